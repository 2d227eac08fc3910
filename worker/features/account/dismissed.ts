import * as z from 'zod/mini';

const ids = z.array(z.string());

/** Returns the IDs of the programs that a member dismissed, newest first. */
export function dismissedOf({ dismissedGrants }: { dismissedGrants: unknown }): readonly string[] {
  // An unreadable row shouldn't lock its owner out.
  return z.safeParse(ids, dismissedGrants).data ?? [];
}
