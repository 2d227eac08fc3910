import { and, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import { browserNameOf } from '../../../../contract/account/browser-name.ts';
import { intoOutbox } from '../../../clients/mail/outbox.ts';
import type { Database } from '../../../db/client.ts';
import { devices, outbox, users } from '../../../db/schema/index.ts';
import { readerOf } from '../account.ts';
import { newDeviceMail } from '../mails.ts';
import type { Proof } from '../second-factor/proof.ts';
import type { Place } from './place.ts';
import { hashToken, newToken } from './secret-token.ts';

/** How long an account recognizes a browser after its last sign-in. No browser keeps a cookie longer. */
export const DEVICE_LIFE_MS = 400 * 24 * 60 * 60_000;

/** Within this time, the same browser in the same place causes only one email. */
const TOLD_ONCE_FOR_MS = 10 * 60_000;

/** The browser that signs in. */
export interface Device {
  /** The token in its cookie, if it sent one. */
  sent: string | undefined;
  userAgent: string | null;
  place: Place;
  appUrl: string;
  /** False on a shared computer, because the next user is someone else. */
  isKept: boolean;
}

/**
 * Returns the sign-in statements that remember the browser, and email the member if the account has other known
 * browsers but not this one. They apply if `isOwner` is true, and belong in the batch that starts the session.
 */
export function meetDevice(db: Database, { id, ...member }: Proof, device: Device, isOwner: SQL | undefined) {
  const now = new Date();
  const isKept = device.isKept ? undefined : sql`0`;
  const [sent, token] = [hashToken(device.sent ?? ''), newToken()];
  const owner = exists(db.select({ id: users.id }).from(users).where(isOwner));
  const known = db
    .select({ id: devices.userId })
    .from(devices)
    .where(and(eq(devices.userId, id), eq(devices.tokenHash, sent)));
  const another = db.select({ id: devices.userId }).from(devices).where(eq(devices.userId, id));
  const onceKey = onceKeyOf(id, device, now);
  const alreadyMailed = db.select({ id: outbox.id }).from(outbox).where(eq(outbox.onceKey, onceKey));
  const addressee = db
    .select({ id: users.id })
    .from(users)
    .where(and(isOwner, exists(another), notExists(known), notExists(alreadyMailed)));
  const statements = [
    intoOutbox(db, newDeviceMail(readerOf(member, device.appUrl), device, now), addressee, onceKey),
    // A token that this account doesn't know may have been planted, so it's replaced for every account that knows the
    // browser.
    db
      .update(devices)
      .set({ tokenHash: hashToken(token) })
      .where(
        and(
          eq(devices.tokenHash, sent),
          owner,
          isKept,
          sql`NOT EXISTS (SELECT 1 FROM ${devices} AS mine WHERE mine.token_hash = ${sent} AND mine.user_id = ${id})`,
        ),
      ),
    db
      .update(devices)
      .set({ lastSignInAt: now.toISOString(), userAgent: device.userAgent })
      .where(and(eq(devices.userId, id), eq(devices.tokenHash, sent), owner))
      .returning({ userId: devices.userId }),
    db.run(
      sql`INSERT INTO ${devices} (token_hash, user_id, user_agent)
          SELECT ${hashToken(token)}, ${users.id}, ${device.userAgent} FROM ${users} WHERE ${and(isOwner, notExists(known), isKept)}`,
    ),
  ] as const;
  return { statements, token };
}

/** Returns the email's key, so a sign-in that's repeated because its response was lost causes only one email. */
function onceKeyOf(userId: number, { userAgent, place }: Device, now: Date): string {
  const time = Math.floor(now.getTime() / TOLD_ONCE_FOR_MS);
  return `sign-in ${userId} ${browserNameOf(userAgent)} ${place.name ?? ''} ${time}`;
}
