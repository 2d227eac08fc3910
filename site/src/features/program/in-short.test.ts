import { expect, test } from 'vitest';
import { inShort } from './in-short.ts';

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
