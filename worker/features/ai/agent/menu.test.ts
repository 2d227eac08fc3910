import { expect, test } from 'vitest';
import type { Match } from '../../../../contract/programs/grants.ts';
import { inShort, MENU } from './menu.ts';
import { VERDICT } from './texts.ts';

type Given = Pick<Match, 'verdict' | 'estimate'>;
const matchOf = (given: Given): Match => ({
  score: 50,
  likelihood: 'worth-checking',
  met: 0,
  open: 0,
  reasons: [],
  ...given,
});
const worthIn = (given: Given) => MENU.find(({ key }) => key === 'worth')?.parts({ facts: {}, match: matchOf(given) });
const amount = { from: 0, to: 2188, per: 'year' } as const;

test.each([
  [{ verdict: 'maybe', amount }, 'Up to $2,188 a year'],
  [{ verdict: 'yes', amount }, 'Up to $2,188 a year for you'],
  [{ verdict: 'yes', amount: { from: 310, to: 684, per: 'month' } }, 'About $310 to $684 a month for you'],
] as const)('an amount is worded as on the card: %j', (estimate, words) => {
  const text = `${words}, from your answers and the official figures.`;
  expect(worthIn({ verdict: 'likely', estimate })).toEqual([{ kind: 'reckoned', text }]);
  expect(inShort(matchOf({ verdict: 'likely', estimate }))).toBe(`${VERDICT.likely} ${text}`);
});

test('no amount is shown if a condition is not met or nothing would be paid', () => {
  const none = { verdict: 'no', amount: { ...amount, to: 0 } } as const;
  expect(worthIn({ verdict: 'ineligible', estimate: none })).toEqual([
    { kind: 'from_rules', text: VERDICT.ineligible },
  ]);
  expect(inShort(matchOf({ verdict: 'ineligible', estimate: { verdict: 'maybe', amount } }))).toBe(VERDICT.ineligible);
  expect(inShort(matchOf({ verdict: 'likely', estimate: none }))).toBe(VERDICT.likely);
});

test('a condition that another may replace is shown as one of several', () => {
  const reasons = [
    { criterion: 'check', verdict: 'unknown', text: 'You pay for heating' },
    { criterion: 'check', verdict: 'unknown', text: 'Somebody gets SNAP' },
  ] as const;
  const match: Match = { ...matchOf({ verdict: 'likely' }), reasons: [...reasons] };
  const known = { facts: {}, match, alternatives: new Set(['Somebody gets SNAP']) };
  const texts = MENU.find(({ key }) => key === 'verdict')
    ?.parts(known)
    .map((part) => part.text);
  expect(texts?.slice(1)).toEqual([
    'It asks for this, and your answers don’t say: You pay for heating',
    'One of the ways to qualify asks for this, and your answers don’t say: Somebody gets SNAP',
  ]);
});
