import * as z from 'zod/mini';

const ids = z.array(z.string());

/** The programs that a member does not want to see again: their ids, the last dismissed first. */
export function dismissedOf({ dismissedGrants }: { dismissedGrants: unknown }): readonly string[] {
  // A row that cannot be read must not lock its owner out.
  return z.safeParse(ids, dismissedGrants).data ?? [];
}
