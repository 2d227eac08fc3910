import { expect, test } from 'vitest';
import { profileUpdate } from '../../../contract/profile/profile.ts';
import { figureFile } from '../../../contract/programs/figures.ts';
import guidelines from '../../figures/poverty-guidelines/2026.json' with { type: 'json' };
import snap from '../../figures/snap/2026.json' with { type: 'json' };
import { FigureBook } from '../figures.ts';
import { estimatesOf } from './estimate.ts';

test('an estimate that depends on a condition is a “maybe” with that reason', () => {
  const book = new FigureBook({
    snap: [figureFile.parse(snap)],
    'poverty-guidelines': [figureFile.parse(guidelines)],
  });
  const student = profileUpdate.parse({
    ...{ age: 20, location: 'Columbus, OH', occupation: 'College student', education: 'Some college' },
    ...{ isStudent: 'current', employmentStatus: 'unemployed', householdSize: 1, citizenshipStatus: 'citizen' },
    ...{ householdIncome: 0, household: { people: [], incomes: [], housingCost: 500, paysHeating: false } },
  });
  const estimate = estimatesOf(student, book, '2026-08-24').get('snap');
  expect(estimate).toMatchObject({ verdict: 'maybe', hinge: { odds: 'sometimes' } });
  expect(estimate?.reason()).toContain('at least 20 hours a week');
  expect(estimate?.assumes[0]).toBe(estimate?.reason());
});
