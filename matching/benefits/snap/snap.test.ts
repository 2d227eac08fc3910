import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import snap from '../../figures/snap/2026.json' with { type: 'json' };
import next from '../../figures/snap/2027.json' with { type: 'json' };
import ssi from '../../figures/ssi/2026.json' with { type: 'json' };
import tanf from '../../figures/tanf/2026.json' with { type: 'json' };
import { householdWith, person, reckonerFor } from '../household.fixture.ts';
import type { Household } from '../household.ts';

const reckoned = (people: Household['people'], given: Parameters<typeof householdWith>[1] = {}) =>
  reckonerFor(householdWith(people, given), { snap }).of('snap');

const worker = (wages: number) => person({ income: { wages }, hoursWorkedPerWeek: 40 });
const child = (age: number) => person({ age, relation: 'child' });

test('a parent of two without income gets the maximum for three', () => {
  expect(reckoned([person(), child(4), child(8)])).toMatchObject({ eligible: true, amount: { to: 785, per: 'month' } });
});

test('from October 2026, the new fiscal year’s amounts and minimum apply', () => {
  const of = (people: Household['people'], state: Household['state'] = 'OH') =>
    reckonerFor(householdWith(people, { on: '2026-11-24', state }), { snap: [snap, next] }).of('snap');
  expect(of([person(), child(4), child(8)])).toMatchObject({ amount: { to: 808, per: 'month' } });
  // $1,600 minus $320 for work and $217 is $1,063. $306 minus 30 percent of that is less than the minimum.
  expect(of([worker(19_200)])).toMatchObject({ eligible: true, amount: { to: 25 } });
});

test('a state without new amounts keeps its last ones, not other states’', () => {
  const household = householdWith([person(), child(4), child(8)], { on: '2026-11-24', state: 'HI' });
  expect(reckonerFor(household, { snap: [snap, next] }).of('snap')).toMatchObject({ amount: { to: 1334 } });
});

test('earnings, rent and heating are calculated as in the regulation', () => {
  // $2,000 minus $400 for work and $209 is $1,391; $800 rent and $766 for utilities are $870.50 above half of it,
  // capped at $744.
  const costs = { housing: 9600, heatingCooling: 1200 };
  const { amount, steps } = reckoned([worker(24_000), child(4), child(8)], { costs });
  expect(amount).toEqual({ from: 590, to: 590, per: 'month' });
  expect(steps().at(-1)).toContain('$785 maximum for 3');
});

test('above the state’s limit, both figures are shown', () => {
  const { eligible, steps } = reckoned([worker(80_000)]);
  expect(eligible).toBe(false);
  expect(steps()[0]).toContain('$6,667 a month');
});

test('an undocumented parent is left out, but a citizen child is not', () => {
  const family = [person({ status: 'undocumented', income: { wages: 12_000 } }), child(4)] as const;
  expect(reckoned([...family])).toMatchObject({ eligible: true });
  expect(reckoned([person({ status: 'undocumented' })])).toMatchObject({ eligible: false });
});

describe('cash assistance', () => {
  const reckonedWith = (people: Household['people'], given: Parameters<typeof householdWith>[1] = {}) =>
    reckonerFor(householdWith(people, given), { snap: [snap, next], ssi, tanf }).of('snap');

  test('SSI that a member gets counts once, as stated', () => {
    const costs = { housing: 4800, heatingCooling: 1200 };
    const adult = person({ age: 29, disabled: true, income: { ssi: 11_928 } });
    const of = { on: '2026-11-24', state: 'MS', costs } as const;
    const { amount, steps } = reckonedWith([adult], of);
    expect(steps()[0]).toContain('Your income of $994 a month');
    expect(amount?.to).toBeGreaterThan(100);
  });

  test('TANF that a family gets counts once, without checking its limits', () => {
    const mother = person({ income: { tanf: 6000 } });
    const { amount } = reckonedWith([mother, child(4)], { enrolled: ['tanf'] });
    const without = reckonedWith([person({ income: { 'child-support': 6000 } }), child(4)]);
    expect(amount).toEqual(without.amount);
  });

  test('SSI that no one gets lowers nothing, but its effect is reported', () => {
    const { amount, note } = reckonedWith([person({ age: 70 })], { on: '2026-11-24' });
    expect(amount?.to).toBe(306);
    expect(note).toMatch(/^If you get SSI too, it counts as income, and SNAP falls to \$\d+ a month\.$/);
  });

  test('an unstated benefit amount is estimated', () => {
    expect(reckonedWith([person({ age: 70 })], { on: '2026-11-24', drawn: ['ssi'] }).amount?.to).toBeLessThan(200);
  });

  test('a minor who lives alone has no cash assistance for families', () => {
    const alone = person({ age: 17, income: { wages: 12_000 }, hoursWorkedPerWeek: 20 });
    const reckoner = reckonerFor(householdWith([alone], { on: '2026-11-24' }), { snap: [snap, next], tanf });
    expect(reckoner.of('tanf').eligible).toBe(false);
    expect(reckoner.of('snap').note).toBeUndefined();
  });
});

describe('unknown hours', () => {
  test("a college student depends on the exceptions; a high school student doesn't", () => {
    const student = { age: 20, student: true, hoursWorkedPerWeek: 20, hoursOpen: true };
    expect(reckoned([person(student)])).toMatchObject({ eligible: true, hinge: { odds: 'sometimes' } });
    expect(reckoned([person({ ...student, inSchool: true })]).hinge).toBeUndefined();
    expect(reckoned([person({ ...student, disabled: true })]).hinge).toBeUndefined();
    expect(reckoned([person({ ...student, income: { wages: 15_000 } })]).hinge).toBeUndefined();
    expect(reckoned([person({ ...student, hoursOpen: false, hoursWorkedPerWeek: 0 })]).eligible).toBe(false);
  });

  test('a retiree under 65 depends on the work rule and is not over the limits', () => {
    const retired = { income: { 'social-security': 17_000 }, hoursOpen: true };
    expect(reckoned([person({ ...retired, age: 64 })])).toMatchObject({ eligible: true, hinge: { odds: 'half' } });
    expect(reckoned([person({ ...retired, age: 66 })]).hinge).toBeUndefined();
    expect(reckoned([person({ age: 64, hoursOpen: true, income: { 'social-security': 60_000 } })]).eligible).toBe(
      false,
    );
  });
});

test('a place without recorded tables does not get another place’s amount', () => {
  const of = (state: Household['state']) => reckoned([worker(19_000), child(4), child(8)], { state });
  expect(of('GU')).toMatchObject({ eligible: true, amount: null, note: expect.stringContaining('in Guam') });
  expect(of('VI')).toMatchObject({ eligible: true, amount: null });
  expect(of('AK').note).toContain('urban Alaska');
  expect(of('OH').note).toBeUndefined();
});

test('more earnings never bring more', () => {
  const wages = fc.integer({ min: 0, max: 60_000 });
  fc.assert(
    fc.property(wages, wages, (one, other) => {
      const amount = (sum: number) => reckoned([worker(sum), child(4)]).amount?.to ?? 0;
      expect(amount(Math.max(one, other))).toBeLessThanOrEqual(amount(Math.min(one, other)));
    }),
  );
});
