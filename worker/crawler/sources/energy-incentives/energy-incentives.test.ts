import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../../matching/person/fact-types.ts';
import { evaluate } from '../../../../matching/rules/evaluate.ts';
import { energyIncentives } from './source.ts';

const NOW = Date.parse('2026-11-01');
const source = energyIncentives('https://files.example/data');

const rebate = {
  program: 'oh_power',
  payment_methods: ['rebate'],
  items: ['heat_pump_water_heater'],
  amount: { type: 'dollar_amount', number: 750 },
  owner_status: ['homeowner'],
  short_description: { en: '$750 rebate for a heat pump water heater.', es: 'Reembolso de $750.' },
};
const record = {
  state: 'OH',
  key: 'oh_power',
  program: { name: { en: 'Home Rebates' }, url: { en: 'https://power.example/rebates' }, authority_type: 'utility' },
  authority: { name: 'Ohio Power' },
  incentives: [rebate],
  limits: {},
};
const rowOf = (changes: object = {}) => source.normalize(source.parse({ ...record, ...changes }), NOW)[0];
const withParts = (...parts: object[]) => rowOf({ incentives: parts.map((part) => ({ ...rebate, ...part })) });

test('is one program with everything it pays for', () => {
  expect(
    withParts(
      {},
      { short_description: { en: '$100 off a thermostat.' }, amount: { type: 'dollar_amount', number: 100 } },
    ),
  ).toMatchObject({
    id: 'energy-incentives-oh_power',
    title: 'Home Rebates',
    programType: 'assistance',
    assistanceType: 'Rebate',
    description: '$100 off a thermostat.\n$750 rebate for a heat pump water heater.',
    amount: 'Up to $750 for one upgrade',
    amountMax: 750,
    deadline: 'No closing date',
    provider: 'Ohio Power',
    eligibility: 'Homes in Ohio\nCustomers of Ohio Power',
    states: ['OH'],
    status: 'open',
  });
});

test('is omitted if its file lists nothing that it pays for', () => {
  expect(rowOf({ incentives: [] })).toBeUndefined();
  expect(withParts({ paused: true })).toBeUndefined();
});

test.each([
  // A required field filled with a 1, and a sentence whose amount differs from the field.
  [{ amount: { type: 'dollar_amount', number: 1, maximum: 1 } }, null],
  [{ amount: { type: 'dollar_amount', number: 125 } }, null],
  [{ amount: { type: 'percent', number: 0.5, maximum: 750 } }, 'Up to $750 for one upgrade'],
  [
    { amount: { type: 'percent', number: 0.5 }, short_description: { en: '50% of what it costs.' } },
    'Up to 50% of the cost',
  ],
  [
    { amount: { type: 'percent', number: 1 }, short_description: { en: 'Free weatherization.' } },
    'Up to the whole cost',
  ],
  [
    { amount: { type: 'dollars_per_unit', number: 350, unit: 'ton' }, short_description: { en: '$350/ton.' } },
    '$350 per ton',
  ],
  // A rate counts up to its cap, unless no home can reach the cap or the sentence has a different one.
  [
    {
      amount: { type: 'dollars_per_unit', number: 500, unit: 'ton', maximum: 2500 },
      short_description: { en: '$500/ton.' },
    },
    'Up to $2,500 for one upgrade',
  ],
  [
    {
      amount: { type: 'dollars_per_unit', number: 250, unit: 'ton', maximum: 15_000 },
      short_description: { en: '$250/ton.' },
    },
    '$250 per ton',
  ],
  [
    {
      amount: { type: 'dollars_per_unit', number: 1500, unit: 'ton', maximum: 11_500 },
      short_description: { en: '$1,500 per ton up to $7,500.' },
    },
    '$1,500 per ton',
  ],
  // The cap covers several things together.
  [
    {
      amount: { type: 'dollar_amount', number: 100, minimum: 50, maximum: 175 },
      short_description: { en: '$100 for a tractor, $50 for a mower, and $25 for a trimmer.' },
    },
    'Up to $100 for one upgrade',
  ],
])('an amount counts if the sentence has it too: %j', (part, amount) => {
  expect(withParts(part)?.amount ?? null).toBe(amount);
});

test.each([
  [[{ end_date: '2026-12-31' }], { deadline: 'December 31, 2026', status: 'open', deadlineKind: 'fixed' }],
  [[{ end_date: '2025-12-31' }], { status: 'closed' }],
  [[{ end_date: '2026' }], { deadline: 'No closing date', status: 'open' }],
  [[{ end_date: '2025' }], { status: 'closed' }],
  [[{ start_date: '2027-01-01' }], { status: 'closed' }],
  [[{ end_date: '2026-12-31' }, {}], { deadline: 'No closing date for all of it; parts end by December 31, 2026' }],
  [
    [{ end_date: '2026-11-30' }, { end_date: '2026-12-31' }],
    { deadline: 'December 31, 2026. Parts of it end earlier, the first on November 30, 2026' },
  ],
])('ends with its last part: %j', (parts, row) => {
  expect(withParts(...parts)).toMatchObject(row);
});

describe('who can get it', () => {
  const truth = (facts: Facts, changes: object = {}) => {
    const rules = rowOf(changes)?.rules;
    if (!rules) throw new Error('No rules');
    return evaluate(rules, facts).truth;
  };
  const owner: Facts = { applicantKind: ['individual'], home: 'own' };

  test('only homeowners, if it says so', () => {
    expect(truth(owner)).toBe('unknown');
    expect(truth({ ...owner, home: 'rent' })).toBe('false');
    const forBoth = { incentives: [rebate, { ...rebate, owner_status: ['renter'] }] };
    expect(truth({ ...owner, home: 'rent' }, forBoth)).toBe('unknown');
  });

  test('by income, for each household size', () => {
    const limited = {
      incentives: [{ ...rebate, low_income: 'limit' }],
      limits: { limit: { type: 'hhsize', thresholds: { 1: 40_000, 2: 50_000 } } },
    };
    expect(truth({ ...owner, householdSize: 2, householdIncome: 45_000 }, limited)).toBe('unknown');
    expect(truth({ ...owner, householdSize: 2, householdIncome: 51_000 }, limited)).toBe('false');
    // The list has no limit for larger households.
    expect(truth({ ...owner, householdSize: 3, householdIncome: 90_000 }, limited)).toBe('unknown');
    // A part without a limit is for everyone.
    expect(
      truth(
        { ...owner, householdSize: 2, householdIncome: 51_000 },
        { ...limited, incentives: [rebate, ...limited.incentives] },
      ),
    ).toBe('unknown');
  });

  test('a list with a gap refuses no one', () => {
    const gap = {
      incentives: [{ ...rebate, low_income: 'limit' }],
      limits: { limit: { type: 'hhsize', thresholds: { 1: 40_000, 3: 60_000 } } },
    };
    expect(truth({ ...owner, householdSize: 2, householdIncome: 90_000 }, gap)).toBe('unknown');
  });
});
