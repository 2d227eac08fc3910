import { describe, expect, test } from 'vitest';
import type { Amount } from '../../../../contract/programs/benefits.ts';
import type { Match } from '../../../../contract/programs/grants.ts';
import { CAUSES, type Found } from './causes.ts';

const PROGRAM: Found['program'] = {
  ...{ id: 'roof', title: 'Roof Help', sourceType: 'grants.gov', programType: 'grant' },
  ...{ amount: null, description: null, requirements: null, repaymentTerms: null, assistanceType: null },
  ...{ deadlineKind: 'rolling', deadline: 'All year', deadlineDate: null },
  needs: [],
  detail: { documents: [], howToApply: [], contact: null, sources: {} },
};
const MATCH: Match = { score: 50, verdict: 'likely', likelihood: 'worth-checking', met: 1, open: 1, reasons: [] };

const found = (given: Partial<Found['program']> = {}, match: Partial<Match> = {}): Found => ({
  program: { ...PROGRAM, ...given },
  match: { ...MATCH, ...match },
  open: 1,
});

interface Asked {
  words?: string;
  quote?: string | null;
}
/** Returns the reason that this cause gives for a program to pass another; null if the cause doesn't apply. */
function reason(key: string, moved: Found, passed: Found, { words = '', quote = null }: Asked = {}): string | null {
  const cause = CAUSES.find((one) => one.key === key);
  if (!cause) throw new Error(`No cause ${key}`);
  return cause.reasonOf({ found: moved, passed, words, quote });
}

describe('a sooner deadline', () => {
  const until = (day: string, deadline: string) => found({ deadlineKind: 'fixed', deadline, deadlineDate: day });
  const march = until('2099-03-01', 'March 1, 2099');

  test('counts if both end on different dates', () => {
    expect(reason('sooner', march, until('2099-06-01', '2099-06-01'))).toMatch(/has until June 1, 2099\.$/);
    expect(reason('sooner', march, until('2099-03-01', 'March 1, 2099, in Alaska'))).toBeNull();
  });

  test.each(['rolling', 'ongoing', 'several', 'forecast', 'unknown'] as const)(
    'does not count next to a deadline of kind %s',
    (kind) => {
      expect(reason('sooner', march, found({ deadlineKind: kind }))).toBeNull();
    },
  );
});

describe('met conditions', () => {
  const met = found({}, { verdict: 'eligible' });

  test('count next to a program with open or unread ones', () => {
    expect(reason('all_conditions', met, { ...found(), open: 2 })).toBe(
      'by your answers you meet its conditions. Of “Roof Help”, which it passed, 2 conditions are still to check.',
    );
    expect(reason('all_conditions', met, found())).toMatch(/1 condition is still to check/);
    expect(reason('all_conditions', met, { ...found({}, { verdict: 'check' }), open: 0 })).toMatch(/haven’t read/);
    expect(reason('all_conditions', met, { ...met, open: 0 })).toBeNull();
  });
});

describe('a higher estimate', () => {
  const paid = (from: number, to: number, given: Partial<Found['program']> = {}, per: Amount['per'] = 'month') =>
    found(given, { estimate: { verdict: 'yes', amount: { from, to, per } } });
  const maybe = (one: Found): Found => {
    const { estimate } = one.match;
    return estimate ? { ...one, match: { ...one.match, estimate: { ...estimate, verdict: 'maybe' } } } : one;
  };

  test('counts if the lower bound of one is above the upper bound of the other', () => {
    expect(reason('worth_more', paid(300, 400), paid(100, 200))).toBe(
      'its estimate is higher: about $300 to $400 a month for you. For “Roof Help”, which it passed, it’s about $100 to $200 a month for you.',
    );
  });

  test.each([
    ['the ranges overlap', paid(150, 400), paid(100, 200)],
    ['the sums are of other periods', paid(300, 400), paid(1, 2, {}, 'year')],
    ['it may not be paid', maybe(paid(300, 400)), paid(100, 200)],
    ['the other may not be paid', paid(300, 400), maybe(paid(100, 200))],
    ['it is lent', paid(300, 400, { programType: 'loan' }), paid(100, 200)],
    ['the other is lent', paid(300, 400), paid(100, 200, { programType: 'loan' })],
    ['the cards show the same sum', paid(9.4, 9.4), paid(9.3, 9.3)],
  ])('does not count if %s', (_, moved, passed) => {
    expect(reason('worth_more', moved, passed)).toBeNull();
  });
});

describe('a larger amount', () => {
  const names = (amount: string) => found({ amount });

  test('counts for amounts with an upper end', () => {
    expect(reason('worth_more', names('Up to $900'), names('$500'))).toMatch(/^it names a larger sum, \$900\./);
  });

  test('does not count for a minimum, or for cents that are not shown', () => {
    expect(reason('worth_more', names('Up to $900'), names('From $500'))).toBeNull();
    expect(reason('worth_more', names('From $900'), names('$500'))).toBeNull();
    expect(reason('worth_more', names('$500.40'), names('$500.10'))).toBeNull();
    expect(reason('worth_more', names('$900'), names('$12,50'))).toBeNull();
  });
});

describe('money without repayment', () => {
  const loan = found({ programType: 'loan', title: 'Roof Loan' });

  test('counts for a grant next to a loan', () => {
    expect(reason('not_repaid', found(), loan)).toBe('you don’t pay it back. “Roof Loan”, which it passed, is a loan.');
  });

  test.each<[string, Partial<Found['program']>]>([
    ['title', { title: 'Grants and Loans for Broadband' }],
    ['amount', { amount: 'Up to $4,000 a year, or a low-interest loan' }],
    ['description', { description: 'If you do not teach for four years, you have to pay all of it back.' }],
    ['description', { description: 'The tax is put off: it adds up with interest until you sell the home.' }],
    ['description', { description: 'In return, you work for two years where nurses are needed.' }],
    ['requirements', { requirements: 'Sign that you will repay it if you move away.' }],
    ['repayment', { repaymentTerms: 'It is paid back when you sell the home' }],
    ['kind of help', { assistanceType: 'Direct loans' }],
    ['way to apply', { detail: { ...PROGRAM.detail, howToApply: ['Ask what you would owe'] } }],
  ])('does not count if its own %s mentions a later debt: %o', (_, given) => {
    expect(reason('not_repaid', found(given), loan)).toBeNull();
  });
});

describe('a match with the words', () => {
  const answer = (words: string, quote: string, given: Partial<Found['program']> = {}) =>
    reason('answers_words', found(given), found(), { words, quote });

  test('does not count if the quote denies it', () => {
    expect(answer('help with rent', 'This program helps with rent.')).toMatch(/“rent”/);
    expect(answer('help with rent', 'This program does not help with rent.')).toBeNull();
  });

  test.each(['no loans', 'grants not loans', 'anything but loans', 'I don’t want loans', 'a roof without loans'])(
    'does not count for unwanted words: %s',
    (words) => {
      expect(answer(words, 'This program makes loans to people.')).toBeNull();
    },
  );

  test('does not count for a word with another meaning there', () => {
    expect(answer('home loan', 'It makes a loan to each nursing home.')).not.toMatch(/“home”/);
    expect(answer('child care', 'The office collects child support.')).toBeNull();
    expect(answer('a home', 'Meals are brought to your home.', { needs: ['food'] })).toBeNull();
    expect(answer('a home', 'It pays for your first home.', { needs: ['home'] })).toMatch(/“home”/);
  });

  test('counts next to unwanted words', () => {
    expect(answer('fix my roof, no loans', 'It pays people to fix a roof.')).toMatch(
      /^you asked for “fix” and “roof”,/,
    );
  });

  test('names the kind of text', () => {
    const quote = 'It pays people to fix a roof.';
    expect(answer('fix my roof', quote)).toMatch(/, and its own text says:$/);
    expect(answer('fix my roof', quote, { sourceType: 'curated' })).toMatch(/, and our summary of its page says:$/);
  });
});
