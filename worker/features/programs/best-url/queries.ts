import { eq, inArray, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/client.ts';
import { linkChecks } from '../../../db/schema/index.ts';
import type { LinkStatus } from './probe.ts';

const linkStatus = z.enum(['works', 'unsure', 'dead']);

export interface LinkCheck {
  status: LinkStatus;
  checkedAt: string;
}

/** Returns the last check results for these addresses. */
export async function findChecks(db: Database, urls: readonly string[]): Promise<Map<string, LinkCheck>> {
  const rows = await db
    .select()
    .from(linkChecks)
    .where(inArray(linkChecks.url, [...urls]));
  const checks = new Map<string, LinkCheck>();
  for (const row of rows) {
    const check = checkOf(row);
    if (check) checks.set(row.url, check);
  }
  return checks;
}

function checkOf({ status, checkedAt }: { status: string | null; checkedAt: string | null }): LinkCheck | null {
  const known = linkStatus.safeParse(status);
  return known.success && checkedAt !== null ? { status: known.data, checkedAt } : null;
}

/**
 * Claims an address, so no other request checks it before `until`. Returns the last result, which may be only moments
 * old, or null if another request holds the address.
 */
export async function claimCheck(
  db: Database,
  url: string,
  now: string,
  until: string,
): Promise<{ last: LinkCheck | null } | null> {
  const [held] = await db
    .insert(linkChecks)
    .values({ url, heldUntil: until })
    .onConflictDoUpdate({
      target: linkChecks.url,
      set: { heldUntil: until },
      setWhere: lt(linkChecks.heldUntil, now),
    })
    .returning({ status: linkChecks.status, checkedAt: linkChecks.checkedAt });
  return held ? { last: checkOf(held) } : null;
}

/** What's wrong with an address. `gone`: the page no longer exists. `silent`: there was no response. */
export type LinkFault = 'gone' | 'silent';

/**
 * Stores an address's result and releases it. Counts the days on which it fails, until it works again. An `unsure`
 * result without a fault (we were rejected) changes nothing. `grantId` is a program with this address.
 */
export async function settleCheck(
  db: Database,
  url: string,
  { status, checkedAt }: LinkCheck,
  { fault = status === 'dead' ? 'gone' : null, grantId }: { fault?: LinkFault | null; grantId?: string } = {},
): Promise<void> {
  const { failingSince, failingDays, checkedAt: before } = linkChecks;
  const failing =
    status === 'works'
      ? { fault: null, failingSince: null, failingDays: 0 }
      : fault && {
          fault,
          failingSince: sql`coalesce(${failingSince}, ${checkedAt})`,
          failingDays: sql`${failingDays} + iif(${failingDays} > 0 AND substr(${before}, 1, 10) = substr(${checkedAt}, 1, 10), 0, 1)`,
        };
  await db
    .update(linkChecks)
    .set({ status, checkedAt, heldUntil: sql`''`, ...failing, ...(grantId === undefined ? {} : { grantId }) })
    .where(eq(linkChecks.url, url));
}

/** Releases an address without a result. */
export async function releaseCheck(db: Database, url: string): Promise<void> {
  await db.update(linkChecks).set({ heldUntil: sql`''` }).where(eq(linkChecks.url, url));
}
