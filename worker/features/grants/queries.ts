import { and, eq, gt, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CHANGED_FIELDS, type GrantChange, grantChange } from '../../../contract/grants.ts';
import type { Candidate } from '../../../matching/relevance.ts';
import type { Database } from '../../db/client.ts';
import { asJson, rowsOfJson } from '../../db/json-rows.ts';
import { grantChanges, grants, savedGrants } from '../../db/schema/index.ts';
import { isShown } from '../catalogue/find-program.ts';
import {
  type AlsoListed,
  alsoListed,
  type ListedProgram,
  listedColumns,
  listedProgramOf,
  type Program,
  programColumns,
  programOf,
} from '../catalogue/program.ts';
import { shownId } from '../catalogue/shown.ts';
import { areEnough, type HitQuery, hitsAnywhere, hitsOf } from './hits.ts';
import { versionCell } from './kept-catalogue.ts';

export interface Found extends Candidate {
  rowId: number;
  id: string;
  programType: string;
  category: string | null;
}

export interface CandidateQuery extends HitQuery {
  /** The stems of the search's words, at most 30: which of them does a program's text hold? */
  stems: readonly string[];
}

/**
 * Open programs that may be what somebody looks for, each once: of the whole country and of the state, by words, and
 * without words the newest too. With them the version of the kept catalogue.
 */
export async function findCandidates(
  db: Database,
  query: CandidateQuery,
): Promise<{ found: Found[]; version: string }> {
  const { rows: named, version } = await rowsOf(db, query, hitsOf(query));
  const programs = new Set(named.map(({ rowId }) => rowId));
  const anywhere = areEnough(programs.size, query) ? null : hitsAnywhere(query);
  const others = anywhere ? (await rowsOf(db, query, anywhere)).rows : [];
  return { found: foundBy([...named, ...others], query), version };
}

/** What answers every word and was not ranked fits the text as well as any. */
const FITS = 1;

const candidateRow = z.object({
  ...{ rowId: z.number(), id: z.string(), titleStems: z.string(), nameStems: z.string(), concepts: z.string() },
  ...{ mentions: z.string(), programType: z.string(), yearlyMoney: z.nullable(z.number()) },
  ...{ category: z.nullable(z.string()), stemBits: z.number(), score: z.nullable(z.number()) },
});
const candidateRows = z.array(candidateRow);
type CandidateRow = z.infer<typeof candidateRow>;

async function rowsOf(
  db: Database,
  query: CandidateQuery,
  hitRows: SQL,
): Promise<{ rows: CandidateRow[]; version: string }> {
  const cells = {
    rowId: grants.rowId,
    id: grants.id,
    titleStems: grants.titleStems,
    nameStems: grants.nameStems,
    concepts: grants.concepts,
    mentions: grants.mentions,
    programType: grants.programType,
    yearlyMoney: grants.yearlyMoney,
    category: grants.category,
    stemBits: bitsOf(query.stems),
    score: sql`hits.score`,
  };
  const [found] = await db
    .select({ rows: asJson(cells), version: versionCell })
    .from(sql`(${hitRows}) AS hits`)
    .innerJoin(grants, sql`${grants.rowId} = hits.row_id`)
    .where(isOpen());
  if (!found) throw new Error('An aggregate always answers one row');
  return { rows: candidateRows.parse(rowsOfJson(cells, found.rows)), version: found.version };
}

function foundBy(rows: readonly CandidateRow[], query: CandidateQuery): Found[] {
  const best = Math.min(0, ...rows.map(({ score }) => score ?? 0));
  const found = new Map<string, Found>();
  for (const { titleStems, nameStems, concepts, mentions, score, stemBits, ...row } of rows) {
    const textFit = score === null ? FITS : best === 0 ? 0 : score / best;
    if ((found.get(row.id)?.textFit ?? -1) >= textFit) continue;
    const inText = new Set(query.stems.filter((_, index) => (stemBits & (1 << index)) !== 0));
    found.set(row.id, {
      ...row,
      title: titleStems.split(' '),
      names: nameStems.split(',').map((name) => name.split(' ')),
      named: concepts.split(' '),
      mentioned: mentions.split(' '),
      inText,
      textFit,
    });
  }
  return [...found.values()];
}

/** One bit for each stem that stands in the program's texts. */
function bitsOf(stems: readonly string[]): SQL {
  if (stems.length === 0) return sql`0`;
  const bits = stems.map(
    (stem, index) => sql`(instr(${grants.stems}, ${` ${stem} `}) > 0) * ${sql.raw(String(2 ** index))}`,
  );
  return sql.join(bits, sql` + `);
}

/** Of what the search tables hold: their deadlines may have passed since. */
export function isOpen() {
  return or(isNull(grants.deadlineAt), gt(grants.deadlineAt, new Date().toISOString()));
}

/** The programs of these rows, in their order; a row that cannot be read is left out and logged. */
export async function loadPrograms(db: Database, rowIds: readonly number[]): Promise<ListedProgram[]> {
  if (rowIds.length === 0) return [];
  // Joined to values, each program is one row read; a list after IN is read besides.
  const wanted = sql.join(
    rowIds.map((rowId) => sql`(${rowId})`),
    sql`, `,
  );
  const [found] = await db
    .select({ rows: asJson(listedColumns) })
    .from(sql`(VALUES ${wanted}) AS wanted`)
    .innerJoin(grants, sql`${grants.rowId} = wanted.column1`);
  const programs = new Map<number, ListedProgram>();
  for (const row of found ? rowsOfJson(listedColumns, found.rows) : []) {
    try {
      const program = listedProgramOf(row);
      programs.set(program.rowId, program);
    } catch (error) {
      console.error(`Program ${row.id} cannot be read:`, error);
    }
  }
  return rowIds.flatMap((rowId) => programs.get(rowId) ?? []);
}

/** So many changes of a program are told, the last ones. */
const TOLD_CHANGES = 20;
const storedChanges = z.array(grantChange);

/** The same with what changed in it, the last first: one statement, so that its page costs no further trip. */
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
  return { program: programOf(row), changes, alsoListed: storedMerged.parse(JSON.parse(row.merged)) };
}

/** Whether the member saved a program that is hidden now, and that no other record is shown for. */
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
  const { field, before, after, createdAt, grantId, id: number } = grantChanges;
  const told = sql.join(
    CHANGED_FIELDS.map((name) => sql`${name}`),
    sql`, `,
  );
  return sql`(
    SELECT json_group_array(json_object('field', field, 'before', before, 'after', after, 'changedAt', created_at))
    FROM (
      SELECT ${field}, ${before}, ${after}, ${createdAt} FROM ${grantChanges}
      WHERE ${grantId} = ${shownId(id)} AND ${field} IN (${told})
      ORDER BY ${createdAt} DESC, ${number} DESC LIMIT ${TOLD_CHANGES}
    )
  )`;
}

const storedMerged = z.array(alsoListed);

/** The programs of other sources that are shown by this one, and where each is listed. */
function mergedInto(id: string): SQL {
  return sql`(
    SELECT json_group_array(json_object('id', id, 'sources', json_extract(detail, '$.sources')))
    FROM (SELECT id, detail FROM ${grants} WHERE merged_into = ${shownId(id)} ORDER BY id)
  )`;
}

/** Whether there is anything to find. */
export async function hasPrograms(db: Database): Promise<boolean> {
  const rows = await db.select({ id: grants.id }).from(grants).where(eq(grants.status, 'open')).limit(1);
  return rows.length > 0;
}

/** The row of the newest program; 0 where there is none. */
export async function newestRow(db: Database): Promise<number> {
  const [row] = await db.select({ newest: max(grants.rowId) }).from(grants);
  return row?.newest ?? 0;
}
