import { randomBytes } from 'node:crypto';
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { encode } from 'uqr';
import {
  type NewSecondFactor,
  SECOND_FACTOR_NEEDED,
  SECOND_FACTOR_WRONG,
  type SecondFactorState,
} from '../../../../contract/account/second-factor.ts';
import { RECOVERY_CODES } from '../../../../contract/account/sign-in-limits.ts';
import { PRODUCT_NAME } from '../../../../contract/limits.ts';
import { intoOutbox } from '../../../clients/mail/outbox.ts';
import type { Database } from '../../../db/client.ts';
import { recoveryCodes, secondFactors, users } from '../../../db/schema/index.ts';
import { ApiFailure } from '../../../failure.ts';
import type { Rate } from '../../../settings/limits.ts';
import { countAttempt, counterKey, memberSubject, settleAttempt } from '../../limits/attempts.ts';
import { tooManyUntil } from '../../limits/too-many.ts';
import { type Account, readerOf } from '../account.ts';
import { recoveryCodeUsedMail, secondFactorMail } from '../mails.ts';
import { requirePassword } from '../passwords/passwords.ts';
import { hashToken } from '../sessions/secret-token.ts';
import { takeOneTimeCode } from './one-time-codes.ts';
import { newSecret, secretAddress, toBase32 } from './totp.ts';

type Member = Pick<Account, 'id' | 'email' | 'language'>;

/** The inputs for checking a code. */
export interface Checking {
  rate: Rate;
  appUrl: string;
}

/** Returns whether a member's logins need a code, and how many recovery codes are left. */
export async function secondFactorOf(db: Database, userId: number): Promise<SecondFactorState> {
  const [[on], [left]] = await db.batch([
    db.select({ id: secondFactors.userId }).from(secondFactors).where(isOnFor(userId)),
    db
      .select({ count: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
  ]);
  return { isOn: on !== undefined, recoveryCodesLeft: on ? (left?.count ?? 0) : 0 };
}

/** Creates a secret for an authenticator app. Requires the password. Throws `conflict` if the second factor is on. */
export async function prepareSecondFactor(
  db: Database,
  { id, email }: Member,
  password: string,
): Promise<NewSecondFactor> {
  await requirePassword(db, id, password, 'password');
  const secret = newSecret();
  const [stored] = await db
    .insert(secondFactors)
    .values({ userId: id, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastUsedStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (!stored) throw new ApiFailure('conflict', 'Your authenticator app is set up already. Turn it off first.');
  const address = secretAddress(secret, PRODUCT_NAME, email);
  return { secret, address, qr: drawn(address) };
}

/** Turns the second factor on with the app's first code. Returns the recovery codes, which can't be read again. */
export async function confirmSecondFactor(
  db: Database,
  member: Member,
  code: string,
  { rate, appUrl }: Checking,
): Promise<string[]> {
  const { id } = member;
  const [waiting] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, id), isNull(secondFactors.confirmedAt)))
    .limit(1);
  if (!waiting) throw new ApiFailure('conflict', 'Please start setting up your authenticator app again.');
  await limited(db, id, rate, () => takeOneTimeCode(db, secondFactors, waiting, code), 'code');
  const codes = Array.from({ length: RECOVERY_CODES.count }, newRecoveryCode);
  await db.batch([
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, id)),
    db.insert(recoveryCodes).values(codes.map((one) => ({ userId: id, codeHash: recoveryHash(id, one) }))),
    db
      .update(secondFactors)
      .set({ confirmedAt: new Date().toISOString() })
      .where(and(eq(secondFactors.userId, id), eq(secondFactors.secret, waiting.secret))),
    intoOutbox(db, secondFactorMail(readerOf(member, appUrl), 'on'), ownerOf(db, id)),
  ]);
  return codes.map(inGroups);
}

/** Turns the second factor off and deletes its recovery codes. Requires the password. */
export async function removeSecondFactor(
  db: Database,
  member: Member,
  password: string,
  appUrl: string,
): Promise<void> {
  const { id } = member;
  await requirePassword(db, id, password, 'password');
  const wasOn = db.select({ id: secondFactors.userId }).from(secondFactors).where(isOnFor(id));
  await db.batch([intoOutbox(db, secondFactorMail(readerOf(member, appUrl), 'off'), wasOn), ...forgetting(db, id)]);
}

/** Turns a member's second factor off without any checks, for an operator with database access. */
export async function forgetSecondFactor(db: Database, userId: number): Promise<void> {
  await db.batch(forgetting(db, userId));
}

/**
 * If a member's second factor is on, requires and consumes a code. Returns whether it's on. Throws
 * `second_factor_required` without a code, `invalid_credentials` for a wrong one, and `too_many_requests` over the rate
 * limit.
 */
export async function requireMembersCode(
  db: Database,
  member: Member,
  given: string | undefined,
  { rate, appUrl }: Checking,
): Promise<boolean> {
  const { id } = member;
  const [factor] = await db.select().from(secondFactors).where(isOnFor(id)).limit(1);
  if (!factor) return false;
  if (given === undefined) throw new ApiFailure('second_factor_required', SECOND_FACTOR_NEEDED);
  const take = () =>
    given.length < RECOVERY_CODES.lengthBefore
      ? takeOneTimeCode(db, secondFactors, factor, given)
      : takeRecoveryCode(db, member, given, appUrl);
  await limited(db, id, rate, take, 'secondFactor');
  return true;
}

async function limited(
  db: Database,
  userId: number,
  rate: Rate,
  take: () => Promise<boolean>,
  field: string,
): Promise<void> {
  // Needed on top of the login limits: someone with the password could try all million codes.
  const key = counterKey('LIMIT_SECOND_FACTOR_PER_ACCOUNT', [memberSubject(userId)]);
  const refusedUntil = await countAttempt(db, [{ key, rate }]);
  if (refusedUntil !== null) throw tooManyUntil(refusedUntil);
  if (!(await take())) {
    throw new ApiFailure('invalid_credentials', SECOND_FACTOR_WRONG, { fields: { [field]: SECOND_FACTOR_WRONG } });
  }
  await settleAttempt(db, { takenBack: [], forgotten: [key] });
}

async function takeRecoveryCode(db: Database, member: Member, code: string, appUrl: string): Promise<boolean> {
  const { id } = member;
  const isGood = and(
    eq(recoveryCodes.userId, id),
    eq(recoveryCodes.codeHash, recoveryHash(id, code)),
    isNull(recoveryCodes.usedAt),
  );
  const owner = db.select({ id: recoveryCodes.userId }).from(recoveryCodes).where(isGood);
  const [, used] = await db.batch([
    intoOutbox(db, recoveryCodeUsedMail(readerOf(member, appUrl)), owner),
    db
      .update(recoveryCodes)
      .set({ usedAt: new Date().toISOString() })
      .where(isGood)
      .returning({ userId: recoveryCodes.userId }),
  ]);
  return used.length > 0;
}

function forgetting(db: Database, userId: number) {
  return [
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db.delete(secondFactors).where(eq(secondFactors.userId, userId)),
  ] as const;
}

function isOnFor(userId: number) {
  return and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
}

function ownerOf(db: Database, userId: number) {
  return db.select({ id: users.id }).from(users).where(eq(users.id, userId));
}

function newRecoveryCode(): string {
  return toBase32(randomBytes((RECOVERY_CODES.length * 5) / 8));
}

function inGroups(code: string): string {
  return (code.match(new RegExp(`.{${RECOVERY_CODES.group}}`, 'g')) ?? []).join('-');
}

function recoveryHash(userId: number, code: string): string {
  return hashToken(`${userId} ${code}`);
}

/** Draws a QR code as an SVG path, with one rectangle for each run of dark squares. */
function drawn(text: string): NewSecondFactor['qr'] {
  const { size, data } = encode(text, { border: 2 });
  const rows = data.map((row, y) => {
    const line = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return [...line.matchAll(/1+/g)]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join('');
  });
  return { size, path: rows.join('') };
}
