import { and, eq, gt, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CHANGED_FIELDS, type GrantChange, grantChange } from '../../../contract/programs/grants.ts';
import type { Candidate } from '../../../matching/search/relevance/relevance.ts';
import type { Database } from '../../db/client.ts';
import { asJson, asWritten, jsonRow, namedCells, rowsOfJson } from '../../db/json-rows.ts';
import { grantChanges, grants, savedGrants } from '../../db/schema/index.ts';
import { isShown } from '../programs/find-program.ts';
import {
  type AlsoListed,
  alsoListed,
  CURATED,
  type Program,
  programColumns,
  programOf as storedProgramOf,
} from '../programs/program.ts';
import { shownId } from '../programs/shown-id.ts';
import { type CachedCatalog, cachedCatalog, versionCell } from './catalog-cache.ts';
import { cacheCrawled, cachedCrawled, cachedRowIds, type RankedProgram, type Wanted } from './crawled-cache.ts';
import { areEnough, type HitQuery, hitsAnywhere, hitsOf } from './hits.ts';
import { searchedColumns } from './program-words.ts';

export interface Found extends Candidate, Wanted {
  id: string;
  programType: string;
  category: string | null;
}

export interface CandidateQuery extends HitQuery {
  /** The stems of the search's words, at most 30, to look up in the programs' texts. */
  stems: readonly string[];
}

/**
 * Returns open programs that may match a search, without duplicates: national and in the state, by words, and also the
 * newest if there are no words. Includes the cached catalog.
 */
export async function findCandidates(
  db: Database,
  query: CandidateQuery,
): Promise<{ found: Found[]; catalog: CachedCatalog }> {
  const { hits: named, version } = await hitsFrom(db, query, hitsOf(query));
  const programs = new Set(named.map(({ row }) => row.rowId));
  const anywhere = areEnough(programs.size, query) ? null : hitsAnywhere(query);
  const [others, catalog] = await Promise.all([
    anywhere ? hitsFrom(db, query, anywhere) : null,
    cachedCatalog(db, version),
  ]);
  return { found: foundBy([...named, ...(others?.hits ?? [])], query, catalog), catalog };
}

/** Programs that match every word but weren't ranked count as a perfect fit. */
const FITS = 1;

const hitRows = z.array(
  z.object({
    ...{ rowId: z.number(), stemBits: z.number(), score: z.nullable(z.number()) },
    /** Null for a curated program. */
    updatedAt: z.nullable(z.string()),
    /** A crawled program's cells, unless it's cached. */
    crawled: z.nullable(z.array(z.unknown())),
  }),
);
type HitRow = z.infer<typeof hitRows>[number];

const isCurated = sql`${grants.source} = ${sql.raw(`'${CURATED}'`)}`;
const updatedAtCell = asWritten(sql`iif(${isCurated}, NULL, ${grants.updatedAt})`);
const crawledRow = asWritten(jsonRow(searchedColumns));

/** A hit, with its ranking data if it's a crawled program. */
interface Hit {
  row: HitRow;
  crawled: RankedProgram | null;
}

interface Hits {
  hits: Hit[];
  version: string;
}

/**
 * Reads hits with everything a page shows about crawled programs, which saves a round trip. Omits that for cached ones.
 */
async function hitsFrom(db: Database, query: CandidateQuery, hits: SQL): Promise<Hits> {
  const known = cachedRowIds();
  const found = await readHits(db, query, hits, known);
  const isComplete = found.hits.every(({ row, crawled }) => row.updatedAt === null || crawled !== null);
  // The cache was from another database, or was changed in the meantime.
  return isComplete || known === '' ? found : readHits(db, query, hits, '');
}

async function readHits(db: Database, query: CandidateQuery, hits: SQL, without: string): Promise<Hits> {
  const cells = {
    ...{ rowId: grants.rowId, stemBits: bitsOf(query.stems), score: sql`hits.score`, updatedAt: updatedAtCell },
    crawled: sql`iif(${isCurated} OR instr(${without}, ',' || ${grants.rowId} || ','), NULL, ${crawledRow})`,
  };
  const [found] = await db
    .select({ rows: asJson(cells), version: versionCell })
    .from(sql`(${hits}) AS hits`)
    .innerJoin(grants, sql`${grants.rowId} = hits.row_id`)
    .where(isOpen());
  if (!found) throw new Error('An aggregate always returns one row');
  const { version } = found;
  const rows = hitRows.parse(rowsOfJson(cells, found.rows));
  // Takes known programs first, because new ones may evict them, and then new ones immediately, because another search
  // may evict those.
  const known = rows.map((row) => (row.crawled ? null : cachedCrawled(version, row)));
  cacheCrawled(
    version,
    rows.flatMap(({ crawled }) => (crawled ? [namedCells(searchedColumns, crawled)] : [])),
  );
  return { hits: rows.map((row, index) => ({ row, crawled: known[index] ?? cachedCrawled(version, row) })), version };
}

function foundBy(hits: readonly Hit[], { stems }: CandidateQuery, catalog: CachedCatalog): Found[] {
  const best = Math.min(0, ...hits.map(({ row }) => row.score ?? 0));
  const found = new Map<number, Found>();
  for (const hit of hits) {
    const { rowId, score, stemBits } = hit.row;
    const textFit = score === null ? FITS : best === 0 ? 0 : score / best;
    if ((found.get(rowId)?.textFit ?? -1) >= textFit) continue;
    const program = programOf(hit, catalog);
    if (!program) continue;
    const inText = new Set(stems.filter((_, index) => (stemBits & (1 << index)) !== 0));
    found.set(rowId, { ...program, rowId, inText, textFit });
  }
  return [...found.values()];
}

/** Returns the program of a hit, or null if it can't be read or has since been deleted. */
function programOf(
  { row: { rowId }, crawled }: Hit,
  { byRow, wordsByRow }: CachedCatalog,
): Omit<Found, 'inText' | 'textFit'> | null {
  const [program, words] = crawled ? [crawled, crawled.words] : [byRow.get(rowId), wordsByRow.get(rowId)];
  if (!program || !words) return null;
  const { id, updatedAt, programType, category } = program;
  return { ...{ rowId, id, updatedAt, programType, category }, ...words };
}

/** Returns SQL that sets one bit for each stem in the program's texts. */
function bitsOf(stems: readonly string[]): SQL {
  if (stems.length === 0) return sql`0`;
  const bits = stems.map(
    (stem, index) => sql`(instr(${grants.stems}, ${` ${stem} `}) > 0) * ${sql.raw(String(2 ** index))}`,
  );
  return sql.join(bits, sql` + `);
}

/**
 * Returns a condition that searches need in addition to the search tables, because deadlines may have passed since
 * those were written.
 */
export function isOpen() {
  return or(isNull(grants.deadlineAt), gt(grants.deadlineAt, new Date().toISOString()));
}

/** The maximum number of changes to show for a program, newest first. */
const TOLD_CHANGES = 20;
const storedChanges = z.array(grantChange);

/** Returns a program with its changes, newest first. A single statement, so the page needs no extra round trip. */
export async function findProgramWithChanges(
  db: Database,
  id: string,
): Promise<{ program: Program; changes: GrantChange[]; alsoListed: AlsoListed[] } | null> {
  const [row] = await db
    .select({ ...programColumns, changes: sql<string>`${changesOf(id)}`, merged: sql<string>`${mergedInto(id)}` })
    .from(grants)
    .where(isShown(id));
  if (!row) return null;
  const changes = storedChanges.parse(JSON.parse(row.changes));
  return { program: storedProgramOf(row), changes, alsoListed: storedMerged.parse(JSON.parse(row.merged)) };
}

/** Returns whether the member saved a program that is now hidden and isn't merged into another one. */
export async function hasSavedHidden(db: Database, userId: number, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: grants.id })
    .from(savedGrants)
    .innerJoin(grants, eq(grants.id, savedGrants.grantId))
    .where(
      and(eq(savedGrants.userId, userId), eq(grants.id, id), eq(grants.status, 'hidden'), isNull(grants.mergedInto)),
    );
  return rows.length > 0;
}

function changesOf(id: string): SQL {
  const { field, before, after, source, createdAt, grantId, id: number } = grantChanges;
  const fields = sql.join(
    CHANGED_FIELDS.map((name) => sql`${name}`),
    sql`, `,
  );
  return sql`(
    SELECT json_group_array(json_object('field', field, 'before', before, 'after', after, 'source', source, 'changedAt', created_at))
    FROM (
      SELECT ${field}, ${before}, ${after}, ${source}, ${createdAt} FROM ${grantChanges}
      WHERE ${grantId} = ${shownId(id)} AND ${field} IN (${fields})
      ORDER BY ${createdAt} DESC, ${number} DESC LIMIT ${TOLD_CHANGES}
    )
  )`;
}

const storedMerged = z.array(alsoListed);

/** Returns SQL for other sources' programs that are shown through this one, and where each is listed. */
function mergedInto(id: string): SQL {
  return sql`(
    SELECT json_group_array(json_object('id', id, 'sources', json_extract(detail, '$.sources')))
    FROM (SELECT id, detail FROM ${grants} WHERE merged_into = ${shownId(id)} ORDER BY id)
  )`;
}

/** Returns whether there are any programs to find. */
export async function hasPrograms(db: Database): Promise<boolean> {
  const rows = await db.select({ id: grants.id }).from(grants).where(eq(grants.status, 'open')).limit(1);
  return rows.length > 0;
}

/** Returns the row of the newest program; 0 if there is none. */
export async function newestRow(db: Database): Promise<number> {
  const [row] = await db.select({ newest: max(grants.rowId) }).from(grants);
  return row?.newest ?? 0;
}
