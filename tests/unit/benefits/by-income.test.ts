import { expect, test } from 'vitest';
import { type Profile, profileUpdate } from '../../../contract/profile/profile.ts';
import { BENEFITS, type Benefit } from '../../../contract/programs/benefits.ts';
import type { IncomeCurve } from '../../../contract/programs/by-income.ts';
import { readFigureFiles } from '../../../dev/catalog/figure-files.ts';
import { ownMembers } from '../../../dev/catalog/labeled-members.ts';
import { curveOf, dependsOnIncome } from '../../../matching/benefits/by-income/curve.ts';
import { helpOf } from '../../../matching/benefits/by-income/help.ts';
import { estimatesOf } from '../../../matching/benefits/estimates/estimate.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';

const book = new FigureBook(readFigureFiles());
const ON = '2026-11-24';
const child = (age: number) => ({ relation: 'child', age }) as const;

/** Returns a mother of three in Ohio who earns $2,000 a month and has answered everything. */
const mother = (change: object = {}): Profile =>
  profileUpdate.parse({
    ...{ age: 31, location: 'Columbus, OH', occupation: 'Cashier', isSingleParent: true, employmentStatus: 'employed' },
    ...{ householdSize: 4, numberOfChildren: 3, householdIncome: 24_000, homeownershipStatus: 'rent' },
    citizenshipStatus: 'citizen',
    household: {
      people: [child(3), child(7), child(10)],
      incomes: [{ kind: 'wages', yearly: 24_000 }],
      ...{ housingCost: 800, childCareCost: 0, medicalCost: 0, paysHeating: true, savings: 0 },
    },
    ...change,
  });

function curve(benefit: Benefit, member = mother()): IncomeCurve {
  const found = curveOf(benefit, member, book, ON);
  if (!found) throw new Error(`No picture of ${benefit}`);
  return found;
}

test('SNAP of four people in Ohio only falls, and ends at 130% of the guideline', () => {
  const { points, ends, here, per, measure, starts } = curve('snap');
  expect({ here, per, measure, starts }).toEqual({ here: 2000, per: 'month', measure: 'money', starts: null });
  // The 2026 guideline for four people is $33,000 a year, and 130% of it is $3,575 a month.
  expect(ends).toEqual({ from: 3575, to: 3575 });
  expect(points.at(0)).toEqual({ income: 0, from: 1023, to: 1023 });
  for (const [index, { to }] of points.entries()) expect(to).toBeLessThanOrEqual(points[index - 1]?.to ?? Infinity);
  expect(points.filter(({ income }) => income > 3576).every(({ to }) => to === 0)).toBe(true);
});

test("at the member's income, the picture matches the estimate", () => {
  const estimates = estimatesOf(mother(), book, ON);
  for (const benefit of ['snap', 'eitc', 'school-meals', 'wic', 'child-tax-credit'] as const) {
    const { points, here } = curve(benefit);
    const { from, to } = points.find(({ income }) => income === here) ?? {};
    expect({ benefit, from, to }).toMatchObject({
      benefit,
      from: estimates.get(benefit)?.amount?.from,
      to: estimates.get(benefit)?.amount?.to,
    });
  }
});

test('the earned income credit rises, plateaus and falls to zero', () => {
  const { points, ends } = curve('eitc');
  const most = Math.max(...points.map(({ to }) => to));
  const top = points.findIndex(({ to }) => to === most);
  expect(points.at(0)?.to).toBe(0);
  for (const [index, { to }] of points.entries())
    if (index > 0)
      expect(Math.sign(to - (points[index - 1]?.to ?? 0)) * (index <= top ? 1 : -1)).toBeGreaterThanOrEqual(0);
  expect(points.at(-1)?.to).toBe(0);
  expect(ends?.to).toBeGreaterThan(60_000);
});

test("Medicaid is counted in people: the mother's ends before her children's", () => {
  const { points, measure, ends } = curve('medicaid');
  expect(measure).toBe('people');
  expect([...new Set(points.map(({ to }) => to))]).toEqual([4, 3, 0]);
  // 138% and 211% of the poverty guideline.
  expect(points.findLast(({ to }) => to === 4)?.income).toBe(3795);
  expect(ends?.to).toBe(5802);
});

test('help to buy insurance starts where Medicaid ends', () => {
  const [{ starts }, { points }] = [curve('premium-tax-credit'), curve('medicaid')];
  expect(starts).toBe(points.find(({ to }) => to === 3)?.income);
});

test('unearned income stays, and pay goes up and down', () => {
  const incomes = [
    { kind: 'wages', yearly: 12_000 },
    { kind: 'child-support', yearly: 6000 },
  ];
  const { points, kept, varies, isAdded } = curve(
    'snap',
    mother({ householdIncome: 18_000, household: { ...mother().household, incomes } }),
  );
  expect({ kept, varies, isAdded, first: points[0]?.income }).toEqual({
    ...{ kept: 500, varies: 'pay', isAdded: false, first: 500 },
  });
  const without = curve('snap', mother({ household: { ...mother().household, incomes: incomes.slice(1) } }));
  expect(without.isAdded).toBe(true);
});

test('a lone total counts in full, and no income means no position in the picture', () => {
  const total = mother({ household: null });
  expect(curve('snap', total)).toMatchObject({ varies: 'income', here: 2000, kept: 0 });
  expect(curve('snap', { ...total, householdIncome: null })).toMatchObject({ varies: 'income', here: null });
});

test('there is no picture if no one in the household is eligible, or without a state', () => {
  expect(curveOf('csfp', mother(), book, ON)).toBeNull();
  expect(curveOf('medicare-savings-programs', mother(), book, ON)).toBeNull();
  expect(curveOf('snap', mother({ location: 'PSC 3, APO AE 09021' }), book, ON)).toBeNull();
});

/** Every fifth labeled member. */
const members = ownMembers()
  .filter((_, index) => index % 5 === 0)
  .map(({ name, profile: member }) => ({ name, member }));

test('for every member and program, incomes rise, sums are valid, and the end is final', { timeout: 30_000 }, () => {
  let pictures = 0;
  for (const { name, member } of members) {
    for (const benefit of BENEFITS) {
      const found = curveOf(benefit, member, book, ON);
      if (!found) continue;
      pictures += 1;
      const { points, ends } = found;
      const what = `${benefit} of ${name}`;
      expect(dependsOnIncome(benefit, member, book, ON), what).toBe(true);
      expect(points.length, what).toBeLessThan(80);
      for (const [index, { income, from, to }] of points.entries()) {
        expect(income, what).toBeGreaterThan(points[index - 1]?.income ?? -1);
        expect(from >= 0 && from <= to, what).toBe(true);
      }
      if (ends)
        expect(
          points.filter(({ income, to }) => income > ends.to && to > 0),
          what,
        ).toEqual([]);
      if (ends) expect(points.findLast(({ to }) => to > 0)?.income, what).toBe(ends.to);
    }
  }
  expect(pictures).toBeGreaterThan(60);
});

test('SNAP states its limit only where the amount reaches zero below it', () => {
  const inNewMexico = mother({ location: 'Albuquerque, NM' });
  const { limit, ends } = curve('snap', inNewMexico);
  // The 2026 guideline for four people is $33,000 a year. New Mexico's limit is 200% of it.
  expect(limit).toBe(5500);
  expect(ends?.to).toBeLessThan(5450);
  expect(curve('snap').limit).toBeUndefined();
});

/** One program for each benefit, without additional conditions. */
const all = BENEFITS.map((benefit) => ({
  ...{ id: benefit, title: benefit, benefit, states: [], sources: null },
  rules: { check: true, benefit, says: 'Your income is within the limit', source: 'law' } as const,
}));

test('together: where SNAP ends, the picture shows that $100 more costs more than $100', () => {
  const help = helpOf(all, mother(), book, ON);
  const loss = help?.losses.find(({ ids }) => ids.includes('snap'));
  expect(loss?.income).toBe(3575);
  expect(loss?.loss.from).toBeGreaterThan(300);
  for (const { loss: each } of help?.losses ?? []) expect(each.from).toBeGreaterThan(100);
  expect(help?.parts.find(({ id }) => id === 'medicaid')).toMatchObject({ isMoney: false, fewer: 3795, ends: 5802 });
  const points = help?.points ?? [];
  expect(points.every(({ from, to }) => from >= 0 && from <= to)).toBe(true);
});

test('there is no combined picture if no program pays money', () => {
  const only = all.filter(({ benefit }) => benefit === 'medicaid' || benefit === 'csfp');
  expect(helpOf(only, mother(), book, ON)).toBeNull();
});

test("together, cash assistance lowers SNAP, as in the list's total", () => {
  const poor = mother({
    householdIncome: 0,
    household: {
      people: [child(3), child(7)],
      incomes: [],
      ...{ housingCost: 0, childCareCost: 0, medicalCost: 0 },
      paysHeating: false,
      savings: 0,
    },
    ...{ householdSize: 3, numberOfChildren: 2 },
  });
  const estimates = estimatesOf(poor, book, ON);
  const sums = (['snap', 'tanf'] as const).map((benefit) => estimates.get(benefit)?.amount?.to ?? 0);
  const both = helpOf(
    all.filter(({ benefit }) => benefit === 'snap' || benefit === 'tanf'),
    poor,
    book,
    ON,
  );
  const here = both?.points.find(({ income }) => income === 0)?.to ?? 0;
  expect(Math.min(...sums)).toBeGreaterThan(0);
  expect(here).toBeGreaterThan(Math.max(...sums));
  expect(here).toBeLessThan(sums.reduce((sum, one) => sum + one, 0));
});
