import { describe, expect, test } from 'vitest';
import { readPrograms } from '../../dev/curated-files.ts';
import { eligibilityOf } from '../../matching/curated-rules.ts';
import { asksMoreThanIncome, incomeChecksOf, isOfIncomeAlone } from '../../matching/income-sentences.ts';
import { matchOf, told } from './matches.ts';

const alone = (yearly: number, kind = 'wages') => ({
  householdSize: 1,
  householdIncome: yearly,
  household: { people: [], incomes: [{ kind, yearly, whose: 'self' }] },
});

describe('an income answers no other condition', () => {
  test('each condition of the catalogue whose odds are an income is plainly of one kind', () => {
    for (const { id, program } of readPrograms()) {
      for (const { says } of incomeChecksOf(eligibilityOf(program).rules))
        expect(isOfIncomeAlone(says), `${id}: ${says}`).not.toBe(asksMoreThanIncome(says));
    }
  });

  test('a small income is no proof of a high property tax', () => {
    const match = matchOf('maine-property-tax-fairness-credit', {
      age: 84,
      location: 'Presque Isle, ME',
      employmentStatus: 'retired',
      homeownershipStatus: 'own',
      ...alone(19_800, 'social-security'),
    });
    expect(told(match, 'met').join()).not.toContain('property tax');
    expect(told(match, 'unknown').join()).toContain('property tax');
  });

  test('who is within Medicaid in Oregon is not told of the basic health plan', () => {
    const match = matchOf('premium-tax-credit', {
      age: 43,
      location: 'Medford, OR',
      employmentStatus: 'employed',
      homeownershipStatus: 'temporary',
      ...alone(15_000),
    });
    expect(['only-if', 'no']).toContain(match.likelihood);
    expect(told(match, 'met').join()).not.toContain('basic health plan');
  });

  test('an income between Medicaid and twice the poverty line may open it', () => {
    const match = matchOf('premium-tax-credit', {
      age: 43,
      location: 'Medford, OR',
      employmentStatus: 'employed',
      ...alone(26_000),
    });
    expect(told(match, 'unknown').join()).toContain('basic health plan');
  });
});

test.each([
  ['Grants manager of our pueblo government', 'Laguna, NM', 'indian-community-development-block-grant'],
  ['Grants manager of our pueblo government', 'Laguna, NM', 'indian-housing-block-grant-tribes'],
  ['Volunteer fire chief', 'Barton, VT', 'assistance-to-firefighters'],
  ['Volunteer fire chief', 'Barton, VT', 'fire-prevention-safety-grants'],
  ['Police chief', 'Barton, VT', 'cops-hiring-program'],
  ['Police chief', 'Barton, VT', 'bulletproof-vest-partnership'],
  ['Superintendent of schools', 'Clarksdale, MS', 'school-violence-prevention-program'],
  ['Superintendent of schools', 'Clarksdale, MS', 'farm-to-school'],
  ['Parish council clerk', 'Houma, LA', 'community-facilities-loans-and-grants'],
  ['Biologist at a university who studies lake algae', 'Madison, WI', 'afri-agriculture-food-research'],
  ['Laid-off machinist', 'Kokomo, IN', 'unemployment-insurance'],
  ['Unemployed welder', 'Kokomo, IN', 'unemployment-insurance'],
  ['Out of work roofer', 'Kokomo, IN', 'unemployment-insurance'],
])('%s in %s is shown %s', (occupation, location, id) => {
  const match = matchOf(id, { age: 45, location, occupation, education: 'Doctorate' });
  expect(['only-if', 'no']).not.toContain(match.likelihood);
});
