import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { asJson, rowsOfJson } from '../../db/json-rows.ts';
import { grants } from '../../db/schema/index.ts';
import { CURATED } from '../programs/program.ts';
import { versionCell } from './catalog-cache.ts';
import type { Wanted } from './crawled-cache.ts';
import { type HitQuery, hitsOf } from './hits.ts';
import { anyOf } from './match-query.ts';

/** How many crawled programs to check besides the catalog, limited by what a search may read from the database. */
const MOST_CRAWLED = 20;

/**
 * How long an instance reuses a query's candidates, because a profile's words match thousands of the 100,000 programs.
 * New, closed and changed programs show up immediately. One that reopened or changed its subject may take this long.
 */
const KEPT_FOR_MS = 10 * 60_000;
/** How many queries' candidates to cache. Each is just a few numbers. */
const MOST_KEPT = 200;

interface Looked {
  at: number;
  version: string;
  newest: number;
  rowIds: readonly number[];
}

/** By query, with the latest lookup last. */
const kept = new Map<string, Looked>();

const cells = { rowId: sql`found.row_id`, updatedAt: sql`found.updated_at` };
const wantedRows = z.array(z.object({ rowId: z.number(), updatedAt: z.string() }));
const newestCell = sql<number>`(SELECT coalesce(max(${grants.rowId}), 0) FROM ${grants})`;

/** The list's filters, and the words for the person's interests. */
type Asked = Pick<HitQuery, 'programType' | 'category' | 'state' | 'applicantKinds' | 'excludeIds' | 'arrived'> & {
  interests: readonly string[];
};

interface Answer {
  wanted: Wanted[];
  /** The version of the curated catalog. */
  version: string;
}

/** Returns current crawled programs, national and in the person's state, that match who they are and what they do. */
export async function crawledForOwnList(db: Database, asked: Asked): Promise<Answer> {
  const { programType, category, state, applicantKinds, excludeIds, arrived } = asked;
  const interests = anyOf(asked.interests);
  const hits = { text: null, interests, programType, category, state, applicantKinds, excludeIds, arrived };
  const question = JSON.stringify(hits);
  const known = kept.get(question);
  if (known && Date.now() - known.at < KEPT_FOR_MS) {
    const answer = await read(db, amongRows(known.rowIds));
    if (answer.version === known.version && answer.newest === known.newest) return answer;
  }
  const answer = await read(db, amongHits({ ...hits, sharesRows: true }));
  const { version, newest, wanted } = answer;
  kept.delete(question);
  kept.set(question, { at: Date.now(), version, newest, rowIds: wanted.map(({ rowId }) => rowId) });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return answer;
}

async function read(db: Database, rows: SQL): Promise<Answer & { newest: number }> {
  const [found] = await db
    .select({ rows: asJson(cells), version: versionCell, newest: newestCell })
    .from(sql`(${rows}) AS found`)
    .where(sql`found.deadline_at IS NULL OR found.deadline_at > ${new Date().toISOString()}`);
  if (!found) throw new Error('An aggregate always returns one row');
  return { ...found, wanted: wantedRows.parse(rowsOfJson(cells, found.rows)) };
}

function amongHits(query: HitQuery): SQL {
  return sql`
    SELECT DISTINCT hits.row_id, ${grants.updatedAt}, ${grants.deadlineAt}
    FROM (${hitsOf(query)}) AS hits JOIN ${grants} ON ${grants.rowId} = hits.row_id
    WHERE ${grants.source} <> ${CURATED} LIMIT ${MOST_CRAWLED}`;
}

/**
 * Returns SQL for these rows. Joined to VALUES, each program costs one row read. No row has ID 0, which keeps the list
 * from being empty.
 */
function amongRows(rowIds: readonly number[]): SQL {
  const values = sql.join(
    [0, ...rowIds].map((rowId) => sql`(${rowId})`),
    sql`, `,
  );
  return sql`
    SELECT ${grants.rowId}, ${grants.updatedAt}, ${grants.deadlineAt}
    FROM (VALUES ${values}) AS known JOIN ${grants} ON ${grants.rowId} = known.column1
    WHERE ${grants.status} = 'open'`;
}
