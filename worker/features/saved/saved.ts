import { ENTITLEMENTS } from '../../../contract/billing.ts';
import type { SavedGrant } from '../../../contract/grants.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../http/errors.ts';
import type { SignedIn } from '../account/sessions.ts';
import { grantOf } from '../grants/program.ts';
import { findSaved, forgetProgram, isKnownProgram, type Saved, saveProgram } from './queries.ts';

/** Keeps a program for a member. Throws `not_found`, and `save_limit` where the plan has no room for another one. */
export async function save(db: Database, { account, plan }: SignedIn, grantId: string): Promise<SavedGrant> {
  const limit = ENTITLEMENTS[plan.active ? plan.tier : 'free'].savedGrants;
  const saved = await saveProgram(db, { userId: account.id, grantId, limit });
  if (saved) return savedGrantOf(saved);
  if (!(await isKnownProgram(db, grantId))) {
    throw new ApiFailure('not_found', 'We do not know this program. It may have been withdrawn.');
  }
  throw new ApiFailure(
    'save_limit',
    `The Free plan keeps ${limit} programs. Remove one, or upgrade to keep as many as you like.`,
  );
}

/** All that a member keeps, the last kept first. */
export async function listSaved(db: Database, { account }: SignedIn): Promise<SavedGrant[]> {
  return (await findSaved(db, account.id)).map(savedGrantOf);
}

/** Throws `not_found` where the member does not keep it. */
export async function forget(db: Database, { account }: SignedIn, grantId: string): Promise<void> {
  if (!(await forgetProgram(db, account.id, grantId))) {
    throw new ApiFailure('not_found', 'This program is not among your saved ones.');
  }
}

function savedGrantOf({ program, savedAt }: Saved): SavedGrant {
  return { ...grantOf(program), savedAt };
}
