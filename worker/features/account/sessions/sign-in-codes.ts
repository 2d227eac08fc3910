import { Buffer } from 'node:buffer';
import { randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_WRONG, type CodeUse } from '../../../../contract/account/sign-in-codes.ts';
import { SIGN_IN_CODE } from '../../../../contract/account/sign-in-limits.ts';
import type { Reader } from '../../../clients/mail/template.ts';
import type { Database } from '../../../db/client.ts';
import { ApiFailure } from '../../../failure.ts';
import type { LoggedIn } from '../accounts.ts';
import { LINK_LIFE_MS, signInCodeMail } from '../mails.ts';
import { findAccount, findCredentials, languageOf } from '../queries.ts';
import { type Checking, requireMembersCode } from '../second-factor/second-factor.ts';
import { hashToken, newToken } from './secret-token.ts';
import { type Beginning, startSession } from './sessions.ts';
import { countTry, storeCode, takeCode, undoTry } from './sign-in-codes-queries.ts';

/**
 * Emails a code to the address's owner, in the owner's language. If the address is unknown, does the same work in the
 * caller's language.
 */
export async function mailSignInCode(db: Database, asked: Reader, request: string): Promise<void> {
  const code = String(randomInt(10 ** SIGN_IN_CODE.digits)).padStart(SIGN_IN_CODE.digits, '0');
  const expiresAt = new Date(Date.now() + SIGN_IN_CODE.life).toISOString();
  const email = asked.recipient;
  const stored = { email, requestHash: hashToken(request), codeHash: codeHashOf(request, code), expiresAt };
  const language = (await languageOf(db, email)) ?? asked.language;
  await storeCode(db, stored, signInCodeMail({ ...asked, language }, code));
}

/**
 * Signs in with a requested code, and also returns a token for setting a new password. Throws `invalid_credentials` for
 * an unknown address, or for a code that's wrong, used, expired or tried too often.
 */
export async function signInByCode(
  db: Database,
  { email, request, code, secondFactor }: CodeUse,
  beginning: Beginning,
  checking: Checking,
): Promise<LoggedIn & { resetToken: string }> {
  const requestHash = hashToken(request);
  const asked = await countTry(db, { email, requestHash });
  if (!asked || !isSame(asked.codeHash, codeHashOf(request, code))) throw wrongCode();
  await undoTry(db, requestHash);
  const found = await findCredentials(db, email);
  const account = found && (await findAccount(db, found.id));
  if (!found || !account) throw wrongCode();
  const hasCode = await requireMembersCode(db, account, secondFactor, checking);
  const resetToken = newToken();
  const reset = { tokenHash: hashToken(resetToken), expiresAt: new Date(Date.now() + LINK_LIFE_MS).toISOString() };
  if (!(await takeCode(db, { userId: found.id, requestHash, reset }))) throw wrongCode();
  const begun = await startSession(db, { ...found, email }, { ...beginning, hasCode });
  if (!begun) throw wrongCode();
  return { account, ...begun, resetToken };
}

/** Includes the request's secret, because a hash of eight digits alone could be reversed. */
function codeHashOf(request: string, code: string): string {
  return hashToken(`${request} ${code}`);
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function wrongCode(): ApiFailure {
  return new ApiFailure('invalid_credentials', CODE_WRONG, { fields: { code: CODE_WRONG } });
}
