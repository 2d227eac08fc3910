import { describe, expect, test } from 'vitest';
import { type Profile, profileUpdate } from '../../../contract/profile/profile.ts';
import { readFigureFiles } from '../../../dev/catalog/figure-files.ts';
import { estimatesOf } from '../../../matching/benefits/estimates/estimate.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';

const book = new FigureBook(readFigureFiles());
const NOBODY = { disability: null, pregnant: null, student: null, veteran: null, citizenshipStatus: 'not_specified' };
const EMPTY = { people: [], incomes: [], housingCost: null, childCareCost: null, medicalCost: null, savings: null };

type Given = Record<string, unknown> & { household: Record<string, unknown> };

function estimates({ household, ...given }: Given) {
  const profile = profileUpdate.parse({
    ...{ age: 30, location: 'Dayton, OH', occupation: 'Store clerk', citizenshipStatus: 'citizen', pregnancy: 'no' },
    ...{ isStudent: 'no', employmentStatus: 'employed' },
    ...given,
    household: { ...EMPTY, paysHeating: null, ...household },
  }) as Profile;
  return estimatesOf(profile, book, '2026-11-24');
}

const other = (relation: string, age: number, more = {}) => ({
  ...{ relation, age, permanentResidentSince: null },
  ...NOBODY,
  ...more,
});
const income = (kind: string, yearly: number, whose = 'self') => ({ kind, yearly, whose });

describe('Medicaid of a member who lives with parents', () => {
  const withParents = (age: number, parentsEarn: number, more = {}) =>
    estimates({
      ...{ age, occupation: 'Student', isStudent: 'current', employmentStatus: 'unemployed', householdSize: 3 },
      householdIncome: parentsEarn,
      household: {
        people: [other('parent', 50), other('parent', 49)],
        incomes: [income('wages', parentsEarn, 'other')],
      },
      ...more,
    }).get('medicaid');

  test("under 19, the parents' income counts", () => {
    expect(withParents(18, 200_000)?.verdict).toBe('no');
    expect(withParents(18, 20_000)?.verdict).toBe('yes');
  });

  test("a grown student, or one without income, gets it only if parents don't claim them", () => {
    expect(withParents(20, 140_000)).toMatchObject({ verdict: 'maybe', hinge: { odds: 'rarely' } });
    const jobless = withParents(22, 140_000, { isStudent: 'no' });
    expect(jobless).toMatchObject({ verdict: 'maybe', hinge: { odds: 'half' } });
    expect(jobless?.reason()).toContain('do not claim you');
  });

  test("two parents are a couple: the one without income isn't alone", () => {
    const worker = estimates({
      ...{ age: 30, householdSize: 3, householdIncome: 240_000 },
      household: {
        people: [other('parent', 60), other('parent', 58)],
        incomes: [income('wages', 40_000), income('wages', 200_000, 'other')],
      },
    });
    expect(worker.get('medicaid')?.verdict).toBe('no');
  });
});

test("a partner's income counts for a child if it is the couple's child", () => {
  const couple = (partnerEarns: number) =>
    estimates({
      ...{ location: 'Tucson, AZ', householdSize: 3, householdIncome: 31_000 + partnerEarns },
      household: {
        people: [other('partner', 31), other('child', 3)],
        incomes: [income('wages', 31_000), income('wages', partnerEarns, 'spouse')],
      },
    }).get('medicaid');
  expect(couple(30_000)).toMatchObject({ verdict: 'maybe', hinge: { odds: 'half' } });
  expect(couple(30_000)?.reason()).toContain('Your partner');
  expect(couple(0)?.verdict).toBe('yes');
});

test("a child's Social Security is the child's and lowers no credit of the parent", () => {
  const mother = (whose: 'self' | 'other') =>
    estimates({
      ...{ age: 52, location: 'Lincoln, NE', isSingleParent: true, numberOfChildren: 2, householdSize: 3 },
      householdIncome: 60_800,
      household: {
        people: [other('child', 15), other('child', 12)],
        incomes: [income('wages', 44_000), income('social-security', 16_800, whose)],
      },
    });
  const [eitc, medicaid] = [mother('other').get('eitc'), mother('other').get('medicaid')];
  expect(eitc?.amount?.to).toBeGreaterThan(3000);
  expect(medicaid?.verdict).toBe('yes');
  expect(mother('self').get('eitc')?.amount?.to).toBeLessThan(eitc?.amount?.to ?? 0);
});

describe('a parent with Medicare', () => {
  const caregiver = (own: number, parents: number, savings = 1200) =>
    estimates({
      ...{
        age: 51,
        location: 'Fort Smith, AR',
        employmentStatus: own > 0 ? 'employed' : 'unemployed',
        householdSize: 2,
      },
      householdIncome: own + parents,
      household: {
        people: [other('parent', 86, { disability: true })],
        incomes: [...(own > 0 ? [income('wages', own)] : []), income('social-security', parents, 'other')],
        savings,
      },
    });

  test('has Medicare Savings Programs and Extra Help by their own income', () => {
    for (const own of [0, 60_000]) {
      const found = caregiver(own, 14_000);
      expect(found.get('medicare-savings-programs')).toMatchObject({ verdict: 'yes' });
      expect(found.get('medicare-savings-programs')?.reason()).toMatch(/^Your parent: /);
      expect(found.get('extra-help')?.verdict).toBe('yes');
    }
  });

  test("the member's savings aren't theirs, and no met limit is named", () => {
    expect(caregiver(0, 14_000, 50_000).get('medicare-savings-programs')?.verdict).toBe('yes');
    const above = caregiver(0, 60_000).get('extra-help');
    expect(above?.reason()).toMatch(/^Your parent: .* is above /);
  });
});

describe('SNAP of people who share a home', () => {
  const sharing = (people: unknown[]) =>
    estimates({
      ...{ age: 35, location: 'Lansing, MI', householdSize: 1 + people.length, householdIncome: 70_000 },
      household: {
        people,
        incomes: [income('wages', 18_000), income('wages', 52_000, 'other')],
        ...{ housingCost: 500, paysHeating: true },
      },
    }).get('snap');

  test('roommates who cook separately apply alone', () => {
    const snap = sharing([other('unrelated', 30)]);
    expect(snap).toMatchObject({ verdict: 'maybe', hinge: { odds: 'usually' } });
    expect(snap?.reason()).toContain('apart from the others');
  });

  test('husband and wife never do', () => {
    const couple = estimates({
      ...{ age: 35, location: 'Lansing, MI', householdSize: 2, householdIncome: 70_000 },
      household: {
        people: [other('spouse', 30)],
        incomes: [income('wages', 18_000), income('wages', 52_000, 'spouse')],
      },
    });
    expect(couple.get('snap')?.verdict).not.toBe('maybe');
  });
});

describe('the text of a reason', () => {
  test('no income is "within" a limit that it exceeds', () => {
    const found = estimates({
      ...{ location: 'Sacramento, CA', isSingleParent: true, numberOfChildren: 2, householdSize: 3 },
      householdIncome: 52_500,
      household: { people: [other('child', 3), other('child', 8)], incomes: [income('wages', 52_500)] },
    });
    for (const benefit of ['wic', 'summer-ebt', 'school-meals', 'snap', 'medicaid'] as const) {
      const [, stated, limit] = /\$([\d,]+) a \w+ is within \$([\d,]+)/.exec(found.get(benefit)?.reason() ?? '') ?? [];
      const value = (text = '0') => Number(text.replaceAll(',', ''));
      expect(value(stated), benefit).toBeLessThanOrEqual(value(limit));
    }
  });

  test("a roommate's Medicaid isn't the member's", () => {
    const sharing = estimates({
      ...{ location: 'Portland, OR', householdSize: 2, householdIncome: 28_000 },
      household: { people: [other('unrelated', 28)], incomes: [income('wages', 28_000)] },
    });
    expect(sharing.get('medicaid')?.verdict).not.toBe('yes');
    expect(sharing.get('snap')?.assumes.join()).toContain('together with everybody');
  });

  test("other pay is the partner's if the only other person is a small child", () => {
    const mother = estimates({
      ...{ householdSize: 3, householdIncome: 48_000 },
      household: {
        people: [other('partner', 31), other('child', 3)],
        incomes: [income('wages', 18_000), income('wages', 30_000, 'other')],
      },
    });
    expect(mother.get('eitc')?.amount?.to).toBeGreaterThan(4000);
  });
});
