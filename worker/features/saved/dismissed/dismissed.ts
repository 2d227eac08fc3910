import * as z from 'zod/mini';
import { type Dismissal, type DismissedGrant, dismissedGrant } from '../../../../contract/saved/dismissed.ts';
import type { Database } from '../../../db/client.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { unknownProgram } from '../../programs/program.ts';
import { addDismissed, findDismissed, removeDismissed } from './queries.ts';

/** Dismisses a program, so it's no longer offered to the member. Throws `not_found`. */
export async function dismiss(db: Database, { account }: SignedIn, { grantId, getsAlready }: Dismissal): Promise<void> {
  if (!(await addDismissed(db, account.id, grantId, getsAlready))) {
    throw unknownProgram();
  }
}

/** Restores a dismissed program. */
export async function restore(db: Database, { account }: SignedIn, grantId: string): Promise<void> {
  await removeDismissed(db, account.id, grantId);
}

/** Returns the member's dismissed programs, newest first. */
export async function listDismissed(db: Database, { account }: SignedIn): Promise<DismissedGrant[]> {
  const found = await findDismissed(db, account.id);
  return z.parse(
    z.array(dismissedGrant),
    found.map(({ isReceived, ...grant }) => ({ ...grant, getsAlready: isReceived === 1 })),
  );
}

/** Excludes the member's dismissed programs from a search, in the same way as those already on the page. */
export function withoutDismissed<Criteria extends { excludeIds: readonly string[] }>(
  criteria: Criteria,
  { dismissed }: Pick<SignedIn, 'dismissed'>,
): Criteria & { excludeIds: string[] } {
  return { ...criteria, excludeIds: [...new Set([...criteria.excludeIds, ...dismissed])] };
}
