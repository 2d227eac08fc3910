import { beforeAll, expect, inject, test } from 'vitest';
import { searchGrants } from '../../contract/search.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { upsertPrograms } from '../../worker/features/catalogue/upsert.ts';
import { newProgram } from '../factories/programs.ts';
import { member } from '../harness/api.ts';

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

test('who starts no business by the profile and asks for money to start one finds it, likely at best', async () => {
  const answers = { seekingStartupGrant: false, ownsBusinesss: false };
  expect([...(await foundBy(answers, 'zorilla')).keys()]).not.toContain('zorilla-startup');
  const match = (await foundBy(answers, 'money to start a zorilla bakery')).get('zorilla-startup');
  expect(match?.verdict).toBe('likely');
  expect(match?.reasons.map(({ criterion, verdict }) => [criterion, verdict])).toContainEqual([
    'startingBusiness',
    'unknown',
  ]);
  expect(match?.reasons[0]?.text).toMatch(/^Your profile says otherwise, but your search speaks of /);
  expect(match?.reasons.every(({ verdict }) => verdict === 'unknown')).toBe(true);
});

test('what is asked for somebody else who served is open; what else stands against it is not', async () => {
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

test('words that agree with the profile leave what it says as it is', async () => {
  const match = (await foundBy({ isVeteran: true }, 'zorilla GI bill')).get('zorilla-bill');
  expect(match?.verdict).toBe('eligible');
});

test('what is out of reach by the income that the profile tells is left out, unless all are asked for', async () => {
  const { client } = await member({ householdIncome: 400_000, householdSize: 1 });
  const search = { searchTerm: 'zorilla pantry' };
  const found = await client.ok(searchGrants, { body: search });
  expect(found.body.grants.map(({ id }) => id)).not.toContain('zorilla-pantry');
  const all = await client.ok(searchGrants, { body: { ...search, includeIneligible: true } });
  const pantry = all.body.grants.find(({ id }) => id === 'zorilla-pantry');
  expect(pantry?.match).toMatchObject({ verdict: 'likely', likelihood: 'no' });
});
