import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { profile } from '../../../../contract/profile/profile.ts';
import type { Reason } from '../../../../contract/programs/grants.ts';
import { aUser } from '../account/session/user.fixture.ts';
import { answerTo } from '../profile/form/answers.ts';
import { conditionsInShort } from './conditions/in-short/conditions-in-short.ts';
import { strongestReasons } from './conditions/strongest.ts';
import { deadlineWords } from './deadline.ts';

const reason = (verdict: Reason['verdict'], text: string): Reason => ({
  criterion: 'age',
  verdict,
  text,
  quote: null,
  source: null,
});

describe('the reasons', () => {
  const [met, also, open] = [reason('met', 'a'), reason('met', 'b'), reason('unknown', 'c')];

  test('the first two are the strongest', () =>
    expect(strongestReasons({ verdict: 'eligible', reasons: [met, also, open] })).toEqual([met, also]));

  test('include one that explains a “maybe”', () =>
    expect(strongestReasons({ verdict: 'likely', reasons: [met, also, open] })).toEqual([met, open]));

  test('may be a single one or none', () => {
    expect(strongestReasons({ verdict: 'check', reasons: [] })).toEqual([]);
    expect(strongestReasons({ verdict: 'likely', reasons: [open] })).toEqual([open]);
  });
});

describe('a deadline', () => {
  beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
  afterEach(() => vi.unstubAllEnvs());

  /** The end of the day on the East Coast, in American Samoa (when no zone is named), and in Guam. */
  const EASTERN = '2026-03-16T03:59:59.000Z';
  const SAMOA = '2026-03-16T10:59:59.000Z';
  const GUAM = '2026-03-15T13:59:59.000Z';
  const on = (deadlineAt: string, now: string) =>
    deadlineWords({ deadline: '2026-03-15', deadlineKind: 'fixed', deadlineAt }, new Date(now));

  test.each([
    ['counts calendar days', EASTERN, '2026-01-14T12:00:00-05:00', '60 days left', 'calm'],
    ['is highlighted two weeks before', EASTERN, '2026-03-01T23:00:00-05:00', '14 days left', 'soon'],
    ['is tomorrow, even an hour before midnight', EASTERN, '2026-03-14T23:00:00-04:00', '1 day left', 'soon'],
    ['is today', SAMOA, '2026-03-15T08:00:00-04:00', 'Today is the last day', 'soon'],
    [
      'has hours left in a place farther west after the day ends here',
      SAMOA,
      '2026-03-16T01:00:00-04:00',
      'Last hours',
      'soon',
    ],
    [
      'has passed in a place farther east before the day ends here',
      GUAM,
      '2026-03-15T12:00:00-04:00',
      'has passed',
      'over',
    ],
    ['has passed', EASTERN, '2026-03-16T00:00:01-04:00', 'has passed', 'over'],
  ])('%s', (_, end, now, note, look) => {
    const words = on(end, now);
    expect(words).toMatchObject({ text: 'March 15, 2026', note: expect.stringContaining(note), look });
  });

  test('shows the same date whatever time zone it ends in', () => {
    const texts = [EASTERN, SAMOA, GUAM].map(
      (deadlineAt) => deadlineWords({ deadline: null, deadlineKind: 'fixed', deadlineAt }).text,
    );
    expect(new Set(texts)).toEqual(new Set(['March 15, 2026']));
  });

  test.each([
    ['rolling', 'Open all year', 'Decided as applications come in'],
    ['ongoing', null, 'No closing date'],
    ['several', 'Each spring', null],
    ['several', null, 'Several rounds'],
    ['ongoing', 'No closing date is named', null],
    ['forecast', null, 'Not open yet'],
    ['unknown', null, 'Ask the provider'],
    ['fixed', 'Soon', null],
  ] as const)('shows the kind %s', (deadlineKind, deadline, note) =>
    expect(deadlineWords({ deadline, deadlineKind, deadlineAt: null })).toEqual({
      text: deadline ?? 'Not stated',
      note,
      look: 'calm',
    }),
  );
});

test('of a past round shows when rounds are held, and says to ask', () =>
  expect(
    deadlineWords({
      deadline: 'Once each winter; the season of 2024-2025 ended on April 18, 2025',
      deadlineKind: 'several',
      deadlineAt: null,
      roundOver: true,
    }),
  ).toEqual({ text: 'Once each winter', note: 'Ask for this year’s dates', look: 'calm' }));

const condition = (criterion: Reason['criterion'], verdict: Reason['verdict'], text = 'a condition'): Reason => ({
  ...{ criterion, verdict, text, quote: null, source: null },
});
const usual: Reason = { ...condition('check', 'unknown', 'You haven’t been barred'), usual: true };
const state = condition('state', 'met', 'You live in Pennsylvania');
const farm = condition('applicantKind', 'met', 'You apply for a farm or ranch');

test.each<[string, Reason[]]>([
  ['You meet its conditions', [condition('age', 'met')]],
  ['You meet its conditions', [condition('age', 'met'), condition('veteran', 'met'), state]],
  [
    'Income fits. 3 things to confirm',
    [
      condition('householdIncome', 'met'),
      condition('age', 'unknown'),
      condition('home', 'unknown'),
      condition('check', 'unknown'),
      usual,
    ],
  ],
  ['1 thing to confirm', [state, condition('check', 'unknown'), usual]],
  ['2 conditions met. Confirm the rest', [condition('age', 'met'), condition('home', 'met'), usual]],
  ['Confirm the conditions when you apply', [state, farm, usual]],
  [
    '1 condition not met. 1 condition met. 1 thing to confirm',
    [condition('age', 'unmet'), condition('home', 'met'), condition('pregnant', 'unknown')],
  ],
])('conditions in short: %s', (words, reasons) =>
  expect(conditionsInShort({ score: 50, verdict: 'likely', likelihood: 'very-likely', met: 0, open: 0, reasons })).toBe(
    words,
  ),
);

test("where the verdict says that all conditions are met, they aren't repeated", () => {
  const met = { score: 90, verdict: 'eligible', likelihood: 'qualify', met: 1, open: 0 } as const;
  const reasons = [condition('age', 'met')];
  expect(conditionsInShort({ ...met, reasons })).toBeNull();
  expect(conditionsInShort({ ...met, reasons, alreadyGets: true })).toBe('You meet its conditions');
  expect(conditionsInShort({ ...met, reasons: [...reasons, usual] })).toBe('1 condition met. Confirm the rest');
});

test('the state someone lives in, or that a farmer farms, is not a reason', () => {
  expect(strongestReasons({ verdict: 'likely', reasons: [state, farm] })).toEqual([]);
  expect(
    conditionsInShort({
      score: 50,
      verdict: 'eligible',
      likelihood: 'qualify',
      met: 2,
      open: 0,
      reasons: [state, farm],
    }),
  ).toBeNull();
});

test.each([
  ['age', 'Age: 34'],
  ['state', 'Location: Columbus, OH'],
  ['veteran', 'I am a veteran: no'],
  ['ownsBusiness', 'I own a business'],
  ['student', 'Are you a student? No'],
  ['home', 'Your home: I rent'],
  ['incomeOfPovertyLine', 'Yearly household income: $21,500, for 3 people'],
  ['tribalMember', 'Tribal affiliation: None'],
  ['employment', null],
  ['applicantKind', null],
  ['check', null],
])('the person’s answer about %s is %s', (fact, words) => {
  const user = aUser({ ownsBusinesss: true, householdIncome: 21_500, householdSize: 3 });
  expect(answerTo(fact, profile.parse(user))).toBe(words);
});
