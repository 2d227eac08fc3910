import { and, eq, getTableColumns, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { PROGRAM_TYPES, type ProgramType } from '../../../contract/grants.ts';
import type { Candidate } from '../../../matching/relevance.ts';
import type { Database } from '../../db/client.ts';
import { grants } from '../../db/schema/index.ts';
import { type Narrowing, narrowed, type TextQuery } from './match-query.ts';
import { type Program, programOf } from './program.ts';

/**
 * A search reads each of these twice (the row of the search table and the program's), once more those that are counted,
 * and then its page: at most 245 rows in all.
 */
const LIMIT = { nation: 40, state: 14, personal: 10, newest: 8 } as const;

/** Where the programs that are near in meaning are read as well, so that both together stay within the same number. */
const SHARED_LIMIT = { nation: 24, state: 8, personal: 6, newest: 8 } as const;

/** With so many programs that answer every word, those that answer some are not looked for. */
const ENOUGH = 24;
const SHARED_ENOUGH = 12;

export interface Found extends Candidate {
  rowId: number;
  id: string;
  programType: string;
  category: string | null;
}

export interface CandidateQuery {
  /** What was asked for; null where the profile asks. */
  text: TextQuery | null;
  /** Words of the person's interests, as an expression; they narrow what was asked for, or ask themselves. */
  interests: string | null;
  /** The stems of the search's words, at most 30: which of them does a program's text hold? */
  stems: readonly string[];
  programType: ProgramType | null;
  category: string | null;
  /** Programs of other states are left out; null where the state is unknown or does not matter. */
  state: string | null;
  applicantKinds: readonly string[] | null;
  excludeIds: readonly string[];
  /** Whether other programs are read besides, so that fewer may be read here. */
  sharesRows: boolean;
}

/**
 * Open programs that may be what somebody looks for, in one statement: of the whole country and of the state, by words,
 * and without words the newest too. Each once. `isCut` says that there may be more than were taken.
 */
export async function findCandidates(db: Database, query: CandidateQuery): Promise<{ found: Found[]; isCut: boolean }> {
  const hits = sql<{ row_id: number; score: number }>`(${hitsOf(query)}) AS hits`;
  const rows = await db
    .select({
      rowId: grants.rowId,
      id: grants.id,
      titleStems: grants.titleStems,
      nameStems: grants.nameStems,
      concepts: grants.concepts,
      mentions: grants.mentions,
      programType: grants.programType,
      yearlyMoney: grants.yearlyMoney,
      category: grants.category,
      stemBits: sql<number>`${bitsOf(query.stems)}`.as('stem_bits'),
      score: sql<number>`hits.score`.as('score'),
    })
    .from(hits)
    .innerJoin(grants, sql`${grants.rowId} = hits.row_id`)
    .where(isOpen());
  const best = Math.min(0, ...rows.map(({ score }) => score));
  const found = new Map<string, Found>();
  for (const { titleStems, nameStems, concepts, mentions, score, stemBits, ...row } of rows) {
    const textFit = best === 0 ? 0 : score / best;
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
  return { found: [...found.values()], isCut: rows.length >= (query.sharesRows ? SHARED_ENOUGH : ENOUGH) };
}

/** Everything in one compound statement, so that a search is one round trip. */
function hitsOf(query: CandidateQuery): SQL {
  const { text, interests } = query;
  const limit = query.sharesRows ? SHARED_LIMIT : LIMIT;
  const parts: SQL[] = [];
  const add = (table: 'nation' | 'state', expression: string, most: SQL | number) =>
    parts.push(hitsIn(query, table, expression, most));
  if (text) {
    const { every, some } = text;
    if (every) add('nation', every, limit.nation);
    add('nation', some, every ? unlessEnough(query, every) : limit.nation);
    add('state', some, limit.state);
    // Beside one word alone: what many programs have in common is what costs, and interests are words of that kind.
    if (interests && !every) add('nation', `(${some}) AND (${interests})`, limit.personal);
  } else {
    if (interests) add('nation', interests, limit.nation);
    if (interests) add('state', interests, limit.state);
    const kinds = query.programType ? [query.programType] : PROGRAM_TYPES;
    parts.push(...kinds.map((kind) => newest(query, kind)));
  }
  const each = parts.map((part) => sql`SELECT * FROM (${part})`);
  return sql.join(each, sql` UNION ALL `);
}

/** `ORDER BY rank LIMIT` touches the index alone; programs are read for the few that are left. */
function hitsIn(query: CandidateQuery, place: 'nation' | 'state', match: string, limit: SQL | number): SQL {
  const table = sql.raw(`search_${place}`);
  const expression = narrowed(match, narrowingOf(query, place));
  return sql`SELECT rowid AS row_id, rank AS score FROM ${table} WHERE ${table} MATCH ${expression}
    ORDER BY rank LIMIT ${limit}`;
}

/** No limit but none: it ends a scan before it begins, where a condition would be asked for each row. */
function unlessEnough(query: CandidateQuery, every: string): SQL {
  const expression = narrowed(every, narrowingOf(query, 'nation'));
  const enough = query.sharesRows ? SHARED_ENOUGH : ENOUGH;
  return sql`iif((SELECT count(*) FROM (
    SELECT 1 FROM search_nation WHERE search_nation MATCH ${expression} LIMIT ${enough}
  )) < ${enough}, ${(query.sharesRows ? SHARED_LIMIT : LIMIT).nation}, 0)`;
}

function narrowingOf(query: CandidateQuery, place: 'nation' | 'state'): Narrowing {
  const { programType: kind, category, applicantKinds, excludeIds: without } = query;
  return { kind, category, state: place === 'state' ? query.state : null, applicantKinds, without };
}

function newest(query: CandidateQuery, kind: ProgramType): SQL {
  const category = query.category ? sql`AND category = ${query.category}` : sql``;
  const excluded = JSON.stringify(query.excludeIds);
  const without = query.excludeIds.length > 0 ? sql`AND id NOT IN (SELECT value FROM json_each(${excluded}))` : sql``;
  return sql`SELECT row_id, 0.0 AS score FROM grants WHERE program_type = ${kind} AND status = 'open' ${category} ${without}
    ORDER BY updated_at DESC LIMIT ${LIMIT.newest}`;
}

/** One bit for each stem that stands in the program's texts. */
function bitsOf(stems: readonly string[]): SQL {
  if (stems.length === 0) return sql`0`;
  const bits = stems.map((stem, index) => sql`(instr(${grants.stems}, ${` ${stem} `}) > 0) * ${2 ** index}`);
  return sql.join(bits, sql` + `);
}

function isOpen() {
  return or(isNull(grants.deadlineAt), gt(grants.deadlineAt, new Date().toISOString()));
}

/** The programs of these rows, in their order; a row that cannot be read is left out and logged. */
export async function loadPrograms(db: Database, rowIds: readonly number[]): Promise<Program[]> {
  if (rowIds.length === 0) return [];
  // Joined to values, each program is one row read; a list after IN is read besides.
  const wanted = sql.join(
    rowIds.map((rowId) => sql`(${rowId})`),
    sql`, `,
  );
  const rows = await db
    .select(getTableColumns(grants))
    .from(sql`(VALUES ${wanted}) AS wanted`)
    .innerJoin(grants, sql`${grants.rowId} = wanted.column1`);
  const programs = new Map<number, Program>();
  for (const row of rows) {
    try {
      programs.set(row.rowId, programOf(row));
    } catch (error) {
      console.error(`Program ${row.id} cannot be read:`, error);
    }
  }
  return rowIds.flatMap((rowId) => programs.get(rowId) ?? []);
}

/** A program by its id; null where it is unknown or hidden. */
export async function findProgram(db: Database, id: string): Promise<Program | null> {
  const [row] = await db
    .select()
    .from(grants)
    .where(and(eq(grants.id, id), sql`${grants.status} <> 'hidden'`));
  return row ? programOf(row) : null;
}

/** Whether there is anything to find. */
export async function hasPrograms(db: Database): Promise<boolean> {
  const rows = await db.select({ id: grants.id }).from(grants).where(eq(grants.status, 'open')).limit(1);
  return rows.length > 0;
}
