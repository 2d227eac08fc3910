import { describe, expect, test } from 'vitest';
import { amountBeside, totalWithout } from '../../../matching/benefits/estimates/together.ts';
import { countedIn, memberWith } from '../members.fixture.ts';

const children = (...ages: number[]) => ages.map((age) => ({ relation: 'child', age }));
const wages = (yearly: number, whose = 'self') => ({ kind: 'wages', yearly, whose });

describe('the total agrees with the notes next to it', () => {
  // Because she's under 22, she shares meals with her mother, whose wages count for SNAP but not for cash assistance.
  const mother = memberWith({
    ...{ age: 19, location: 'St. Louis, MO', employmentStatus: 'unemployed', isSingleParent: true },
    ...{ householdSize: 4, householdIncome: 22_000, numberOfChildren: 2, homeownershipStatus: 'rent' },
    household: {
      people: [...children(2, 0), { relation: 'parent', age: 45 }],
      ...{ incomes: [wages(22_000, 'other')], housingCost: 700, paysHeating: true, savings: 0 },
    },
  });

  test('SNAP is counted after cash assistance if both are counted', () => {
    const { estimate } = mother.match('snap');
    const total = mother.total();
    const [snap, tanf] = ['snap', 'tanf'].map((id) => total.counted.find((one) => one.id === id));
    if (!snap || !tanf) throw new Error('Both are counted');
    const left = amountBeside(snap, total.counted);
    expect(mother.estimate('snap')?.note).toContain(`falls to $${left.to} a month`);
    expect(left.to).toBeLessThan(estimate?.amount?.to ?? 0);
    const others = total.counted.filter((one) => one !== snap && one.amount.per === 'month');
    const sum = others.reduce((all, one) => all + one.amount.to, 0);
    expect(Math.abs(total.monthly.to - sum - left.to)).toBeLessThanOrEqual(1);
    // Without cash assistance, the whole amount counts again.
    const rest = totalWithout(total, new Set(['tanf']));
    expect(rest.monthly.to).toBeGreaterThan(total.monthly.to - tanf.amount.to);
  });

  test('the child tax credit yields only to a counted credit for care', () => {
    const family = memberWith({
      ...{ age: 29, location: 'Aberdeen, SD', employmentStatus: 'employed', householdSize: 6, householdIncome: 41_000 },
      ...{ numberOfChildren: 4, homeownershipStatus: 'rent' },
      household: {
        people: [{ relation: 'spouse', age: 30 }, ...children(10, 8, 5, 1)],
        incomes: [wages(17_000), wages(24_000, 'spouse')],
        ...{ housingCost: 900, childCareCost: 300, paysHeating: true, savings: 1000 },
      },
    });
    expect(family.estimate('child-tax-credit')?.amount).toMatchObject({ from: 6655, to: 6655 });
    expect(family.estimate('child-tax-credit')?.note).toContain('falls to $5,775');
    const total = family.total();
    const credit = total.counted.find(({ id }) => id === 'child-tax-credit');
    const isWithCare = countedIn(total).includes('child-dependent-care-credit');
    expect(credit && amountBeside(credit, total.counted).to).toBe(isWithCare ? 5775 : 6655);
  });
});

describe('a limit is named correctly', () => {
  const family = memberWith({
    ...{ age: 32, location: 'Birmingham, AL', employmentStatus: 'employed', householdSize: 5, householdIncome: 34_000 },
    numberOfChildren: 3,
    household: { people: [{ relation: 'spouse', age: 30 }, ...children(7, 4, 0)], incomes: [wages(34_000)] },
  });

  test('tax credits depend on the family, not on the state and household size', () => {
    expect(family.met('earned-income-tax-credit').join()).toContain('$70,243, the limit for a couple with 3 children');
    expect(family.met('child-tax-credit').join()).toContain(
      '$531,000, where the credit ends for a couple with 3 children',
    );
    for (const id of ['earned-income-tax-credit', 'child-tax-credit'])
      expect(family.met(id).join()).not.toMatch(/Alabama|5 people/);
  });

  test('a member with children sees no age limit for people without', () => {
    expect(family.met('earned-income-tax-credit').join()).not.toContain('24 or older');
    const alone = memberWith({
      ...{ age: 30, location: 'Birmingham, AL', householdSize: 1, householdIncome: 12_000, numberOfChildren: 0 },
      household: { people: [], incomes: [wages(12_000)] },
    });
    expect(alone.met('earned-income-tax-credit').join()).toMatch(
      /the limit for one adult without children.*24 or older/,
    );
  });

  test('a child tax credit in its phase-out is within its limit', () => {
    const rich = memberWith({
      ...{ age: 40, location: 'Boise, ID', householdSize: 3, householdIncome: 420_000, numberOfChildren: 1 },
      household: { people: [{ relation: 'spouse', age: 40 }, ...children(7)], incomes: [wages(420_000)] },
    });
    expect(rich.met('child-tax-credit').join()).toContain('$420,000 a year is within $443,000, where the credit ends');
    expect(rich.estimate('child-tax-credit')?.amount).toMatchObject({ to: 1200 });
  });
});

describe('meals that are free for all', () => {
  const engineers = memberWith({
    ...{ age: 36, location: 'Fort Collins, CO', householdSize: 4, householdIncome: 118_000, numberOfChildren: 2 },
    household: {
      people: [{ relation: 'spouse', age: 35 }, ...children(6, 3)],
      incomes: [wages(70_000), wages(48_000, 'spouse')],
    },
  });

  test("say so and don't mention a low income", () => {
    expect(engineers.match('school-meals')).toMatchObject({ likelihood: 'very-likely', estimate: { verdict: 'yes' } });
    const met = engineers.met('school-meals').join();
    expect(met).toContain('Schools in Colorado feed every child for free');
    expect(met).not.toContain('below the limit');
  });

  test('are in no total, since no one has to apply for them', () => {
    expect(countedIn(engineers.total())).not.toContain('school-meals');
  });
});

describe("a possible benefit doesn't open others yet", () => {
  const expecting = (yearly: number) =>
    memberWith({
      ...{ age: 27, location: 'Des Moines, IA', pregnancy: 'yes', householdSize: 3, householdIncome: yearly },
      ...{ numberOfChildren: 1, employmentStatus: 'unemployed' },
      household: { people: [{ relation: 'spouse', age: 29 }, ...children(3)], incomes: [wages(yearly, 'spouse')] },
    });

  test('Lifeline through Medicaid is worth checking, and not counted', () => {
    const member = expecting(52_000);
    expect(member.estimate('medicaid')?.verdict).toBe('yes');
    expect(member.match('lifeline')).toMatchObject({ likelihood: 'worth-checking', estimate: { verdict: 'maybe' } });
    expect(member.met('lifeline').join()).not.toContain('Medicaid');
    expect(countedIn(member.total())).not.toContain('lifeline');
  });

  test('an income within the limit still makes Lifeline likely, and so does reported SSI', () => {
    expect(expecting(20_000).match('lifeline')).toMatchObject({ estimate: { verdict: 'yes' } });
    const withSsi = memberWith({
      ...{ age: 58, location: 'Tulsa, OK', householdSize: 2, householdIncome: 51_928 },
      household: {
        people: [{ relation: 'child', age: 27, disability: true }],
        incomes: [wages(40_000), { kind: 'ssi', yearly: 11_928, whose: 'other' }],
      },
    });
    expect(withSsi.estimate('lifeline')?.verdict).toBe('yes');
  });

  test('WIC and Head Start above their own limits are worth checking too', () => {
    const member = expecting(65_000);
    expect(member.estimate('medicaid')?.verdict).toBe('yes');
    expect(member.estimate('wic')?.verdict).toBe('maybe');
    expect(['worth-checking', 'only-if']).toContain(member.match('wic').likelihood);
  });
});

test('Iowa covers pregnant women to 215% of the guideline, plus five points', () => {
  const verdictAt = (yearly: number) =>
    memberWith({
      ...{ age: 27, location: 'Des Moines, IA', pregnancy: 'yes', householdSize: 1, householdIncome: yearly },
      household: { people: [], incomes: [wages(yearly)] },
    }).estimate('medicaid')?.verdict;
  // The guideline for two people is $21,640 a year.
  expect(verdictAt(47_000)).toBe('yes');
  expect(['close', 'no']).toContain(verdictAt(49_000));
});

describe('help with heating in Oklahoma', () => {
  const inTulsa = (...incomes: { kind: string; yearly: number; whose: string }[]) =>
    memberWith({
      ...{ age: 58, location: 'Tulsa, OK', employmentStatus: 'employed', householdSize: 3 },
      householdIncome: incomes.reduce((sum, { yearly }) => sum + yearly, 0),
      household: {
        people: [
          { relation: 'spouse', age: 60 },
          { relation: 'child', age: 27, disability: true },
        ],
        ...{ incomes, housingCost: 700, paysHeating: true, savings: 4000 },
      },
    });

  test("isn't guaranteed with SSI: the state may include them", () => {
    const member = inTulsa(wages(31_000), { kind: 'ssi', yearly: 11_928, whose: 'other' });
    expect(member.match('liheap')).toMatchObject({ likelihood: 'worth-checking', estimate: { verdict: 'maybe' } });
  });

  test('ends at the limit of the state', () => {
    expect(inTulsa(wages(34_600)).match('liheap')).toMatchObject({ estimate: { verdict: 'yes' } });
    expect(inTulsa(wages(34_600)).met('liheap').join()).toContain('$34,656, the limit for 3 people in Oklahoma');
    expect(inTulsa(wages(36_000)).match('liheap')).toMatchObject({ estimate: { verdict: 'close' } });
  });
});

test("SSI that a brother already gets isn't offered again", () => {
  const withBrother = (ssi: number) =>
    memberWith({
      ...{ age: 35, location: 'Monroe, LA', employmentStatus: 'employed', householdSize: 2 },
      householdIncome: 26_000 + ssi,
      household: {
        people: [{ relation: 'sibling', age: 30, disability: true }],
        incomes: [wages(26_000), ...(ssi > 0 ? [{ kind: 'ssi', yearly: ssi, whose: 'other' }] : [])],
        savings: 100,
      },
    });
  expect(withBrother(11_928).estimate('ssi')).toMatchObject({ amount: null });
  expect(['no', 'only-if']).toContain(withBrother(11_928).match('ssi').likelihood);
  expect(countedIn(withBrother(11_928).total())).not.toContain('ssi');
  expect(withBrother(0).estimate('ssi')).toMatchObject({ verdict: 'yes', amount: { to: 994 } });
});

describe('cash assistance in Wisconsin', () => {
  const mother = (yearly: number) =>
    memberWith({
      ...{ age: 22, location: 'Green Bay, WI', isSingleParent: true, householdSize: 2, householdIncome: yearly },
      ...{ numberOfChildren: 1, employmentStatus: yearly > 0 ? 'employed' : 'unemployed', isStudent: 'current' },
      household: { people: children(2), incomes: yearly > 0 ? [wages(yearly)] : [], housingCost: 600, savings: 200 },
    });

  test('is paid for a job placement, so for a worker it is worth checking, not counted', () => {
    const working = mother(12_000);
    expect(working.match('tanf')).toMatchObject({ likelihood: 'worth-checking', estimate: { verdict: 'maybe' } });
    expect(countedIn(working.total())).not.toContain('tanf');
    const { steps } = working.estimate('tanf')?.explain() ?? { steps: [] };
    expect(steps.join()).not.toContain('Of your earnings');
    expect(working.estimate('tanf')?.note).toBeNull();
  });

  test('is the whole grant without earnings', () => {
    expect(mother(0).estimate('tanf')).toMatchObject({ verdict: 'yes', amount: { from: 653, to: 653 } });
  });
});

describe('the child tax credit in Puerto Rico', () => {
  const parentOf = (wages: number, ...ages: number[]) =>
    memberWith({
      ...{ age: 30, location: 'Ponce, PR', isSingleParent: true, numberOfChildren: ages.length },
      ...{ householdSize: 1 + ages.length, householdIncome: wages },
      household: {
        people: ages.map((age) => ({ relation: 'child', age })),
        incomes: wages > 0 ? [{ kind: 'wages', yearly: wages }] : [],
      },
    }).estimate('child-tax-credit');

  test('pays back the payroll tax on wages, not a share of the earnings', () => {
    expect(Math.round(parentOf(14_000, 3, 8)?.amount?.to ?? 0)).toBe(1071);
    expect(Math.round(parentOf(20_000, 3)?.amount?.to ?? 0)).toBe(1530);
  });

  test('pays up to the sum per child, lowers no federal tax, and requires earnings', () => {
    expect(parentOf(60_000, 3)?.amount).toMatchObject({ to: 1700 });
    expect(parentOf(0, 3)?.amount).toBeNull();
  });
});

test('sums are shown in whole cents', () => {
  const family = memberWith({
    ...{ age: 33, location: 'Dover, DE', employmentStatus: 'employed', isSingleParent: true, numberOfChildren: 1 },
    ...{ householdSize: 2, householdIncome: 22_000 },
    household: { people: children(6), incomes: [wages(22_000)] },
  });
  const { from = 0, to = 0 } = family.match('delaware-earned-income-tax-credit').estimate?.amount ?? {};
  expect(to).toBeGreaterThan(100);
  expect([from, to]).toEqual([Number(from.toFixed(2)), Number(to.toFixed(2))]);
});
