import { expect, test } from 'vitest';
import { isRoundOver } from './past-round.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');

test.each([
  'Once each winter; the season of 2024-2025 ended on April 18, 2025',
  'A few weeks each fall; in 2024 from November 4 to December 13',
  'In rounds; the last one we know of closed on May 21, 2024',
  'Once a year; the round of 2025 closed on July 16, 2025',
])('only a past round is known: %s', (text) => expect(isRoundOver('several', text, NOW)).toBe(true));

test.each([
  'Each year from September to the end of May; the 2025-26 season ended May 29, 2026',
  'Once a year from October 1; the 2025-26 round ran to August 15, 2026 or until the money was used up',
  'Once a year, by March 2; for 2025-26 it was moved to April 2, 2025',
  'Applications are taken all year; states set days for each year’s money, such as October 10, 2025 in North Carolina',
  'December 31 of the second year after, so December 31, 2027 for 2025 and December 31, 2026 for 2024',
  'In rounds; the one of 2025 closed on May 1, 2025, and the next opens in January 2027',
  'Each spring',
  'Most once a year, each kind of grant with its own deadline, as of 2018; ask for the next ones',
])('a recurring or future season: %s', (text) => expect(isRoundOver('several', text, NOW)).toBe(false));

test('a season without a closing date lasts through the winter', () => {
  const text = 'This winter’s season began on November 2, 2026. We found no closing date; last winter’s was April 10';
  const isOverOn = (day: string) => isRoundOver('several', text, Date.parse(day));
  expect(['2026-11-29', '2027-02-01', '2027-06-01'].map(isOverOn)).toEqual([false, false, true]);
});

test('only rounds can be over', () => {
  expect(isRoundOver('ongoing', 'Open all year; paid since January 1, 2024', NOW)).toBe(false);
  expect(isRoundOver('several', null, NOW)).toBe(false);
});
