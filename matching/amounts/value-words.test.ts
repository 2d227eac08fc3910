import { expect, test } from 'vitest';
import { match } from '../../contract/programs/grants.ts';
import { valueWords } from './value-words.ts';

const none = match.parse({ score: 1, verdict: 'likely', likelihood: 'very-likely', met: 1, open: 1, reasons: [] });
const sum = { ...none, estimate: { verdict: 'yes' as const, amount: { from: 200, to: 400, per: 'month' as const } } };

test.each([
  ['their sum', sum, 'Up to $994 a month', 'Monthly cash payment', 'About $200 to $400 a month for you'],
  ['what the source states', none, 'Up to $994 a month', 'Monthly cash payment', 'Up to $994 a month'],
  ['the kind of help', none, null, 'Free meals at school', 'Free meals at school'],
  [
    'the fuller words',
    none,
    'Health coverage; in 2026 for adults with up to 138% of the poverty line',
    'Free or low-cost health coverage',
    'Free or low-cost health coverage',
  ],
  ['nothing', none, null, null, null],
])('the value line has %s', (_, matched, amount, assistanceType, words) => {
  expect(valueWords({ match: matched, amount, assistanceType })).toBe(words);
});
