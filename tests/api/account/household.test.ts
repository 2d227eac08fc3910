import { beforeAll, expect, inject, test } from 'vitest';
import { getOwnData } from '../../../contract/account/own-account.ts';
import { getUser, putProfile } from '../../../contract/account/user.ts';
import { EMPTY_HOUSEHOLD, type Household } from '../../../contract/profile/household.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProfile } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';

const TODDLER = {
  relation: 'child',
  age: 2,
  ...{ disability: false, pregnant: false, student: false, veteran: false },
  citizenshipStatus: 'not_specified',
  permanentResidentSince: null,
} as const;
const household: Household = {
  ...EMPTY_HOUSEHOLD,
  people: [TODDLER],
  incomes: [{ kind: 'wages', yearly: 21_000, whose: 'spouse' }],
  housingCost: 900,
  savings: 1200,
  paysHeating: true,
};

beforeAll(async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    newProgram('quokka-formula', {
      title: 'Quokka Formula for Small Children',
      eligibility: { fact: 'youngestChild', atMost: 4, source: 'law' },
    }),
  ]);
});

test('household members, incomes and costs are stored, returned and exported', async () => {
  const { client, user } = await member({ needs: ['food', 'children'], household });
  expect(user).toMatchObject({ needs: ['food', 'children'], household });
  expect((await client.ok(getUser)).body.household).toEqual(household);
  const { body } = await client.ok(getOwnData);
  expect(JSON.stringify(body)).toContain('"childCareCost":null');
});

test('a rule about anyone in the household is settled by its members', async () => {
  const likelihoodFor = async (answers: Parameters<typeof member>[0]) => {
    const { client } = await member(answers);
    const { body } = await client.ok(searchGrants, { body: { searchTerm: 'quokka formula' } });
    return body.grants.find(({ id }) => id === 'quokka-formula')?.match;
  };
  expect(await likelihoodFor({ household })).toMatchObject({
    likelihood: 'qualify',
    reasons: [{ text: 'A child aged 4 or younger lives with you', verdict: 'met' }],
  });
  const grown = { ...household, people: [{ ...TODDLER, age: 12 }] };
  expect(await likelihoodFor({ household: grown })).toBeUndefined();
  expect(await likelihoodFor({ numberOfChildren: 1 })).toMatchObject({ verdict: 'likely' });
});

test.each([
  [{ ...household, people: [{ ...TODDLER, age: -1 }] }, 'whole years'],
  [{ ...household, people: [{ ...TODDLER, relation: 'robot' }] }, 'who this person is to you'],
  [{ ...household, incomes: [{ kind: 'wages', yearly: 0.5 }] }, 'whole dollars'],
  [{ ...household, people: Array.from({ length: 21 }, () => TODDLER) }, 'At most 20 people'],
])('an impossible household is refused with a sentence and changes nothing', async (wrong, sentence) => {
  const { client } = await member({ household });
  const { status, body } = await client.fails(putProfile, { body: { ...newProfile(), household: wrong } });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(sentence);
  expect((await client.ok(getUser)).body.household).toEqual(household);
});
