import { inject } from 'vitest';
import type { z } from 'zod/mini';
import { postLogin, postRegister, type registration } from '../../contract/account/account.ts';
import { putProfile } from '../../contract/account/user.ts';
import type { profileUpdate } from '../../contract/profile/profile.ts';
import { newPerson, newProfile } from '../factories/people.ts';
import { Client } from './client.ts';

/** Returns a client for a new browser, with its own IP address unless one is given. */
export function newClient(address?: string): Client {
  return new Client(inject('apiUrl'), address);
}

/** Registers a member: signed in, with an incomplete profile. */
export async function registered(given: Partial<z.input<typeof registration>> = {}) {
  const client = newClient();
  const person = newPerson(given);
  const { body: user } = await client.ok(postRegister, { body: person });
  return { client, person, user };
}

/** Registers a member with a complete profile. */
export async function member(answers: Partial<z.input<typeof profileUpdate>> = {}) {
  const { client, person } = await registered();
  const { body: user } = await client.ok(putProfile, { body: newProfile(answers) });
  return { client, person, user };
}

/** Logs a member in from a second browser. */
export async function secondBrowser(person: { email: string; password: string }, rememberMe = false): Promise<Client> {
  const client = newClient();
  await client.ok(postLogin, { body: { email: person.email, password: person.password, rememberMe } });
  return client;
}
