import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProfileForm } from '../../contract/profile/profile.ts';
import { planOf } from '../../matching/order/plan.ts';
import { firstPages } from '../factories/own-list.ts';

const NOVEMBER = new Date(2026, 10, 27, 12);
const listOf = firstPages(NOVEMBER);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOVEMBER }));
afterEach(() => void vi.useRealTimers());

const adult = { education: 'High school diploma', citizenshipStatus: 'citizen', isStudent: 'no' } as const;
const mother: ProfileForm = {
  ...{ ...adult, age: 34, location: 'Augusta, GA', occupation: 'between jobs', isSingleParent: true },
  ...{ homeownershipStatus: 'rent', householdSize: 3, numberOfChildren: 2, householdIncome: 22_800 },
  needs: ['money', 'food', 'children'],
  household: {
    people: [
      { relation: 'child', age: 2 },
      { relation: 'child', age: 9 },
    ],
  },
};
const retiree: ProfileForm = {
  ...{ ...adult, age: 71, location: 'Scranton, PA', occupation: 'retired', homeownershipStatus: 'own' },
  ...{ householdSize: 1, numberOfChildren: 0, householdIncome: 16_800 },
};

function startsOf(answers: ProfileForm): string[] {
  const { grants, total, forOrganization } = listOf(answers);
  const { starts } = planOf(grants, { counted: total.counted.map(({ id }) => id), forOrganization });
  return starts.map(({ id }) => id);
}

describe('in November, a mother of two without work', () => {
  test('starts with what she surely gets every month', () => {
    expect(startsOf(mother)).toEqual(['snap', 'wic', 'medicaid']);
    expect(startsOf({ ...mother, needs: [] })).toEqual(['medicaid', 'snap', 'wic']);
    const onBenefits = { ...mother.household, incomes: [{ kind: 'unemployment' as const, yearly: 22_800 }] };
    expect(startsOf({ ...mother, employmentStatus: 'unemployed', household: onBenefits })).toEqual([
      ...['snap', 'wic', 'medicaid'],
    ]);
  });

  test('has tax credits after monthly food help in her list', () => {
    const ids = listOf(mother).grants.map(({ id }) => id);
    const credits = ['child-tax-credit', 'earned-income-tax-credit'].map((id) => ids.indexOf(id));
    for (const id of ['snap', 'wic', 'school-meals']) expect(ids.indexOf(id), id).toBeLessThan(Math.min(...credits));
  });
});

test('in tax season, a working mother who wants money starts with a tax credit', () => {
  const february = new Date(2027, 1, 10, 12);
  vi.setSystemTime(february);
  const worker = { ...mother, needs: ['money' as const], employmentStatus: 'employed' as const };
  const { grants, total } = firstPages(february)(worker);
  const [first] = planOf(grants, { counted: total.counted.map(({ id }) => id) }).starts;
  expect(first?.id).toMatch(/tax-credit/);
});

test('a retiree starts with heating help and Medicare premiums', () => {
  expect(startsOf({ ...retiree, needs: ['bills'] })).toEqual(['liheap', 'medicare-savings-programs', 'weatherization']);
  expect(startsOf({ ...retiree, needs: ['bills', 'home', 'health'] }).slice(0, 2)).toEqual([
    ...['liheap', 'medicare-savings-programs'],
  ]);
  expect(startsOf(retiree)).toEqual(['medicare-savings-programs', 'snap', 'liheap']);
});

describe('other people start with programs meant for them', () => {
  test.each([
    [
      'a veteran',
      {
        ...{ ...adult, age: 47, location: 'San Antonio, TX', occupation: 'security guard', isVeteran: true },
        ...{ employmentStatus: 'employed', veteranDischarge: 'honorable', veteranDisabilityRating: 40 },
        ...{ homeownershipStatus: 'rent', householdSize: 1, numberOfChildren: 0, householdIncome: 24_000 },
      },
      ['va-disability-compensation', 'snap', 'va-health-care'],
    ],
    [
      'a farmer',
      {
        ...{ ...adult, age: 29, location: 'Ames, IA', occupation: 'beginning farmer', ownsBusinesss: true },
        ...{ employmentStatus: 'self-employed', industryExperience: 'agriculture', homeownershipStatus: 'rent' },
        ...{ householdSize: 2, numberOfChildren: 0, householdIncome: 38_000, needs: ['land'] },
      },
      ['environmental-quality-incentives', 'premium-tax-credit', 'conservation-stewardship-program'],
    ],
    [
      'a student',
      {
        ...{ ...adult, age: 19, location: 'Albany, NY', occupation: 'student', isStudent: 'current' },
        ...{ homeownershipStatus: 'rent', householdSize: 1, numberOfChildren: 0, householdIncome: 9000 },
      },
      ['medicaid', 'pell-grant', 'lifeline'],
    ],
    [
      'a food pantry',
      {
        ...{ ...adult, age: 39, location: 'Hays, KS', occupation: 'runs a food pantry', nonprofitStatus: '501c3' },
        ...{ communityType: 'rural', organizationName: 'Hays Pantry', needs: ['community', 'food'] },
      },
      ['tefap-food-pantries', 'federal-surplus-property'],
    ],
    [
      'a bakery',
      {
        ...{ ...adult, age: 41, location: 'Columbus, OH', occupation: 'bakery owner', ownsBusinesss: true },
        ...{ employmentStatus: 'self-employed', industryExperience: 'retail', homeownershipStatus: 'own' },
        ...{ householdSize: 4, numberOfChildren: 2, householdIncome: 52_000, needs: ['business'] },
      },
      ['small-business-development-centers', 'premium-tax-credit', 'sba-microloan'],
    ],
  ] satisfies [string, ProfileForm, string[]][])('%s', (_, answers, ids) => {
    expect(startsOf(answers)).toEqual(ids);
  });
});

test('in winter, help with bills starts with heating even without known dates', () => {
  const starts = startsOf({
    ...{ ...adult, age: 34, location: 'Augusta, GA', occupation: 'cashier', isSingleParent: true, numberOfChildren: 2 },
    ...{ householdSize: 3, householdIncome: 13_200, employmentStatus: 'unemployed', homeownershipStatus: 'rent' },
    needs: ['bills', 'food'],
  });
  expect(starts[0]).toBe('liheap');
});
