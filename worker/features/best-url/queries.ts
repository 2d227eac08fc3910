import { eq, inArray, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { linkChecks } from '../../db/schema/index.ts';
import type { LinkStatus } from './probe.ts';

const linkStatus = z.enum(['works', 'unsure', 'dead']);

export interface LinkCheck {
  status: LinkStatus;
  checkedAt: string;
}

/** What addresses answered when they were last tried. */
export async function findChecks(db: Database, urls: readonly string[]): Promise<Map<string, LinkCheck>> {
  const rows = await db
    .select()
    .from(linkChecks)
    .where(inArray(linkChecks.url, [...urls]));
  const checks = new Map<string, LinkCheck>();
  for (const { url, status, checkedAt } of rows) {
    const known = linkStatus.safeParse(status);
    if (known.success && checkedAt !== null) checks.set(url, { status: known.data, checkedAt });
  }
  return checks;
}

/** Whether the caller may try an address now: nobody else does until then. */
export async function holdCheck(db: Database, url: string, now: string, until: string): Promise<boolean> {
  const held = await db
    .insert(linkChecks)
    .values({ url, heldUntil: until })
    .onConflictDoUpdate({
      target: linkChecks.url,
      set: { heldUntil: until },
      setWhere: lt(linkChecks.heldUntil, now),
    })
    .returning({ url: linkChecks.url });
  return held.length > 0;
}

/** Keeps what an address answered and lets go of it. */
export async function settleCheck(db: Database, url: string, { status, checkedAt }: LinkCheck): Promise<void> {
  await db.update(linkChecks).set({ status, checkedAt, heldUntil: sql`''` }).where(eq(linkChecks.url, url));
}

/** Lets go of an address of which nothing was learned. */
export async function releaseCheck(db: Database, url: string): Promise<void> {
  await db.update(linkChecks).set({ heldUntil: sql`''` }).where(eq(linkChecks.url, url));
}
