import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { getUser } from '../../../contract/account/user.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { getApplications, postApplication } from '../../../contract/saved/applications.ts';
import { getMyPlan } from '../../../contract/saved/my-plan.ts';
import { getDocuments, getPreparation, putDocuments } from '../../../contract/saved/preparation.ts';
import { getSavedGrants, postSavedGrant } from '../../../contract/saved/saved.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { users } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';

/** Ohio's version is in the site's content: `ohio-works-first.yaml`. */
const TANF = {
  title: 'Quetzal cash for families',
  eligibility: { fact: 'applicantKind' as const, is: 'individual', source: 'law' },
};
const IN_OHIO = { title: 'Ohio Works First (TANF)', provider: 'Ohio Department of Job and Family Services' };

beforeAll(async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    newProgram('tanf', TANF),
    newProgram('child-care-assistance', { title: 'Quetzal child care', worth: 'small' }),
    newProgram('quetzal-large', { worth: 'large' }),
  ]);
});

const foundBy = async (location: string) => {
  const { client } = await member({ location, occupation: 'Cashier' });
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'quetzal cash for families' } });
  return { client, program: body.grants.find(({ id }) => id === 'tanf') };
};

describe('a program run by states', () => {
  test("has the name, office and links of the member's state", async () => {
    const { client, program } = await foundBy('Toledo, OH');
    expect(program).toMatchObject({ ...IN_OHIO, states: ['OH'] });
    expect(program?.url).toBe('https://jfs.ohio.gov/');
    const { body: detail } = await client.ok(getGrant, { params: { id: 'tanf' } });
    expect(detail).toMatchObject({ id: 'tanf', ...IN_OHIO });
    expect(detail.howToApply.join()).toContain('county');
    expect(detail.sources.map(({ url }) => url)).toContain('https://ncdjfs.org/cash.html');
  });

  test('stays generic in other states and for members without a known state', async () => {
    const { client, program } = await foundBy('San Juan, PR');
    expect(program).toMatchObject({ title: TANF.title, states: [] });
    // An answer from before the form required a state.
    const { body: user } = await client.ok(getUser);
    await openDatabase(inject('databaseUrl'))
      .update(users)
      .set({ location: 'Somewhere quiet' })
      .where(eq(users.id, user.id));
    const { body } = await client.ok(searchGrants, { body: { searchTerm: 'quetzal cash for families' } });
    expect(body.grants.find(({ id }) => id === 'tanf')).toMatchObject({ title: TANF.title, states: [] });
  });

  test('is placed in the plan by its worth in the state', async () => {
    const plannedIn = async (location: string) => {
      const { client } = await member({ location });
      for (const grantId of ['quetzal-large', 'child-care-assistance'])
        await client.ok(postSavedGrant, { body: { grantId } });
      return (await client.ok(getMyPlan)).body.things.map(({ id }) => id);
    };
    // New Mexico's version states that it's worth $12,000 a year.
    expect(await plannedIn('Albuquerque, NM')).toEqual(['child-care-assistance', 'quetzal-large']);
    expect(await plannedIn('Toledo, OH')).toEqual(['quetzal-large', 'child-care-assistance']);
  });

  test("is saved and prepared under the same id and the state's name", async () => {
    const { client } = await foundBy('Dayton, OH');
    await client.ok(postSavedGrant, { body: { grantId: 'tanf' } });
    const { body: saved } = await client.ok(getSavedGrants, {});
    expect(saved.savedGrants.find(({ id }) => id === 'tanf')).toMatchObject(IN_OHIO);
    await client.ok(postApplication, { body: { grantId: 'tanf' } });
    const { body: applications } = await client.ok(getApplications);
    expect(applications.find(({ grantId }) => grantId === 'tanf')?.grant).toMatchObject(IN_OHIO);
    const { body: preparation } = await client.ok(getPreparation, { params: { id: 'tanf' } });
    expect(preparation.items.length).toBeGreaterThan(0);
  });

  test("asks for the state's documents, and their check marks count on its checklist too", async () => {
    const { client } = await foundBy('Boise, ID');
    await client.ok(postSavedGrant, { body: { grantId: 'tanf' } });
    const { body: merged } = await client.ok(getDocuments);
    const { body: own } = await client.ok(getPreparation, { params: { id: 'tanf' } });
    const texts = own.items.filter(({ kind }) => kind === 'document').map(({ text }) => text);
    expect(texts).not.toContain('A filled-in form');
    expect(merged.documents.map(({ text }) => text)).toEqual(texts);
    for (const { key } of merged.documents) await client.ok(putDocuments, { body: { key, done: true } });
    const { body: after } = await client.ok(getPreparation, { params: { id: 'tanf' } });
    expect(after.items.filter(({ done }) => done).map(({ text }) => text)).toEqual(texts);
  });
});
