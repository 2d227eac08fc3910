import { randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import type { registration } from '../../contract/account/account.ts';
import type { profileUpdate } from '../../contract/profile/profile.ts';

export const PASSWORD = 'correct horse 7!';

/** Returns a registration with an address that no other test uses. */
export function newPerson(given: Partial<z.input<typeof registration>> = {}): z.input<typeof registration> {
  const email = `person-${randomUUID()}@example.org`;
  return { firstName: 'Maria', lastName: 'Sample', email, phone: '555 0100', password: PASSWORD, ...given };
}

/** Returns a complete profile: a retired veteran in Ohio who owns a home. */
export function newProfile(given: Partial<z.input<typeof profileUpdate>> = {}): z.input<typeof profileUpdate> {
  return {
    age: 70,
    location: 'Columbus, OH',
    occupation: 'Retired',
    isVeteran: true,
    citizenshipStatus: 'citizen',
    homeownershipStatus: 'own',
    ...given,
  };
}
