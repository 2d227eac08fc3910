import { expect, test } from 'vitest';
import { OfficialFigures } from './contradiction.ts';

const official = new OfficialFigures([
  'Applications are due on March 15, 2027. Call the office with questions.',
  'Grants of up to $5,000 help to repair a roof.',
  'Households with an income of up to $40,000 may apply.',
]);

test.each([
  'Deadline: Applications are due on April 1, 2027.',
  'Deadline: March 15, 2026',
  'Deadline: Applications are taken all year',
  'Amount: Up to $7,500',
  'You can get a grant of $6,000 for a new roof.',
  'The season closes on 4/1/2027.',
  'Your income may be up to $45,000.',
])('a date or amount that differs from the official texts contradicts them: %s', (ours) => {
  expect(official.contradict(ours)).toBe(true);
});

test.each([
  'Deadline: Applications are due by March 15.',
  'Amount: Up to $5,000',
  'Send a photo of the roof.',
  'The fee for the inspection is $25.',
  'The program began on May 1, 1990.',
  'Your income may be up to $40,000.',
])('the same figures, or unrelated ones, do not contradict them: %s', (ours) => {
  expect(official.contradict(ours)).toBe(false);
});

test('without official dates and amounts, nothing contradicts', () => {
  expect(new OfficialFigures(['Call the office.']).contradict('Deadline: all year')).toBe(false);
});
