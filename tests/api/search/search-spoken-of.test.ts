import { beforeAll, expect, inject, test } from 'vitest';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';

beforeAll(async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    newProgram('zorilla-startup', {
      title: 'Zorilla Bakery Starter Fund',
      eligibility: {
        all: [
          { fact: 'applicantKind', in: ['business', 'startup'], source: 'law' },
          { fact: 'startingBusiness', is: true, source: 'law' },
        ],
      },
    }),
    newProgram('zorilla-bill', {
      title: 'Zorilla GI Bill Education Benefit',
      eligibility: {
        all: [
          { fact: 'applicantKind', is: 'individual', source: 'law' },
          { fact: 'veteran', is: true, source: 'law' },
        ],
      },
    }),
    newProgram('zorilla-pantry', {
      title: 'Zorilla Pantry Box',
      eligibility: {
        all: [
          { fact: 'applicantKind', is: 'individual', source: 'law' },
          { check: true, says: 'Your income is below the limit', odds: { yearly: 20_000 }, source: 'law' },
        ],
      },
    }),
    newProgram('zorilla-bill-alaska', {
      title: 'Zorilla GI Bill Bonus of Alaska',
      eligibility: {
        all: [
          { fact: 'veteran', is: true, source: 'law' },
          { fact: 'state', in: ['AK'], source: 'law' },
        ],
      },
    }),
  ]);
});

async function foundBy(answers: Parameters<typeof member>[0], searchTerm: string) {
  const { client } = await member(answers);
  const { body } = await client.ok(searchGrants, { body: { searchTerm } });
  return new Map(body.grants.map((grant) => [grant.id, grant.match]));
}

test('asking for startup money finds it although the profile says otherwise', async () => {
  const answers = { seekingStartupGrant: false, ownsBusinesss: false };
  expect([...(await foundBy(answers, 'zorilla')).keys()]).not.toContain('zorilla-startup');
  const match = (await foundBy(answers, 'money to start a zorilla bakery')).get('zorilla-startup');
  expect(match?.verdict).toBe('likely');
  expect(match?.reasons.map(({ criterion, verdict }) => [criterion, verdict])).toContainEqual([
    'startingBusiness',
    'unknown',
  ]);
  expect(match?.reasons[0]?.text).toMatch(/^Your profile says otherwise, but your search mentions /);
  expect(match?.reasons.every(({ verdict }) => verdict === 'unknown')).toBe(true);
});

test('a search for a veteran in the family leaves only military service open', async () => {
  const answers = { isVeteran: false };
  expect([...(await foundBy(answers, 'zorilla education')).keys()]).not.toContain('zorilla-bill');
  const found = await foundBy(answers, 'zorilla GI bill for my wife');
  expect(found.get('zorilla-bill')).toMatchObject({
    verdict: 'likely',
    reasons: [
      { criterion: 'veteran', verdict: 'unknown', text: expect.stringContaining('military service') },
      { criterion: 'applicantKind', verdict: 'met' },
      { criterion: 'veteran', verdict: 'unknown', text: 'You served in the U.S. armed forces' },
    ],
  });
  expect([...found.keys()]).not.toContain('zorilla-bill-alaska');
});

test("words that agree with the profile don't change it", async () => {
  const match = (await foundBy({ isVeteran: true }, 'zorilla GI bill')).get('zorilla-bill');
  expect(match?.verdict).toBe('eligible');
});

test("programs above the member's income limit are left out unless all are requested", async () => {
  const { client } = await member({ householdIncome: 400_000, householdSize: 1 });
  const search = { searchTerm: 'zorilla pantry' };
  const found = await client.ok(searchGrants, { body: search });
  expect(found.body.grants.map(({ id }) => id)).not.toContain('zorilla-pantry');
  const all = await client.ok(searchGrants, { body: { ...search, includeIneligible: true } });
  const pantry = all.body.grants.find(({ id }) => id === 'zorilla-pantry');
  expect(pantry?.match).toMatchObject({ verdict: 'likely', likelihood: 'no' });
});
