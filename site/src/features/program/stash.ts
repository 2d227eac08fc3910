import * as z from 'zod/mini';
import { type MatchedGrant, matchedGrant } from '../../../../contract/programs/grants.ts';
import { drop, keep, kept, keptJson, SESSION_KEYS } from '../account/session/storage.ts';

const { currentGrant, grantOwner, selectedGrant, user } = SESSION_KEYS;

/** Stores a program from the search results, so its page can show it right away. */
export function stashGrant(grant: MatchedGrant): void {
  keep(currentGrant, JSON.stringify(grant));
  keep(selectedGrant, JSON.stringify(grant));
  keep(grantOwner, kept(user) ?? '');
}

export type Stash =
  | { whose: 'own'; grant: MatchedGrant }
  /** Nothing stored, a different program opened by the same member, or an unknown owner. */
  | { whose: 'nobody' }
  | { whose: 'another' };

/** Returns what the tab has stored for this program's page. Discards another member's data. */
export function stashFor(id: string, userId: number): Stash {
  const owner = kept(grantOwner);
  // Empty if the tab didn't know the member.
  if (!owner) return { whose: 'nobody' };
  if (owner !== String(userId)) {
    drop(currentGrant, grantOwner, selectedGrant);
    return { whose: 'another' };
  }
  const parsed = z.safeParse(matchedGrant, keptJson(currentGrant));
  return parsed.success && parsed.data.id === id ? { whose: 'own', grant: parsed.data } : { whose: 'nobody' };
}

const identified = z.object({ id: z.string() });

/** Returns the ID of the last opened program, used to return to its card. */
export function selectedGrantId(): string | undefined {
  const parsed = z.safeParse(identified, keptJson(selectedGrant));
  return parsed.success ? parsed.data.id : undefined;
}
