import { expect, test } from 'vitest';
import { workSaidBy } from './said-work.ts';

const RETIRED = { employmentStatus: 'retired' };
const OUT = { employmentStatus: 'unemployed' };
const STUDENT = { isStudent: 'current' };

test.each([
  ['retired', RETIRED],
  ['Retired.', RETIRED],
  ['I’m retired', RETIRED],
  ['Retired machinist', RETIRED],
  ['Retired high school teacher', RETIRED],
  ['retiree', RETIRED],
  ['between jobs', OUT],
  ['Unemployed', OUT],
  ['currently laid off', OUT],
  ['student', STUDENT],
  ['I am a student', STUDENT],
  ['full-time college student', STUDENT],
])('%j states plainly if the person works', (occupation, said) => expect(workSaidBy(occupation)).toEqual(said));

test.each([
  '',
  'Nurse',
  'Retired, part-time cashier',
  'Retired but still driving',
  'semi-retired',
  'Retired seniors coordinator',
  'Retirement home aide',
  'Student teacher',
  'Student loan officer',
  'Unemployment insurance clerk',
])('%j does not settle if the person works', (occupation) => expect(workSaidBy(occupation)).toEqual({}));
