import { expect, test } from 'vitest';
import { pageText } from '../page/page-text.ts';
import { proven } from '../proof/proven.ts';
import { underTheirLead } from './list-items.ts';

const claim = { text: 'Full-time students with a grant.', quote: 'Full-time students with a grant' };
const WHOLE = 'The following may not apply: Full-time students with a grant';

test('items under a denial are not quoted without it', () => {
  const record =
    'Open to residents.\nThe following may not apply:\n• Full-time students with a grant\n• Landlords\nAsk us.';
  const lines = underTheirLead(record.split('\n'));
  expect(lines).toEqual([
    'Open to residents.',
    'The following may not apply:',
    WHOLE,
    'The following may not apply: Landlords',
    'Ask us.',
  ]);
  expect(proven(claim, lines)?.text).toBe(WHOLE);
});

test.each([
  ['<p>The following may not apply:</p><ul><li>Full-time students with a grant<li>Landlords</ul><p>Ask us</p>', WHOLE],
  [
    '<h3>Who cannot apply</h3><ol><li><p>Full-time students with a grant</p></li></ol>',
    `Who cannot apply: ${claim.quote}`,
  ],
  [
    '<p>You may not apply if you are:</p><ul><li>One of these:<ul><li>Full-time students with a grant</ul></ul>',
    'You may not apply if you are: Full-time students with a grant',
  ],
  [
    '<p>You may not apply if:</p><ul><li>you rent, unless you are:<ul><li>Full-time students with a grant</ul></ul>',
    'You may not apply if: you rent, unless you are: Full-time students with a grant',
  ],
])('items under a denial on a page are not quoted without it: %s', (html, shown) => {
  expect(proven(claim, pageText(html).passages)?.text).toBe(shown);
});

test('items under a condition are not quoted without it', () => {
  const whole = 'If you rent, bring: A lease that both have signed';
  const lines = underTheirLead(['If you rent, bring:', '• A lease that both have signed', 'Ask us.']);
  const page = '<h3>If you rent, bring:</h3><ul><li>A lease that both have signed</li></ul>';
  for (const passages of [lines, pageText(page).passages]) {
    const lease = 'A lease that both have signed';
    expect(proven({ text: lease, quote: lease }, passages)?.text).toBe(whole);
  }
});

test('items under any other words stay unchanged', () => {
  const page =
    '<p>We do not charge a fee.</p><p>Open to:</p><ul><li>Full-time students with a grant</ul><p>No pets</p>';
  expect(pageText(page).passages).toEqual([
    'We do not charge a fee.',
    'Open to:',
    'Full-time students with a grant',
    'No pets',
  ]);
  expect(pageText('<h2>Never open to</h2><ul><li>Pets<h2>Dates</h2><p>Open in May</p>').passages).toContain(
    'Open in May',
  );
  expect(underTheirLead(['Up to $500, no more than that:', '• Roofs', 'Not here.', '• Doors'])).toEqual([
    'Up to $500, no more than that:',
    '• Roofs',
    'Not here.',
    '• Doors',
  ]);
});

test('alternatives are one passage, and no item is quoted without the others', () => {
  const whole = 'Bring one of the following: A passport that is valid; A driver license';
  const record = 'Bring one of the following:\n\n• A passport that is valid;\n• A driver license.\nAsk us.';
  const page =
    '<p>Bring one of the following:</p><ul><li><p>A passport that is valid;</p></li><li>A driver license.</ul><p>Ask us.';
  for (const lines of [underTheirLead(record.split('\n')), pageText(page).passages]) {
    expect(lines.filter(Boolean)).toEqual([whole, 'Ask us.']);
    for (const quote of ['A passport that is valid', 'Bring one of the following']) {
      expect(proven({ text: 'Bring a passport that is valid.', quote }, lines)?.text).toBe(whole);
    }
  }
});

test('lines without bullets belong to an excluding title, until the next title', () => {
  const lines = ['Ineligible costs', 'Land that is rented', 'Eligible costs', 'Tools for the farm'];
  expect(underTheirLead(lines)).toEqual([
    'Ineligible costs: Land that is rented',
    'Eligible costs',
    'Tools for the farm',
  ]);
  expect(underTheirLead(['Ineligible activities.', 'Buying land'])).toEqual(['Ineligible activities: Buying land']);
});

test('lettered items are items, and those joined by “or” are one passage', () => {
  const whole = 'You must: (a) own a home here; or (b) rent a home here.';
  expect(underTheirLead(['You must:', '(a) own a home here; or', '(b) rent a home here.'])).toEqual([whole]);
});

test('a sentence that continues on the next line stays whole', () => {
  const lines = ['Fees are waived for veterans', 'who were wounded in a war.'];
  expect(underTheirLead(lines)).toEqual([lines.join(' ')]);
});

test('an exception is included with the earlier rules of its section', () => {
  const lines = [
    'Who may apply',
    'Owners may apply.',
    'Homes are inspected.',
    'This does not apply to towns.',
    'Sums',
    'You get $900.',
  ];
  expect(underTheirLead(lines)).toEqual([
    'Who may apply',
    'Owners may apply. (Exception: This does not apply to towns.)',
    'Homes are inspected. This does not apply to towns.',
    'Sums',
    'You get $900.',
  ]);
});
