import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/client.ts';
import { cursors, grants, linkChecks } from '../../../db/schema/index.ts';
import { candidatesOf } from '../best-url/address.ts';
import { isDeadLink } from './dead.ts';

const NAME = 'links';

/** Returns where the walk over all programs continues. */
export async function placeOfWalk(db: Database): Promise<number> {
  const [row] = await db.select({ place: cursors.place }).from(cursors).where(eq(cursors.name, NAME));
  return row?.place ?? 0;
}

export async function keepPlace(db: Database, place: number): Promise<void> {
  const ended = place === 0 ? { endedAt: new Date().toISOString() } : {};
  await db
    .insert(cursors)
    .values({ name: NAME, place, ...ended })
    .onConflictDoUpdate({ target: cursors.name, set: { place, ...ended } });
}

/** Returns the next programs by row, including closed ones. */
export function nextPrograms(db: Database, after: number, limit: number) {
  const { rowId, id, status, url, applicationUrl } = grants;
  return db
    .select({ rowId, id, status, url, applicationUrl })
    .from(grants)
    .where(gt(rowId, after))
    .orderBy(asc(rowId))
    .limit(limit);
}

const lastChecks = z.array(
  z.object({
    url: z.string(),
    status: z.nullable(z.string()),
    checkedAt: z.nullable(z.string()),
    failingDays: z.int(),
  }),
);

/** Returns the stored checks of these addresses. */
export async function checksOf(db: Database, urls: readonly string[]) {
  if (urls.length === 0) return new Map<string, z.infer<typeof lastChecks>[number]>();
  const { url, status, checkedAt, failingDays } = linkChecks;
  const rows = await db
    .select({ url, status, checkedAt, failingDays })
    .from(linkChecks)
    .where(inArray(url, [...urls]));
  return new Map(lastChecks.parse(rows).map((row) => [row.url, row]));
}

const hasAddress = or(eq(grants.url, linkChecks.url), eq(grants.applicationUrl, linkChecks.url));

/** Returns open programs with a dead address, longest dead first. */
export function deadLinks(db: Database, limit: number) {
  const { url, fault, failingSince, failingDays } = linkChecks;
  return db
    .select({ url, fault, failingSince, failingDays, grantId: grants.id, title: grants.title })
    .from(linkChecks)
    .innerJoin(grants, and(eq(grants.id, linkChecks.grantId), eq(grants.status, 'open'), hasAddress))
    .where(isDeadLink)
    .orderBy(asc(failingSince), desc(failingDays))
    .limit(limit);
}

/** Returns the address that a program's page links to, if it's dead. */
export async function deadWebsiteOf(
  db: Database,
  program: Parameters<typeof candidatesOf>[0],
): Promise<{ url: string; since: string; checkedAt: string } | null> {
  const [address] = candidatesOf(program);
  if (address === undefined) return null;
  const { url, failingSince, checkedAt } = linkChecks;
  const [row] = await db
    .select({ url, since: failingSince, checkedAt })
    .from(linkChecks)
    .where(and(eq(url, address), isDeadLink));
  return row?.since != null && row.checkedAt !== null ? { ...row, since: row.since, checkedAt: row.checkedAt } : null;
}
