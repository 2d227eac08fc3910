import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { PROGRAM_TYPES, type ProgramType } from '../../../contract/grants.ts';
import type { Database } from '../../db/client.ts';
import { grants } from '../../db/schema/index.ts';
import { type Program, programOf } from './program.ts';

const SEARCH_TABLES = {
  grant: sql.raw('search_grant'),
  loan: sql.raw('search_loan'),
  assistance: sql.raw('search_assistance'),
} as const satisfies Record<ProgramType, SQL>;

export interface Found {
  program: Program;
  /** 0 to 1, the best of this search. */
  relevance: number;
}

export interface CandidateQuery {
  words: readonly string[];
  programTypes: readonly ProgramType[];
  category: string | null;
  /** Candidates per program type and kind of query. */
  limit: number;
  /** Whether the newest programs are candidates too, whatever their words. */
  withNewest: boolean;
}

/** Programs with all of the words count more than programs with some. */
const ANY_WORD_SHARE = 0.5;

/**
 * Open programs that may be what somebody looks for, in one round trip: those with all words, those with any word, and,
 * where asked for, the newest. Each program once, with its best relevance.
 */
export async function findCandidates(db: Database, query: CandidateQuery): Promise<Found[]> {
  const all = query.words.map((word) => `"${word}"`).join(' ');
  const any = query.words.map((word) => `"${word}"`).join(' OR ');
  const statements = query.programTypes.flatMap((type) => [
    ...(query.words.length > 1 ? [{ share: 1, statement: wordQuery(db, type, all, query) }] : []),
    ...(query.words.length > 0
      ? [{ share: query.words.length > 1 ? ANY_WORD_SHARE : 1, statement: wordQuery(db, type, any, query) }]
      : []),
    ...(query.withNewest ? [{ share: 0, statement: newestQuery(db, type, query) }] : []),
  ]);
  const [first, ...others] = statements.map(({ statement }) => statement);
  if (!first) return [];
  const answers = await db.batch([first, ...others]);

  const best = Math.min(0, ...answers.flatMap((rows) => rows.map((row) => row.rank)));
  const found = new Map<string, Found>();
  for (const [position, rows] of answers.entries()) {
    const share = statements[position]?.share ?? 0;
    for (const row of rows) {
      const fit = best === 0 ? 0 : row.rank / best;
      const relevance = share === 1 ? ANY_WORD_SHARE + (1 - ANY_WORD_SHARE) * fit : share * fit;
      const known = found.get(row.program.id);
      if (known) known.relevance = Math.max(known.relevance, relevance);
      else found.set(row.program.id, { program: programOf(row.program), relevance });
    }
  }
  return [...found.values()];
}

/** `ORDER BY rank LIMIT` inside, the join outside: BM25 then reads the index alone, and the join a few rows. */
function wordQuery(db: Database, type: ProgramType, match: string, query: CandidateQuery) {
  const table = SEARCH_TABLES[type];
  const hits = sql<{ row_id: number; score: number }>`(
    SELECT rowid AS row_id, rank AS score FROM ${table} WHERE ${table} MATCH ${match} ORDER BY rank LIMIT ${query.limit}
  ) AS hits`;
  return db
    .select({ program: grants, rank: sql<number>`hits.score`.as('score') })
    .from(hits)
    .innerJoin(grants, sql`${grants.rowId} = hits.row_id`)
    .where(and(isOpen(), inCategory(query.category)));
}

function newestQuery(db: Database, type: ProgramType, query: CandidateQuery) {
  return db
    .select({ program: grants, rank: sql<number>`0`.as('score') })
    .from(grants)
    .where(and(eq(grants.programType, type), eq(grants.status, 'open'), isOpen(), inCategory(query.category)))
    .orderBy(sql`${grants.updatedAt} DESC`)
    .limit(query.limit);
}

function isOpen() {
  return or(isNull(grants.deadlineAt), gt(grants.deadlineAt, new Date().toISOString()));
}

function inCategory(category: string | null) {
  return category === null ? undefined : eq(grants.category, category);
}

/** The program with this id, or null. Hidden programs are not found. */
export async function findProgram(db: Database, id: string): Promise<Program | null> {
  const [row] = await db
    .select()
    .from(grants)
    .where(and(eq(grants.id, id), sql`${grants.status} <> 'hidden'`))
    .limit(1);
  return row ? programOf(row) : null;
}

/** Whether the catalogue is loaded. */
export async function hasPrograms(db: Database): Promise<boolean> {
  const rows = await db.select({ id: grants.id }).from(grants).limit(1);
  return rows.length > 0;
}

/** The program types that a search asks for. */
export function programTypesOf(asked: ProgramType | 'all'): readonly ProgramType[] {
  return asked === 'all' ? PROGRAM_TYPES : [asked];
}
