import { expect } from 'vitest';
import { postLogin, postRegister } from '../../contract/account/account.ts';
import { getUser, putProfile } from '../../contract/account/user.ts';
import { getHealth } from '../../contract/health.ts';
import { getSavedGrants, postSavedGrant } from '../../contract/saved/saved.ts';
import { searchGrants } from '../../contract/search/search.ts';
import { newPerson, newProfile, PASSWORD } from '../factories/people.ts';
import { Client } from '../harness/client.ts';

/** A member in the rehearsal, and the program they saved. */
export interface RehearsalMember {
  email: string;
  savedId: string;
}

/** Performs a new member's actions: registers, answers, searches, saves. */
export async function newMember(url: string): Promise<RehearsalMember> {
  const client = new Client(url);
  const person = newPerson();
  await client.ok(postRegister, { body: person });
  await client.ok(putProfile, { body: newProfile() });
  const { body } = await client.ok(searchGrants, { body: {} });
  const [first] = body.grants;
  if (!first) throw new Error('The list of a new member is empty.');
  await client.ok(postSavedGrant, { body: { grantId: first.id } });
  return { email: person.email, savedId: first.id };
}

/** Expects the product to work: health, pages, and an earlier member with what they saved. */
export async function expectServing(url: string, member: RehearsalMember): Promise<void> {
  const client = new Client(url);
  expect((await client.ok(getHealth)).status).toBe(200);
  for (const path of ['/', '/programs', '/auth']) {
    const page = await fetch(`${url}${path}`);
    expect(`${path} ${page.status}`).toBe(`${path} 200`);
    expect(await page.text()).toContain('Grantlight');
  }
  expect((await fetch(`${url}/no-such-page`)).status).toBe(404);
  expect((await client.fails(getUser)).status).toBe(401);
  await client.ok(postLogin, { body: { email: member.email, password: PASSWORD } });
  const { body: saved } = await client.ok(getSavedGrants);
  expect(JSON.stringify(saved)).toContain(member.savedId);
  const { body: found } = await client.ok(searchGrants, { body: { searchTerm: 'heating bill' } });
  expect(found.grants.length).toBeGreaterThan(0);
}
