import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { crawlSources, grants, heldFills } from '../../db/schema/index.ts';
import { writeLinks } from '../../features/catalogue/planning/merging/statements.ts';
import { type Statement, writePlanned } from '../../features/catalogue/planning/overtaken.ts';
import { planPrograms } from '../../features/catalogue/planning/plan.ts';
import { heartbeat, type Lease } from '../lease.ts';
import type { CrawlSource } from '../source.ts';
import type { Fill } from './doubt.ts';
import { isOf } from './page-account.ts';

/** A list that an admin kept out is the same one as long as it differs by no more. */
const SAME_WITHIN = 0.1;

/**
 * Keeps what a source wants to bring in for an admin to look at, and takes back what it has brought since the run began with
 * it: nobody has had the time to keep anything of that.
 */
export async function holdFill(
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
    // Closed first, so that programs which were taken for the same ones are shown by themselves again.
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
  const isSame = sql`abs(${heldFills.named} - ${named}) <= ${heldFills.named} * ${SAME_WITHIN}`;
  return db
    .insert(heldFills)
    .values({ name, runId, before, named, sample })
    .onConflictDoUpdate({
      target: heldFills.name,
      set: {
        ...{ runId, before, named, sample },
        decision: sql`CASE WHEN ${heldFills.decision} = 'kept out' AND ${isSame} THEN 'kept out' END`,
        createdAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
      },
    });
}

/** The source was read to its end: there is nothing to decide any more, and what was let in has come. */
export function settleFill(db: Database, { name }: CrawlSource): Statement {
  return db.delete(heldFills).where(eq(heldFills.name, name));
}
