import { expect, test } from 'vitest';
import { profileUpdate } from '../../../contract/profile/profile.ts';
import { readPrograms } from '../../../dev/catalog/curated-files.ts';
import { readFigureFiles } from '../../../dev/catalog/figure-files.ts';
import { estimatedFactsOf } from '../../../matching/benefits/estimates/estimated-facts.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';
import { eligibilityOf } from '../../../matching/rules/curated-rules.ts';
import { judgeProgram } from '../../../matching/rules/match.ts';

const book = new FigureBook(readFigureFiles());
const programs = readPrograms().map(({ id, program }) => ({ id, ...program, ...eligibilityOf(program) }));

const likelihoodsOf = (location: string) => {
  const profile = profileUpdate.parse({
    ...{ age: 30, location, occupation: 'Cook', citizenshipStatus: 'citizen', isSingleParent: true, householdSize: 3 },
    employmentStatus: 'employed',
    household: {
      people: [
        { relation: 'child', age: 3 },
        { relation: 'child', age: 8 },
      ],
      incomes: [{ kind: 'wages', yearly: 17_000, whose: 'self' }],
    },
  });
  const facts = estimatedFactsOf(profile, book, new Date('2026-11-24'));
  return (id: string) => {
    const program = programs.find((one) => one.id === id);
    return program && judgeProgram(program, facts).likelihood;
  };
};

test.each([
  ['Scranton, PA', 'working-pennsylvanians-tax-credit'],
  ['Fresno, CA', 'california-young-child-tax-credit'],
  ['Flint, MI', 'michigan-earned-income-tax-credit'],
  ['Washington, DC', 'dc-earned-income-tax-credit'],
])('in %s, a state credit is no more certain than the federal one it follows', (location, id) => {
  const likelihood = likelihoodsOf(location);
  expect([likelihood('earned-income-tax-credit'), likelihood(id)]).toEqual(['very-likely', 'very-likely']);
});
