import type * as z from 'zod/mini';
import type { UsedCredential } from '../../../contract/account/passkeys.ts';
import { ADMIN_LOGIN_FAILED, type adminLogin } from '../../../contract/admin.ts';
import type { Database } from '../../db/client.ts';
import type { Settings } from '../../env.ts';
import { ApiFailure } from '../../failure.ts';
import { NOBODYS_HASH, verifyPassword } from '../account/passwords/password.ts';
import { upgradeHash } from '../account/passwords/passwords.ts';
import { findCredentials } from '../account/queries.ts';
import { type Party, provenByPasskey, refused } from '../account/second-factor/passkeys.ts';
import { startAdminToken } from '../account/sessions/admin-tokens.ts';
import { requireSecondFactor } from './second-factor.ts';

/**
 * Returns a token for an admin's credentials. Throws `invalid_credentials`, taking equally long for everyone who isn't
 * an admin. Throws `second_factor_required` only with the right password, so nothing else reveals that there is a
 * second factor.
 */
export async function logInAdmin(
  db: Database,
  { email, password, code }: z.infer<typeof adminLogin>,
  { ADMIN_USER_IDS, LIMIT_ADMIN_CODE_PER_ACCOUNT }: Pick<Settings, 'ADMIN_USER_IDS' | 'LIMIT_ADMIN_CODE_PER_ACCOUNT'>,
): Promise<string> {
  const found = await findCredentials(db, email);
  const admin = found && ADMIN_USER_IDS.includes(found.id) ? found : null;
  const isRight = await verifyPassword(password, admin?.passwordHash ?? NOBODYS_HASH);
  if (!admin || !isRight) throw new ApiFailure('invalid_credentials', ADMIN_LOGIN_FAILED);
  const hasCode = await requireSecondFactor(db, admin.id, code, LIMIT_ADMIN_CODE_PER_ACCOUNT);
  const passwordHash = await upgradeHash(db, admin.id, password, admin.passwordHash);
  const token = await startAdminToken(db, { ...admin, email, passwordHash }, { hasCode });
  if (token === null) throw new ApiFailure('invalid_credentials', ADMIN_LOGIN_FAILED);
  return token;
}

/**
 * Returns a token for an admin's passkey, which counts as two factors. Throws `invalid_credentials` for everyone else.
 */
export async function logInAdminByPasskey(
  db: Database,
  credential: UsedCredential,
  party: Party,
  adminIds: readonly number[],
): Promise<string> {
  const proof = await provenByPasskey(db, credential, party);
  const token = adminIds.includes(proof.id) ? await startAdminToken(db, proof, { hasCode: true }) : null;
  if (token === null) throw refused();
  return token;
}
