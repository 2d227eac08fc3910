import { inject } from 'vitest';
import type { z } from 'zod/mini';
import { postLogin, postRegister, type registration } from '../../contract/account/account.ts';
import { putProfile } from '../../contract/account/user.ts';
import type { profileUpdate } from '../../contract/profile/profile.ts';
import { newPerson, newProfile } from '../factories/people.ts';
import { Client } from './client.ts';

/** A fresh browser, at its own address or at this one. */
export function newClient(address?: string): Client {
  return new Client(inject('apiUrl'), address);
}

/** A member who has just registered: signed in, profile incomplete. */
export async function registered(given: Partial<z.input<typeof registration>> = {}) {
  const client = newClient();
  const person = newPerson(given);
  const { body: user } = await client.ok(postRegister, { body: person });
  return { client, person, user };
}

/** A member with a complete profile. */
export async function member(answers: Partial<z.input<typeof profileUpdate>> = {}) {
  const { client, person } = await registered();
  const { body: user } = await client.ok(putProfile, { body: newProfile(answers) });
  return { client, person, user };
}

/** A second browser of the same person. */
export async function secondBrowser(person: { email: string; password: string }, rememberMe = false): Promise<Client> {
  const client = newClient();
  await client.ok(postLogin, { body: { email: person.email, password: person.password, rememberMe } });
  return client;
}
