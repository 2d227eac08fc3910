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

/** The stashed program, if it is this one and this member's. Another member's is thrown away. */
export function stashedGrant(id: string, userId: number): MatchedGrant | undefined {
  const owner = kept(grantOwner);
  if (owner === null) return undefined;
  if (owner !== String(userId)) {
    drop(currentGrant, grantOwner, selectedGrant);
    return undefined;
  }
  const parsed = z.safeParse(matchedGrant, keptJson(currentGrant));
  return parsed.success && parsed.data.id === id ? parsed.data : undefined;
}

const identified = z.object({ id: z.string() });

/** The program that was opened last, to find the way back to its card. */
export function selectedGrantId(): string | undefined {
  const parsed = z.safeParse(identified, keptJson(selectedGrant));
  return parsed.success ? parsed.data.id : undefined;
}
