import * as z from 'zod/mini';
import { type MatchedGrant, matchedGrant } from '../../../../contract/grants.ts';
import { drop, keep, kept, keptJson, SESSION_KEYS } from '../session/storage.ts';

const { currentGrant, grantOwner, selectedGrant, user } = SESSION_KEYS;

/** Keeps a program of the search results, so that its page shows it at once. */
export function stashGrant(grant: MatchedGrant): void {
  keep(currentGrant, JSON.stringify(grant));
  keep(selectedGrant, JSON.stringify(grant));
  keep(grantOwner, kept(user) ?? '');
}

export type Stash =
  | { whose: 'own'; grant: MatchedGrant }
  /** Nothing is kept, another program of the same member, or nobody knows whose. */
  | { whose: 'nobody' }
  | { whose: 'another' };

/** What the tab keeps for this program's page. What another member left is thrown away as it is found. */
export function stashFor(id: string, userId: number): Stash {
  const owner = kept(grantOwner);
  // Empty where the tab did not know its member.
  if (!owner) return { whose: 'nobody' };
  if (owner !== String(userId)) {
    drop(currentGrant, grantOwner, selectedGrant);
    return { whose: 'another' };
  }
  const parsed = z.safeParse(matchedGrant, keptJson(currentGrant));
  return parsed.success && parsed.data.id === id ? { whose: 'own', grant: parsed.data } : { whose: 'nobody' };
}

const identified = z.object({ id: z.string() });

/** The program that was opened last, to find the way back to its card. */
export function selectedGrantId(): string | undefined {
  const parsed = z.safeParse(identified, keptJson(selectedGrant));
  return parsed.success ? parsed.data.id : undefined;
}
