import * as z from 'zod/mini';
import type { users } from '../../db/schema/index.ts';

const ids = z.array(z.string());

/** The programs that a member does not want to see again: their ids, the last dismissed first. */
export function dismissedOf({
  dismissedGrants,
}: Pick<typeof users.$inferSelect, 'dismissedGrants'>): readonly string[] {
  // A row that cannot be read must not lock its owner out.
  return z.safeParse(ids, dismissedGrants).data ?? [];
}
