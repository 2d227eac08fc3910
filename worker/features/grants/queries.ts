import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ProgramType } from '../../../contract/grants.ts';
import type { Candidate } from '../../../matching/relevance.ts';
import type { Database } from '../../db/client.ts';
import { grants } from '../../db/schema/index.ts';
import { narrowed, type TextQuery } from './match-query.ts';
import { type Program, programOf } from './program.ts';

/** Rows that a search reads at most: twice these (the search table's and the program's), and the page's. */
const LIMIT = { nation: 48, state: 20, personal: 12, newest: 10 } as const;

/** With so many programs that answer every word, those that answer some are not looked for. */
const ENOUGH = 24;

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
  excludeIds: readonly string[];
}

/**
 * Open programs that may be what somebody looks for, in one statement: of the whole country and of the state, by words,
 * and without words the newest too. Each once. `isCut` says that there may be more than were taken.
 */
export async function findCandidates(db: Database, query: CandidateQuery): Promise<{ found: Found[]; isCut: boolean }> {
  const hits = sql<{ row_id: number; score: number }>`(${unionOf(query)}) AS hits`;
  const rows = await db
    .select({
      rowId: grants.rowId,
      id: grants.id,
      title: grants.title,
      names: grants.keywords,
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
  const found = rows.map(({ concepts, mentions, score, stemBits, ...row }) => ({
    ...row,
    named: concepts.split(' '),
    mentioned: mentions.split(' '),
    inText: new Set(query.stems.filter((_, index) => (stemBits & (1 << index)) !== 0)),
    textFit: best === 0 ? 0 : score / best,
  }));
  return { found, isCut: rows.length >= ENOUGH };
}

/** Everything in one compound statement, so that a search is one round trip. */
function unionOf(query: CandidateQuery): SQL {
  const { text, interests } = query;
  const parts: SQL[] = [];
  const add = (table: 'nation' | 'state', expression: string, limit: number, condition = sql``) =>
    parts.push(sql`SELECT * FROM (${hitsIn(query, table, expression, limit, condition)})`);
  if (text) {
    const every = text.every;
    if (every) parts.push(sql`SELECT * FROM every_word`);
    add('nation', text.some, LIMIT.nation, every ? sql`AND (SELECT count(*) FROM every_word) < ${ENOUGH}` : sql``);
    add('state', text.some, LIMIT.state);
    if (interests) add('nation', `(${text.some}) AND (${interests})`, LIMIT.personal);
  } else {
    if (interests) add('nation', interests, LIMIT.nation);
    if (interests) add('state', interests, LIMIT.state);
    const kinds = query.programType ? [query.programType] : (['grant', 'loan', 'assistance'] as const);
    parts.push(...kinds.map((kind) => sql`SELECT * FROM (${newest(query, kind)})`));
  }
  const all = sql.join(parts, sql` UNION ALL `);
  return sql`WITH ${excluded(query)} ${everyWord(query)} all_hits AS (${all})
    SELECT row_id, min(score) AS score FROM all_hits GROUP BY row_id`;
}

function everyWord(query: CandidateQuery): SQL {
  if (!query.text?.every) return sql``;
  return sql`every_word AS MATERIALIZED (${hitsIn(query, 'nation', query.text.every, LIMIT.nation, sql``)}),`;
}

/** `ORDER BY rank LIMIT` touches the index alone; programs are read for the few that are left. */
function hitsIn(query: CandidateQuery, place: 'nation' | 'state', match: string, limit: number, condition: SQL): SQL {
  const table = sql.raw(`search_${place}`);
  const expression = narrowed(match, {
    kind: query.programType,
    category: query.category,
    state: place === 'state' ? query.state : null,
  });
  return sql`SELECT rowid AS row_id, rank AS score FROM ${table} WHERE ${table} MATCH ${expression}
    ${notExcluded(query, sql`rowid`)} ${condition} ORDER BY rank LIMIT ${limit}`;
}

function newest(query: CandidateQuery, kind: ProgramType): SQL {
  const category = query.category ? sql`AND category = ${query.category}` : sql``;
  return sql`SELECT row_id, 0.0 AS score FROM grants WHERE program_type = ${kind} AND status = 'open' ${category}
    ${notExcluded(query, sql`row_id`)} ORDER BY updated_at DESC LIMIT ${LIMIT.newest}`;
}

function excluded({ excludeIds }: CandidateQuery): SQL {
  if (excludeIds.length === 0) return sql``;
  return sql`excluded AS MATERIALIZED (
    SELECT row_id FROM grants WHERE id IN (SELECT value FROM json_each(${JSON.stringify(excludeIds)}))),`;
}

function notExcluded({ excludeIds }: CandidateQuery, row: SQL): SQL {
  return excludeIds.length === 0 ? sql`` : sql`AND ${row} NOT IN (SELECT row_id FROM excluded)`;
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
  const rows = await db
    .select()
    .from(grants)
    .where(inArray(grants.rowId, [...rowIds]));
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
