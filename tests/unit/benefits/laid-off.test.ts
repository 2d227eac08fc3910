import { describe, expect, test } from 'vitest';
import { profileUpdate } from '../../../contract/profile/profile.ts';
import { readFigureFiles } from '../../../dev/catalog/figure-files.ts';
import { curveOf } from '../../../matching/benefits/by-income/curve.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';
import { countedIn, memberWith, PLAIN, reasonTexts } from '../members.fixture.ts';

const people = [
  { relation: 'child', age: 3 },
  { relation: 'child', age: 8 },
];
const FAMILY = {
  ...{ age: 34, location: 'Augusta, GA', zipCode: '30901', employmentStatus: 'unemployed', isSingleParent: true },
  ...{ householdSize: 3, numberOfChildren: 2, needs: ['children'] },
};
const laidOff = (householdIncome: number, incomes: readonly object[] = [], more = {}) =>
  memberWith({ ...FAMILY, ...more, householdIncome, household: { people, incomes } });
const BENEFITS = [{ kind: 'unemployment', yearly: 16_800 }];
const EARNED = 'You, or your husband or wife, earned money from work earlier in the year';

describe('a parent with unemployment benefits', () => {
  test.each(['earned-income-tax-credit', 'child-tax-credit'])('%s stays worth checking', (id) => {
    for (const income of [16_800, 22_800]) {
      const { match } = laidOff(income, BENEFITS);
      expect(['worth-checking', 'very-likely']).toContain(match(id).likelihood);
      expect(reasonTexts(match(id), 'unknown')).toContain(EARNED);
    }
  });

  test('nothing is counted for pay that nobody reported', () => {
    const { total } = laidOff(22_800, BENEFITS);
    expect(countedIn(total())).not.toContain('earned-income-tax-credit');
    expect(countedIn(total())).not.toContain('child-tax-credit');
  });

  test('benefits above the limit still rule the credit out', () => {
    const high = [{ kind: 'unemployment', yearly: 90_000 }];
    expect(laidOff(90_000, high).match('earned-income-tax-credit').likelihood).toBe('no');
  });
});

test.each(['not_specified', 'employed', 'retired'])(
  'benefits also suggest earlier pay of a parent who is %s',
  (employmentStatus) => {
    const { match } = laidOff(16_800, BENEFITS, { employmentStatus });
    expect(['worth-checking', 'very-likely']).toContain(match('earned-income-tax-credit').likelihood);
  },
);

describe('others in the home who file on their own', () => {
  const sibling = [...people, { relation: 'sibling', age: 40 }];
  const withSibling = (incomes: readonly object[], employmentStatus: string) =>
    memberWith({ ...FAMILY, employmentStatus, householdIncome: 16_800, household: { people: sibling, incomes } });

  test("their unemployment benefits don't make a credit likely", () => {
    const { match } = withSibling([{ kind: 'unemployment', yearly: 16_800, whose: 'other' }], 'retired');
    expect(match('earned-income-tax-credit').likelihood).toBe('only-if');
  });

  test("their pay doesn't settle the member's own credit", () => {
    const { match } = withSibling([...BENEFITS, { kind: 'wages', yearly: 10_000, whose: 'other' }], 'unemployed');
    expect(reasonTexts(match('earned-income-tax-credit'), 'unknown')).toContain(EARNED);
  });
});

test('a range is explained by what pays, not by a household that gets nothing', () => {
  const answers = { ...{ ...FAMILY, location: 'Columbus, OH', zipCode: '43215' }, householdIncome: 15_000 };
  const { estimate } = memberWith({
    ...answers,
    householdSize: 2,
    household: { people: [{ relation: 'child', age: 5 }] },
  });
  for (const benefit of ['eitc', 'child-tax-credit'] as const) {
    const steps = estimate(benefit)?.explain().steps.join() ?? '';
    expect(steps, benefit).not.toMatch(/low end of the range: *,? *(The credit is for people who work|You owe no)/);
    expect(steps, benefit).not.toContain('The low end of the range');
  }
});

test('without pay or unemployment benefits, the tax credits name work as the condition', () => {
  for (const id of ['earned-income-tax-credit', 'child-tax-credit']) {
    const { match } = laidOff(12_000, [{ kind: 'social-security', yearly: 12_000 }], {
      ...{ employmentStatus: 'retired', age: 63 },
    });
    expect(match(id).likelihood).toBe('only-if');
    expect(match(id).onlyIf).toEqual([EARNED]);
  }
});

test('child care stays open to a parent who looks for work, and asks about that', () => {
  for (const incomes of [[], BENEFITS]) {
    const match = laidOff(22_800, incomes).match('child-care-assistance');
    expect(match.likelihood).toBe('worth-checking');
    expect(reasonTexts(match, 'unknown').join()).toContain('your state counts looking for work');
  }
});

describe('SNAP without a known source of income and rent', () => {
  test('takes nothing off for work or rent without saying that it is assumed', () => {
    const steps = laidOff(16_800).estimate('snap')?.explain().steps ?? [];
    expect(steps).toEqual([
      'The low end of the range:',
      expect.not.stringMatching(/work|housing/),
      expect.stringContaining('is $453 a month'),
      'The high end of the range:',
      expect.stringMatching(/for work if your income is from work, \$\d+ for housing if it costs you \$1,500 a month/),
      expect.stringContaining('is $767 a month'),
    ]);
  });

  test('costs and pay that were reported need no assumption', () => {
    const { estimate } = memberWith({
      ...{ ...FAMILY, employmentStatus: 'employed', householdIncome: 16_800 },
      household: { people, incomes: [{ kind: 'wages', yearly: 16_800 }], housingCost: 900, paysHeating: true },
    });
    const steps = estimate('snap')?.explain().steps.join() ?? '';
    expect(steps).toContain('for work');
    expect(steps).not.toMatch(/range| if /);
  });
});

test('SUN Bucks is named beside the total, not in it, while the school is open', () => {
  const { total, match } = laidOff(22_800, [], { location: 'Detroit, MI', zipCode: '48201' });
  expect(match('summer-ebt').likelihood).toBe('very-likely');
  expect(match('summer-ebt').estimate?.leftOut).toBe('unsure');
  expect(countedIn(total())).not.toContain('summer-ebt');
  expect(total().open.map(({ id }) => id)).toContain('summer-ebt');
});

test('no one is offered SUN Bucks in a state without it', () => {
  expect(laidOff(22_800).match('summer-ebt').likelihood).toBe('no');
});

test('the chart ends at the limit that the card names', () => {
  expect(laidOff(22_800).met('snap').join()).toContain('within $2,960');
  const profile = profileUpdate.parse({ ...PLAIN, ...FAMILY, householdIncome: 22_800, household: { people } });
  expect(curveOf('snap', profile, new FigureBook(readFigureFiles()), '2026-11-24')?.ends?.to).toBe(2960);
});
