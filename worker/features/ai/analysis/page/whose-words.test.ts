import { describe, expect, test } from 'vitest';
import { proven } from '../proof/proven.ts';
import { pageText } from './page-text.ts';

/** Returns how these words on a page are shown; null if they aren't shown. */
function shown(words: string, html: string): string | null {
  return proven({ text: words, quote: words }, pageText(html).passages)?.text ?? null;
}

describe('one page about several programs', () => {
  const page = (some: string, others: string) =>
    `<h1>Help</h1><h2>${some}</h2><p>You can get up to $600 once.</p><h2>${others}</h2><p>You can get up to $90 once.</p>`;

  test.each([
    ['Heating Assistance (LIHEAP)', 'Weatherization Assistance Program'],
    ['USDA Rural Home Loan', 'FHA Loans'],
    ['Homeowners', 'Renters'],
    ['For current homeowners', 'For renters'],
    ['Undergraduate students', 'Graduate and professional students'],
    ['Small businesses', 'Nonprofits and churches'],
    ['Heating season', 'Cooling season'],
    ['The county’s grant', 'Other programs'],
    ['Award', 'Last year’s winners'],
    ['Maximum award', 'Minimum award'],
  ])('%s and %s: an amount is shown with its program', (some, others) => {
    expect(shown('You can get up to $90 once', page(some, others))).toBe(`${others}: You can get up to $90 once.`);
  });

  test.each([
    'About the Program',
    'How to apply for a loan',
    'Applying for the grant',
    'Eligibility',
    'Benefits',
    'Types of assistance',
  ])('general headings, like %s, name nothing', (heading) => {
    const html = `<h1>Weatherization Assistance Program</h1><h2>${heading}</h2><p>You can get up to $90 once.</p>`;
    expect(shown('You can get up to $90 once', html)).toBe('You can get up to $90 once');
  });
});

describe('a table row', () => {
  const ROW = '<tr><td>Three people at home</td><td>$100</td><td>$200</td></tr>';

  test('has its column group’s headers', () => {
    const html = `<table><tr><th rowspan=2>Size</th><th>Owners</th><th>Renters</th></tr><tr><th>Low</th><th>Low</th></tr>${ROW}</table>`;
    expect(shown('Three people at home', html)).toBe(
      'Size: Three people at home | Owners, Low: $100 | Renters, Low: $200',
    );
    const wide = `<table><tr><th></th><th colspan=2>Owners</th></tr><tr><th>Size</th><th>Low</th><th>High</th></tr>${ROW}</table>`;
    expect(shown('Three people at home', wide)).toBe(
      'Size: Three people at home | Owners, Low: $100 | Owners, High: $200',
    );
  });

  test.each([
    ['<th colspan=3>Renters</th>', 'Renters'],
    ['<td colspan=3><b>Annual income limits</b></td>', 'Annual income limits'],
  ])('has the single-cell row above it: %s', (cell, over) => {
    const html = `<table><tr><th>Size</th><th>Low</th><th>High</th></tr><tr>${cell}</tr>${ROW}</table>`;
    expect(shown('Three people at home', html)).toBe(`${over}: Size: Three people at home | Low: $100 | High: $200`);
  });

  test.each([
    '<h3>Monthly limits</h3><table>',
    '<table><caption>Limits per month</caption>',
    '<h3>Annual amounts</h3><table>',
  ])('states the time period of its amounts: %s', (start) => {
    const html = `${start}<tr><th>Size</th><th>Low</th><th>High</th></tr>${ROW}</table>`;
    expect(shown('Three people at home', html)).toMatch(/(?:Monthly|per month|Annual).*: Size: Three people at home/);
  });
});

describe('an answer is shown with its question', () => {
  test.each([
    ['<dt>Do I pay it back?</dt><dd>Not if you stay for five years.</dd>', 'Not if you stay for five years'],
    ['<h3>Do I pay it back?</h3><p>Not if you stay for five years.</p>', 'Not if you stay for five years'],
    ['<p>Q. Must I pay it back? A. Not if you stay for five years.</p>', 'Not if you stay for five years'],
    ['<h3>May I pay it back?</h3><p>Unfortunately, no, you may not do so.</p>', 'Unfortunately, no, you may not do so'],
    [
      '<h3>May I pay it back?</h3><p>Usually, yes, but not in the first year.</p>',
      'Usually, yes, but not in the first year',
    ],
  ])('%s', (html, words) => {
    expect(shown(words, `<dl>${html}</dl>`)).toMatch(/pay it back\?/);
  });
});

describe('a later reversal', () => {
  test.each([
    'You must repay the loan if you sell. Payments start in month 13. This does not apply if you are over 62.',
    'You must repay the loan if you sell. You must live there. Exceptions are made for people over 62.',
    'You must repay the loan if you sell. (See note 1.) Note 1: It does not hold for people over 62.',
    'You must repay the loan if you sell. (People over 62 need not.)',
  ])('limits what is shown: %s', (text) => {
    expect(shown('You must repay the loan if you sell', `<p>${text}</p>`)).toBe(text);
  });

  test('in the next section applies to each item of a list', () => {
    const html =
      '<h3>What is covered</h3><ul><li>Rent up to $1,500 a month</li><li>Utilities</li></ul>' +
      '<h3>Exceptions</h3><ul><li>Rent is not covered in public housing</li></ul>';
    expect(shown('Rent up to $1,500 a month', html)).toMatch(/public housing/);
  });

  test('in parentheses limits the sentence before it', () => {
    const html = '<p>The grant covers 50 percent of the costs</p><p>(75 percent in poor towns).</p>';
    expect(shown('The grant covers 50 percent of the costs', html)).toMatch(/75 percent/);
  });

  test('includes both lists if an “or” joins them', () => {
    const html =
      '<p>All of these must be true:</p><ul><li>You rent your home</li><li>You lost your job</li></ul>' +
      '<p>or</p><ul><li>You get SNAP benefits today</li></ul>';
    expect(shown('You get SNAP benefits today', html)).toMatch(/You rent your home.*or.*SNAP/);
  });
});
