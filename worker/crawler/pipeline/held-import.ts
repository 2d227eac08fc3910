import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { crawlSources, grants, heldImports } from '../../db/schema/index.ts';
import { writeLinks } from '../../features/programs/planning/merging/statements.ts';
import { type Statement, writePlanned } from '../../features/programs/planning/overtaken.ts';
import { planPrograms } from '../../features/programs/planning/plan.ts';
import { heartbeat, type Lease } from '../lease.ts';
import type { CrawlSource } from '../source.ts';
import type { Fill } from './doubt.ts';
import { isOf } from './page-account.ts';

/** If a list differs from one that an admin rejected by no more than this share, it's still the same list. */
const SAME_WITHIN = 0.1;

/**
 * Holds a source's additions for an admin's review, and removes what the run has already added, because no one has had
 * time to save any of it.
 */
export async function holdImport(
  db: Database,
  lease: Lease,
  source: CrawlSource,
  fill: Fill,
  now: number,
): Promise<void> {
  const [row] = await db.select({ startedAt: crawlSources.startedAt }).from(crawlSources).where(isOf(lease, source));
  const isNew = and(eq(grants.source, source.id), gte(grants.createdAt, row?.startedAt ?? ''));
  if (!row?.startedAt) return db.batch([heartbeat(db, lease), keep(db, lease, source, fill)]).then(() => undefined);
  await writePlanned(db, async () => {
    const added = await db.select({ id: grants.id }).from(grants).where(isNew);
    // Close them first, so programs that were merged with them become visible again.
    const ended = new Map(added.map(({ id }) => [id, 'unlisted'] as const));
    const { guards, rest } = await planPrograms(db, { rows: [], ended }, now);
    return [heartbeat(db, lease), ...guards, ...rest, keep(db, lease, source, fill)];
  });
  const shownFor = await db
    .select({ id: grants.id, from: grants.mergedInto })
    .from(grants)
    .where(inArray(grants.mergedInto, db.select({ id: grants.id }).from(grants).where(isNew)));
  const links = shownFor.map(({ id, from }) => ({ id, from, into: null }));
  await db.batch([heartbeat(db, lease), ...writeLinks(db, links, now), db.delete(grants).where(isNew)]);
}

function keep(db: Database, { runId }: Lease, { name }: CrawlSource, { before, named, sample }: Fill): Statement {
  const isSame = sql`abs(${heldImports.named} - ${named}) <= ${heldImports.named} * ${SAME_WITHIN}`;
  return db
    .insert(heldImports)
    .values({ name, runId, before, named, sample })
    .onConflictDoUpdate({
      target: heldImports.name,
      set: {
        ...{ runId, before, named, sample },
        decision: sql`CASE WHEN ${heldImports.decision} = 'kept out' AND ${isSame} THEN 'kept out' END`,
        createdAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
      },
    });
}

/** Drops the decision once the source is fully read, because the approved programs are stored by then. */
export function settleImport(db: Database, { name }: CrawlSource): Statement {
  return db.delete(heldImports).where(eq(heldImports.name, name));
}
