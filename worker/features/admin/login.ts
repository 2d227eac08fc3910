import type * as z from 'zod/mini';
import { ADMIN_LOGIN_FAILED, type adminLogin } from '../../../contract/crawler.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../http/errors.ts';
import { NOBODYS_HASH, verifyPassword } from '../account/password.ts';
import { findCredentials } from '../account/queries.ts';
import { startAdminToken } from './tokens.ts';

/** A token for an admin's credentials. Throws `invalid_credentials`, in the same time for everybody who is none. */
export async function logInAdmin(
  db: Database,
  { email, password }: z.infer<typeof adminLogin>,
  adminIds: readonly number[],
): Promise<string> {
  const found = await findCredentials(db, email);
  const admin = found && adminIds.includes(found.account.id) ? found : null;
  const isRight = await verifyPassword(password, admin?.passwordHash ?? NOBODYS_HASH);
  if (!admin || !isRight) throw new ApiFailure('invalid_credentials', ADMIN_LOGIN_FAILED);
  return startAdminToken(db, admin.account.id);
}
