import { describe, expect, test } from 'vitest';
import { type Profile, profileUpdate } from '../../contract/profile/profile.ts';
import { readPrograms } from '../../dev/catalog/curated-files.ts';
import { readFigureFiles } from '../../dev/catalog/figure-files.ts';
import { ownLists } from '../../dev/catalog/own-lists.ts';
import { estimatedFactsOf } from '../../matching/benefits/estimates/estimated-facts.ts';
import { FigureBook } from '../../matching/benefits/figures.ts';
import { asHeaded, isInCare } from '../../matching/person/household-head.ts';
import { eligibilityOf } from '../../matching/rules/curated-rules.ts';
import { matchProgram } from '../../matching/rules/match.ts';

const NOW = new Date('2026-11-24');
const book = new FigureBook(readFigureFiles());
const programs = new Map(
  readPrograms().map(({ id, program }) => [id, { ...program, ...eligibilityOf(program) }] as const),
);
const listOf = ownLists();

const profileWith = (given: Record<string, unknown>): Profile =>
  profileUpdate.parse({ location: 'Memphis, TN', occupation: 'Student', citizenshipStatus: 'citizen', ...given });
const [PARENT, SIBLING, CHILD] = [
  { relation: 'parent', age: 45 },
  { relation: 'sibling', age: 12 },
  { relation: 'child', age: 1 },
];
const wages = (whose: 'self' | 'other') => ({
  incomes: [{ kind: 'wages', yearly: 28_000, whose }],
  housingCost: 900,
  paysHeating: true,
});
const AT_HOME = {
  ...{ age: 17, education: '11th grade', isStudent: 'current', householdSize: 3, householdIncome: 28_000 },
  homeownershipStatus: 'rent',
};
const atHome = profileWith({ ...AT_HOME, household: { people: [PARENT, SIBLING], ...wages('other') } });
/** The same household, if the parent fills in the form. */
const parent = profileWith({
  ...{ age: 45, householdSize: 3, householdIncome: 28_000, isSingleParent: true, homeownershipStatus: 'rent' },
  household: {
    people: [
      { relation: 'child', age: 17, student: true },
      { relation: 'child', age: 12 },
    ],
    ...wages('self'),
  },
});

describe('a minor who lives with a parent', () => {
  test.each(['snap', 'tanf', 'medicaid', 'child-care', 'eitc', 'child-tax-credit', 'school-meals', 'liheap'] as const)(
    '%s gives the same result as for the parent',
    (benefit) => {
      const [theirs, parents] = [atHome, parent].map((one) => estimatedFactsOf(one, book, NOW).estimates?.get(benefit));
      expect({ verdict: theirs?.verdict, amount: theirs?.amount }).toEqual({
        verdict: parents?.verdict,
        amount: parents?.amount,
      });
    },
  );

  test("household benefits are the parent's to request; a student's own are not", () => {
    const facts = estimatedFactsOf(atHome, book, NOW);
    const firstReason = (id: string) => {
      const program = programs.get(id);
      if (!program) throw new Error(`No program ${id}`);
      return matchProgram(program, facts).reasons[0]?.text;
    };
    for (const id of ['snap', 'earned-income-tax-credit', 'child-care-assistance', 'liheap'])
      expect(firstReason(id), id).toMatch(/^A parent or guardian applies/);
    for (const id of ['pell-grant', 'job-corps', 'summer-meals']) expect(firstReason(id), id).not.toMatch(/^A parent/);
  });

  test('no loan is offered that only an adult can sign for', () => {
    const buyer = { ...atHome, needs: ['home', 'business'], homeownershipStatus: 'seeking', seekingStartupGrant: true };
    const kinds = listOf(buyer as Profile).listed.flatMap(({ id }) => {
      const program = programs.get(id);
      return program?.programType === 'loan' && program.needs[0] !== 'school' ? id : [];
    });
    expect(kinds).toEqual(['fsa-youth-loan']);
    const grown = listOf({ ...buyer, age: 25 } as Profile).listed.map(({ id }) => programs.get(id)?.programType);
    expect(grown).toContain('loan');
  });
});

test.each<[string, Record<string, unknown>, boolean]>([
  ['with a parent', { ...AT_HOME, household: { people: [PARENT] } }, true],
  ['with a grandmother', { ...AT_HOME, household: { people: [{ relation: 'grandparent', age: 66 }] } }, true],
  ['with unnamed others', AT_HOME, true],
  ['of 18', { ...AT_HOME, age: 18, household: { people: [PARENT] } }, false],
  ['alone', { ...AT_HOME, householdSize: 1 }, false],
  ['without household answers', { age: 17 }, false],
  ['with a husband', { ...AT_HOME, household: { people: [PARENT, { relation: 'spouse', age: 18 }] } }, false],
  ['with a child of their own', { ...AT_HOME, isSingleParent: true, household: { people: [PARENT, CHILD] } }, false],
])('a 17-year-old %s is in care: %j %s', (_, given, expected) => {
  expect(isInCare(profileWith(given))).toBe(expected);
});

test("a minor mother in her parents' home counts with them, and as a parent herself", () => {
  const mother = profileWith({
    ...AT_HOME,
    isSingleParent: true,
    household: { people: [PARENT, CHILD], ...wages('other') },
  });
  expect(asHeaded(mother).household?.people.map(({ relation, age }) => [relation, age])).toEqual([
    ['child', 17],
    ['grandchild', 1],
  ]);
  expect(estimatedFactsOf(mother, book, NOW)).toMatchObject({ children: 1, youngestChild: 1, relativesChild: false });
});
