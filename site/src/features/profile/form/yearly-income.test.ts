import { expect, test } from 'vitest';
import { fieldNumberOf, monthOf, timesAYear, yearlyIncomeOf, yearOfMonths } from './yearly-income.ts';

test.each([
  ['22800', 22_800],
  ['$22,800 a year', 22_800],
  ['1900 a month', 22_800],
  ['$1,900/mo', 22_800],
  ['1,900 per month', 22_800],
  ['450 a week', 23_400],
  ['900 every two weeks', 23_400],
  ['900 biweekly', 23_400],
  ['1,900 al mes', 22_800],
  ['$1,900 por mes', 22_800],
  ['1900 mensuales', 22_800],
  ['450 a la semana', 23_400],
  ['900 cada dos semanas', 23_400],
  ['22,800 al año', 22_800],
  ['0', 0],
  ['', null],
  ['about 20', Number.NaN],
  ['a month', null],
  ['19.50 an hour', Number.NaN],
  ['19.50 por hora', Number.NaN],
])('“%s” is %s a year', (typed, yearly) => expect(yearlyIncomeOf(typed)).toBe(yearly));

test('a very low yearly income is probably a monthly one', () => {
  expect([0, 99, 1900, 9999, 10_000].map(yearOfMonths)).toEqual([null, null, 22_800, 119_988, null]);
  expect(monthOf(22_800)).toBe(1900);
});

test('only the income field accepts a pay period and detects one that was typed', () => {
  expect(fieldNumberOf('householdIncome', '400 a month')).toBe(4800);
  expect(fieldNumberOf('householdSize', '4 a month')).toBeNaN();
  expect(['400 a month', '90 a week', '$2,000 a year', '1900'].map(timesAYear)).toEqual([12, 52, 1, undefined]);
});
