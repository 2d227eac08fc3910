import { describe, expect, test } from 'vitest';
import { matchWith, reasonTexts } from '../members.fixture.ts';

const child = (age: number) => ({ relation: 'child', age, disability: false, student: false });
const spouse = { relation: 'spouse', age: 30, disability: false, student: false };
const wages = (yearly: number, whose = 'self') => ({ kind: 'wages', yearly, whose });
const FATHER = {
  age: 32,
  location: 'Birmingham, AL',
  employmentStatus: 'employed',
  householdSize: 4,
  householdIncome: 34_000,
  household: { people: [spouse, child(4), child(0)], incomes: [wages(34_000)] },
};
const YOUNG_MOTHER = {
  age: 19,
  location: 'St. Louis, MO',
  occupation: 'Stay at home with my babies',
  employmentStatus: 'unemployed',
  isSingleParent: true,
  householdSize: 4,
  householdIncome: 22_000,
  household: {
    people: [child(2), child(0), { relation: 'parent', age: 45, disability: false }],
    incomes: [wages(22_000, 'other')],
  },
};
const JOBLESS_MOTHER = {
  age: 29,
  location: 'Kokomo, IN',
  employmentStatus: 'unemployed',
  isSingleParent: true,
  householdSize: 2,
  householdIncome: 9000,
  household: { people: [child(4)], incomes: [{ kind: 'unemployment', yearly: 9000, whose: 'self' }] },
};

const care = (answers: Readonly<Record<string, unknown>>) => matchWith('child-care-assistance', answers);

describe('child care assistance requires each parent to work, study or train', () => {
  test.each([
    ['the father alone has wages', FATHER],
    ['the mother stays at home, and the grandmother works', YOUNG_MOTHER],
  ])('where %s, the help is possible only if that changes', (_, answers) => {
    const match = care(answers);
    expect(match.likelihood).toBe('only-if');
    expect(match.onlyIf).toEqual(['Each parent at home works, studies or trains for a job']);
    expect(reasonTexts(match, 'met').join()).not.toMatch(/works for pay|student/);
  });

  test.each(['TX', 'PA', 'CA', 'SD', 'KS', 'NC'])('a homemaker and an earner in %s do not qualify yet', (state) => {
    expect(care({ ...FATHER, location: `Springfield, ${state}` }).likelihood).toBe('only-if');
  });

  test('a job seeker may get it if the state counts that', () => {
    const match = care(JOBLESS_MOTHER);
    expect(match.likelihood).toBe('worth-checking');
    expect(reasonTexts(match, 'unknown').join()).toContain('your state counts looking for work');
  });

  test.each([
    [
      'both parents have wages',
      { ...FATHER, household: { ...FATHER.household, incomes: [wages(17_000), wages(17_000, 'spouse')] } },
    ],
    [
      'the mother studies',
      { ...FATHER, household: { ...FATHER.household, people: [{ ...spouse, student: true }, child(4), child(0)] } },
    ],
    [
      'the mother has a disability',
      { ...FATHER, household: { ...FATHER.household, people: [{ ...spouse, disability: true }, child(4), child(0)] } },
    ],
    ['the jobless mother studies', { ...JOBLESS_MOTHER, isStudent: 'current' }],
    [
      'a single mother works',
      { ...JOBLESS_MOTHER, employmentStatus: 'employed', household: { people: [child(4)], incomes: [wages(15_000)] } },
    ],
  ])('it is very likely where %s', (_, answers) => {
    expect(['very-likely', 'qualify']).toContain(care(answers).likelihood);
  });

  test("a minor's card mentions no student parents", () => {
    const match = care({
      age: 17,
      location: 'Detroit, MI',
      isStudent: 'future',
      householdSize: 5,
      householdIncome: 62_000,
      household: {
        people: [
          { relation: 'parent', age: 44 },
          { relation: 'parent', age: 46 },
          { relation: 'sibling', age: 14 },
          { relation: 'sibling', age: 9 },
        ],
        incomes: [wages(40_000, 'other'), wages(22_000, 'other')],
      },
    });
    expect(match.reasons.map(({ text }) => text).join()).not.toContain('student');
  });
});
