import { beforeAll, describe, expect, inject, test } from 'vitest';
import { EMPTY_HOUSEHOLD } from '../../../contract/profile/household.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';

// No other member in these tests lives in Vermont.
const inVermont = { fact: 'state' as const, in: ['VT'], source: 'law' };
const check = (says: string, more = {}) => ({ check: true, says, source: 'law', ...more }) as const;
const within = (benefit: 'snap' | 'eitc' | 'tanf' | 'ssi', says: string) =>
  check(says, { benefit, odds: { povertyLine: 130 } });

beforeAll(async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    newProgram('kea-food', { eligibility: { all: [inVermont, within('snap', 'Your income is within the limit')] } }),
    newProgram('kea-credit', {
      eligibility: {
        all: [
          inVermont,
          within('eitc', 'Your income is within the limit'),
          { any: [within('eitc', 'Your income is below the lower limit'), check('You claim a child')] },
        ],
      },
    }),
    newProgram('kea-cash', {
      eligibility: {
        all: [inVermont, within('tanf', 'Your income is low'), check('You win a draw', { odds: 'sometimes' })],
      },
    }),
    newProgram('kea-loan', {
      programType: 'loan',
      eligibility: { all: [inVermont, check('You have a plan', { odds: 'nearly-always' })] },
    }),
    newProgram('kea-pension', {
      worth: 'major',
      eligibility: { all: [inVermont, check('You worked long enough', { odds: 'half', paidAs: 'social-security' })] },
    }),
    newProgram('kea-aid', { eligibility: { all: [inVermont, within('ssi', 'Your income is low')] } }),
    newProgram('kea-meals', { worth: 'small', eligibility: inVermont }),
    newProgram('kea-talks', { worth: 'advice', eligibility: inVermont }),
    newProgram('kea-advice', {
      worth: 'small',
      eligibility: {
        all: [{ fact: 'applicantKind', is: 'individual', source: 'law' }, check('You call', { odds: 'nearly-always' })],
      },
      states: ['VT'],
    }),
  ]);
});

const child = { relation: 'child', age: 6 } as const;
const UNSAID = {
  ...({ disability: false, pregnant: false, student: false, veteran: false } as const),
  ...({ citizenshipStatus: 'not_specified', permanentResidentSince: null } as const),
};

async function listOf(answers: Parameters<typeof member>[0]) {
  const { client } = await member({
    location: 'Barre, VT',
    citizenshipStatus: 'citizen',
    isVeteran: false,
    ...answers,
  });
  const { body } = await client.ok(searchGrants, { body: {} });
  const list = [...body.grants];
  for (let { hasMore } = body; hasMore; ) {
    const next = await client.ok(searchGrants, { body: { excludeIds: list.map(({ id }) => id) } });
    list.push(...next.body.grants);
    hasMore = next.body.hasMore;
  }
  const of = (id: string) => list.find((grant) => grant.id === id)?.match;
  return { total: body.total, of, place: (id: string) => list.findIndex((grant) => grant.id === id) };
}

const mother = {
  ...({ age: 31, occupation: 'Cashier', employmentStatus: 'employed', isSingleParent: true } as const),
  ...{ householdSize: 2, householdIncome: 14_000, homeownershipStatus: 'rent' },
  household: {
    ...EMPTY_HOUSEHOLD,
    people: [{ ...UNSAID, ...child }],
    incomes: [{ kind: 'wages', yearly: 14_000, whose: 'self' }],
    housingCost: 700,
    paysHeating: true,
  },
} as const satisfies Parameters<typeof member>[0];

describe('the sum', () => {
  test('counts what is certain enough; what is only worth checking is listed next to it', async () => {
    const { total, of } = await listOf(mother);
    expect(of('kea-cash')).toMatchObject({ likelihood: 'worth-checking', estimate: { verdict: 'yes' } });
    const counted = total?.counted.map(({ id }) => id);
    expect(counted).toEqual(expect.arrayContaining(['kea-food', 'kea-credit']));
    expect(counted).not.toContain('kea-cash');
    expect(total?.open.map(({ id }) => id)).toContain('kea-cash');
  });

  test('lists help that looks right but has no sum next to it, and no advice', async () => {
    const { total, of } = await listOf(mother);
    expect(['kea-meals', 'kea-talks'].map((id) => of(id)?.likelihood)).toEqual(['qualify', 'qualify']);
    expect(total?.open.find(({ id }) => id === 'kea-meals')?.leftOut).toBe('unpriced');
    expect(total?.open.map(({ id }) => id)).not.toContain('kea-talks');
  });

  test('omits benefits the member already receives, and those they displace', async () => {
    const retired: Parameters<typeof member>[0] = {
      ...({
        age: 70,
        occupation: 'Retired',
        employmentStatus: 'retired',
        householdSize: 1,
        householdIncome: 9000,
      } as const),
      household: { ...EMPTY_HOUSEHOLD, incomes: [{ kind: 'social-security', yearly: 9000, whose: 'self' }] },
    };
    const { of, place } = await listOf(retired);
    expect(of('kea-pension')).toMatchObject({
      likelihood: 'qualify',
      alreadyGets: true,
      reasons: expect.arrayContaining([
        expect.objectContaining({ verdict: 'met', text: 'You already get it, going by the income you told us' }),
      ]),
    });
    expect(place('kea-pension')).toBeGreaterThan(place('kea-food'));
    const without = await listOf({ ...retired, household: { ...EMPTY_HOUSEHOLD, incomes: [] } });
    expect(without.of('kea-pension')?.alreadyGets).toBeUndefined();
  });
});

test('savings above a limit exclude a program, whatever the income', async () => {
  const old = { age: 72, occupation: 'Retired', employmentStatus: 'retired', householdSize: 1 } as const;
  const incomes = [{ kind: 'social-security', yearly: 6000, whose: 'self' }] as const;
  const withSavings = (savings: number) =>
    listOf({ ...old, householdIncome: 6000, household: { ...EMPTY_HOUSEHOLD, incomes: [...incomes], savings } });
  expect((await withSavings(500)).of('kea-aid')).toMatchObject({ estimate: { verdict: 'yes' } });
  expect((await withSavings(2_000_000)).of('kea-aid')).toBeUndefined();
});

test('a reason appears once, and general ones only if there is no other', async () => {
  const { of } = await listOf(mother);
  const texts = of('kea-credit')?.reasons.map(({ text }) => text) ?? [];
  expect(new Set(texts).size).toBe(texts.length);
  // A condition that almost everyone meets doesn't count as an open question.
  expect(of('kea-advice')).toMatchObject({ likelihood: 'worth-checking', met: 1, open: 0 });
});

test("a minor at home sees household benefits as the parent's to request, and no loan", async () => {
  const minor = {
    ...({ age: 17, occupation: 'High school student', householdSize: 2, householdIncome: 14_000 } as const),
    household: {
      ...EMPTY_HOUSEHOLD,
      people: [{ ...UNSAID, relation: 'parent', age: 40 }],
      incomes: [{ kind: 'wages', yearly: 14_000, whose: 'other' }],
      housingCost: 700,
      paysHeating: true,
    },
  } as const satisfies Parameters<typeof member>[0];
  const { of } = await listOf(minor);
  expect(of('kea-food')?.reasons[0]?.text).toMatch(/^A parent or guardian applies for this one/);
  expect(of('kea-loan')).toBeUndefined();
  const ofMother = await listOf(mother);
  expect(of('kea-food')?.estimate?.amount).toEqual(ofMother.of('kea-food')?.estimate?.amount);
  expect(ofMother.of('kea-loan')).toBeDefined();
});
