import { beforeAll, expect, inject, test } from 'vitest';
import { getGrant } from '../../../contract/programs/grants.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { curatedRows } from '../../factories/curated.ts';
import { member } from '../../harness/api.ts';

const REBATE = 'pennsylvania-property-tax-rent-rebate';

/** A retired homeowner. Half of his Social Security counts as income. */
const walter = {
  age: 71,
  location: 'Erie, PA',
  isVeteran: false,
  occupation: 'Retired machinist',
  employmentStatus: 'retired',
  homeownershipStatus: 'own',
  householdSize: 1,
  citizenshipStatus: 'citizen',
} as const;

beforeAll(async () => {
  await upsertPrograms(
    openDatabase(inject('databaseUrl')),
    curatedRows().filter(({ id }) => id === REBATE),
  );
});

async function seenBy(answers: { householdIncome?: number }) {
  const { client } = await member({ ...walter, ...answers });
  const list = await client.ok(searchGrants, {
    body: { searchTerm: 'property tax rent rebate', includeIneligible: true },
  });
  const page = await client.ok(getGrant, { params: { id: REBATE } });
  return { listed: list.body.grants.find(({ id }) => id === REBATE), page: page.body };
}

test('a member sees their own sum of a published table in list and page, with reason', async () => {
  const { listed, page } = await seenBy({ householdIncome: 16_800 });
  const own = { verdict: 'yes', amount: { from: 1000, to: 1000, per: 'year' } };
  expect(listed?.match.estimate).toEqual(own);
  expect(listed?.match.reasons.map(({ text }) => text)).toContain(
    '$8,400 a year, the part of your $16,800 that counts, is within $8,550, which pays up to $1,000 a year',
  );
  expect(page.match.estimate).toEqual(own);
  expect(page.reckoned).toMatchObject({ ...own, byIncome: true, missing: [] });
  expect(page.reckoned?.steps[0]).toBe('These are the amounts for 2025.');
  expect(page.reckoned?.sources).toMatchObject([{ from: '2026-01-01', until: '2026-12-31' }]);
});

test('without an income, the whole range is shown, and the income is asked for', async () => {
  const { page } = await seenBy({});
  expect(page.match.estimate).toEqual({
    verdict: 'maybe',
    amount: { from: 380, to: 1000, per: 'year' },
    leftOut: 'income',
  });
  expect(page.reckoned?.missing).toContain('income');
});

test('above the end of the table, the program says no', async () => {
  const { listed } = await seenBy({ householdIncome: 120_000 });
  expect(listed?.match).toMatchObject({ likelihood: 'no', estimate: { verdict: 'no', amount: null } });
});
