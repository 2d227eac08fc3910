import { expect, test } from 'vitest';
import { isInItsWinter, passedDay } from './yearly-day.ts';

const NOW = new Date(2026, 10, 27);

test.each([
  ['June 30 each year', { passed: '2026-06-30', next: '2027-06-30' }],
  ['By April 15 each year; file online', { passed: '2026-04-15', next: '2027-04-15' }],
  ['Each year from March 1 to July 31', { passed: '2026-07-31', next: '2027-07-31' }],
  ['June 30 each year; often moved to December 31', { passed: '2026-06-30', next: null }],
  ['December 15 each year', null],
  ['Each year from November 1 to April 30', null],
  ['Open all year', null],
])('%s', (text, passed) => expect(passedDay(text, NOW)).toEqual(passed));

test('a yearly day is not over on the day itself', () => expect(passedDay('November 27 each year', NOW)).toBeNull());

test.each([
  ['Once each winter; applications are taken until April 30', true],
  ['This winter’s season began on November 2, 2026. We found no closing date', true],
  ['Winter heating, summer cooling and energy crisis each have their own application period', false],
])('whether “%s” may be open in November: %s', (text, isOpen) => {
  expect(isInItsWinter(text, new Date('2026-11-27T12:00:00Z'))).toBe(isOpen);
  expect(isInItsWinter(text, new Date('2026-07-27T12:00:00Z'))).toBe(false);
});
