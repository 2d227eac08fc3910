import { and, eq, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { ProgramType } from '../../../contract/grants.ts';
import type { Database } from '../../db/client.ts';
import { grants } from '../../db/schema/index.ts';
import { type Program, programOf, type RuledColumns, ruledColumnsOf } from './program.ts';

const SEARCH_TABLES = {
  grant: sql.raw('search_grant'),
  loan: sql.raw('search_loan'),
  assistance: sql.raw('search_assistance'),
} as const satisfies Record<ProgramType, SQL>;

/** What ranking needs of a program; the page that is shown is loaded whole afterwards. */
const CANDIDATE_COLUMNS = {
  id: grants.id,
  title: grants.title,
  keywords: grants.keywords,
  programType: grants.programType,
  states: grants.states,
  rules: grants.rules,
};

export interface Found extends RuledColumns {
  id: string;
  title: string;
  keywords: string;
  /** 0 to 1, the best of this search. */
  textFit: number;
}

export interface CandidateQuery {
  words: readonly string[];
  programTypes: readonly ProgramType[];
  category: string | null;
  /** Whether words that stand together count more: they were asked for, not gathered from a profile. */
  wordsBelongTogether: boolean;
  /** Whether the newest programs are candidates too, whatever their words. */
  withNewest: boolean;
  excludeIds: readonly string[];
  /** Candidates per program type and kind of query. */
  limit: number;
}

/** Programs with all of the words count more than programs with some. */
const ANY_WORD_SHARE = 0.5;

/**
 * Open programs that may be what somebody looks for, in one round trip: those with all words, those with any word, and,
 * where asked for, the newest. Each program once, with its best fit. `isCut` says that there are more than the limit.
 */
export async function findCandidates(db: Database, query: CandidateQuery): Promise<{ found: Found[]; isCut: boolean }> {
  const quoted = query.words.map((word) => `"${word}"`);
  const hasAll = query.wordsBelongTogether && quoted.length > 1;
  const statements = query.programTypes.flatMap((type) => [
    ...(hasAll ? [{ share: 1, statement: wordQuery(db, type, quoted.join(' '), query) }] : []),
    ...(quoted.length > 0
      ? [{ share: hasAll ? ANY_WORD_SHARE : 1, statement: wordQuery(db, type, quoted.join(' OR '), query) }]
      : []),
    ...(query.withNewest ? [{ share: 0, statement: newestQuery(db, type, query) }] : []),
  ]);
  const [first, ...others] = statements.map(({ statement }) => statement);
  if (!first) return { found: [], isCut: false };
  const answers = await db.batch([first, ...others]);

  const best = Math.min(0, ...answers.flatMap((rows) => rows.map((row) => row.rank)));
  const found = new Map<string, Found>();
  for (const [position, rows] of answers.entries()) {
    const share = statements[position]?.share ?? 0;
    for (const row of rows) {
      const fit = best === 0 ? 0 : row.rank / best;
      const textFit = share === 1 && hasAll ? ANY_WORD_SHARE + (1 - ANY_WORD_SHARE) * fit : share * fit;
      const known = found.get(row.program.id);
      if (known) known.textFit = Math.max(known.textFit, textFit);
      else {
        const ruled = ruledColumnsOf(row.program);
        if (ruled) found.set(row.program.id, { ...row.program, ...ruled, textFit });
      }
    }
  }
  return { found: [...found.values()], isCut: answers.some((rows) => rows.length === query.limit) };
}

/** `ORDER BY rank LIMIT` inside, the join outside: BM25 then reads the index alone, and the join a few rows. */
function wordQuery(db: Database, type: ProgramType, match: string, query: CandidateQuery) {
  const table = SEARCH_TABLES[type];
  // A filter must be inside the limit, or what it strikes out would take the place of what fits.
  const inside = query.category
    ? sql`AND rowid IN (SELECT row_id FROM grants WHERE program_type = ${type} AND status = 'open' AND category = ${query.category})`
    : sql``;
  const outside =
    query.excludeIds.length > 0
      ? sql`AND rowid NOT IN (SELECT row_id FROM grants WHERE ${isOneOf(query.excludeIds)})`
      : sql``;
  const hits = sql<{ row_id: number; score: number }>`(
    SELECT rowid AS row_id, rank AS score FROM ${table} WHERE ${table} MATCH ${match} ${inside} ${outside}
    ORDER BY rank LIMIT ${query.limit}
  ) AS hits`;
  return db
    .select({ program: CANDIDATE_COLUMNS, rank: sql<number>`hits.score`.as('score') })
    .from(hits)
    .innerJoin(grants, sql`${grants.rowId} = hits.row_id`)
    .where(isOpen());
}

function newestQuery(db: Database, type: ProgramType, query: CandidateQuery) {
  return db
    .select({ program: CANDIDATE_COLUMNS, rank: sql<number>`0`.as('score') })
    .from(grants)
    .where(
      and(
        eq(grants.programType, type),
        eq(grants.status, 'open'),
        isOpen(),
        query.category ? eq(grants.category, query.category) : undefined,
        query.excludeIds.length > 0 ? not(isOneOf(query.excludeIds)) : undefined,
      ),
    )
    .orderBy(sql`${grants.updatedAt} DESC`)
    .limit(query.limit);
}

function isOpen() {
  return or(isNull(grants.deadlineAt), gt(grants.deadlineAt, new Date().toISOString()));
}

function isOneOf(ids: readonly string[]) {
  return sql`${grants.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** The programs with these ids, in their order; what is gone or hidden meanwhile is left out. */
export async function findPrograms(db: Database, ids: readonly string[]): Promise<Program[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(grants)
    .where(and(inArray(grants.id, [...ids]), sql`${grants.status} <> 'hidden'`));
  const programs = new Map(rows.map((row) => [row.id, programOf(row)]));
  return ids.flatMap((id) => programs.get(id) ?? []);
}

/** Whether there is anything to find. */
export async function hasPrograms(db: Database): Promise<boolean> {
  const rows = await db.select({ id: grants.id }).from(grants).where(eq(grants.status, 'open')).limit(1);
  return rows.length > 0;
}
