import { expect, test } from 'vitest';
import { amountInShort, inShort } from './in-short.ts';

test.each([
  ['Open all year', 'Open all year'],
  [
    'Regular HEAP by about May 31; the cooling program from July 1 to September 30; ask your county',
    'Regular HEAP by about May 31',
  ],
  [
    'Part of the cost of child care; at first for 12 months, then as long as you qualify',
    'Part of the cost of child care',
  ],
  [
    'Apply by June 30. Schools may set an earlier day of their own, so ask the financial aid office.',
    'Apply by June 30',
  ],
  [
    'States decide each year. Most of them take applications from the first of November until the money is gone.',
    'States decide each year',
  ],
  [
    'For the U.S. Department of Agriculture, whatever the office of your county says about it in the spring',
    'For the U.S. Department of Agriculture, whatever the office of your county says about it in the spring',
  ],
])('%s', (text, short) => expect(inShort(text)).toBe(short));

test.each([
  ['About $203 a month for you (in force since 2016)', 'About $203 a month for you'],
  ['Up to $4,500 (since 2019)', 'Up to $4,500'],
  ['$1,000 for homes (built before 1980)', '$1,000 for homes (built before 1980)'],
  [
    'In the rounds of 2022 and 2023: up to $500,000; in 2022 for up to three years',
    'Last round we know of (2023): up to $500,000',
  ],
  ['In the round of fiscal year 2025: $1 million', 'Last round we know of (fiscal year 2025): $1 million'],
  ['In the round of 2026: $200,000 to $250,000', 'In the round of 2026: $200,000 to $250,000'],
])('an amount: %s', (text, short) => expect(amountInShort(text, new Date('2026-06-01T12:00:00Z'))).toBe(short));
