import { type SQL, sql } from 'drizzle-orm';
import { PROGRAM_TYPES, type ProgramType } from '../../../contract/grants.ts';
import { narrowed, type TextQuery } from './match-query.ts';

/**
 * Programs of one table where a search has one for each place, and of each where it has two. A search reads a hit twice
 * (the row of the search table and the program's), once more those that are counted, and then its pages.
 */
const LIMIT = {
  one: { nation: 40, state: 14, personal: 10 },
  each: { nation: 24, state: 7, personal: 5 },
} as const;
const NEWEST = 8;

/** With so many programs that answer every word, those that answer some are not looked for. */
const ENOUGH = 24;

/** What narrows a search down to few programs. */
export interface HitQuery {
  /** What was asked for; null where the profile asks. */
  text: TextQuery | null;
  /** Words of the person's interests, as an expression; they narrow what was asked for, or ask themselves. */
  interests: string | null;
  programType: ProgramType | null;
  category: string | null;
  /** Programs of other states are left out; null where the state is unknown or does not matter. */
  state: string | null;
  /** Programs that are for none of these are left out; null where that is unknown or does not matter. */
  applicantKinds: readonly string[] | null;
  excludeIds: readonly string[];
}

/** Search tables of each place: those of programs that a person may apply for, and of those that only organizations may. */
interface Table {
  who: 'people' | 'organizations';
  /** Kinds of applicants that are still to be asked for inside the table. */
  applicantKinds: readonly string[] | null;
}

/** The rows of programs that may be what somebody looks for, each with its score, as one compound statement. */
export function hitsOf(query: HitQuery): SQL {
  const { text, interests } = query;
  const tables = tablesFor(query.applicantKinds);
  const limit = tables.length === 1 ? LIMIT.one : LIMIT.each;
  const parts: SQL[] = [];
  const add = (place: 'nation' | 'state', match: string, most: SQL | number) =>
    parts.push(...tables.map((table) => hitsIn(place, table, expressionFor(query, place, table, match), most)));
  if (text?.every) {
    const { every, some } = text;
    add('nation', every, limit.nation);
    // No limit but none ends a scan before it begins, where a condition would be asked for each row.
    add('nation', some, sql`iif((SELECT is_enough FROM answered), 0, ${limit.nation})`);
    for (const table of tables) {
      const [all, any] = [every, some].map((match) => expressionFor(query, 'state', table, match));
      parts.push(hitsIn('state', table, sql`iif((SELECT is_enough FROM answered), ${all}, ${any})`, limit.state));
    }
    return sql`WITH answered AS MATERIALIZED (${isEnough(query, tables, every)}) ${unionOf(parts)}`;
  }
  if (text) {
    add('nation', text.some, limit.nation);
    add('state', text.some, limit.state);
    // Beside one word alone: what many programs have in common is what costs, and interests are words of that kind.
    if (interests) add('nation', `(${text.some}) AND (${interests})`, limit.personal);
    return unionOf(parts);
  }
  if (interests) {
    add('nation', interests, limit.nation);
    add('state', interests, limit.state);
  }
  const kinds = query.programType ? [query.programType] : PROGRAM_TYPES;
  parts.push(...kinds.map((kind) => newest(query, kind)));
  return unionOf(parts);
}

/** Who is a person needs no filter among the programs that a person may apply for, and alone finds nothing among the others. */
function tablesFor(applicantKinds: readonly string[] | null): Table[] {
  if (!applicantKinds?.includes('individual'))
    return [
      { who: 'people', applicantKinds },
      { who: 'organizations', applicantKinds },
    ];
  const others = applicantKinds.filter((kind) => kind !== 'individual');
  const forPeople: Table = { who: 'people', applicantKinds: null };
  return others.length === 0 ? [forPeople] : [forPeople, { who: 'organizations', applicantKinds: others }];
}

function tableName(place: 'nation' | 'state', { who }: Table): SQL {
  return sql.raw(`search_${place}_${who}`);
}

/** `ORDER BY rank LIMIT` touches the index alone; programs are read for the few that are left. */
function hitsIn(place: 'nation' | 'state', table: Table, expression: SQL | string, limit: SQL | number): SQL {
  const name = tableName(place, table);
  return sql`SELECT rowid AS row_id, rank AS score FROM ${name} WHERE ${name} MATCH ${expression} ORDER BY rank LIMIT ${limit}`;
}

/** Whether enough programs of the whole country answer every word: found without ranking them, which is what costs. */
function isEnough(query: HitQuery, tables: readonly Table[], every: string): SQL {
  const counts = tables.map((table) => {
    const name = tableName('nation', table);
    const expression = expressionFor(query, 'nation', table, every);
    return sql`(SELECT count(*) FROM (SELECT 1 FROM ${name} WHERE ${name} MATCH ${expression} LIMIT ${ENOUGH}))`;
  });
  return sql`SELECT ${sql.join(counts, sql` + `)} >= ${ENOUGH} AS is_enough`;
}

function expressionFor(query: HitQuery, place: 'nation' | 'state', { applicantKinds }: Table, match: string): string {
  const { programType: kind, category, excludeIds: without } = query;
  return narrowed(match, { kind, category, state: place === 'state' ? query.state : null, applicantKinds, without });
}

function newest(query: HitQuery, kind: ProgramType): SQL {
  const category = query.category ? sql`AND category = ${query.category}` : sql``;
  const excluded = JSON.stringify(query.excludeIds);
  const without = query.excludeIds.length > 0 ? sql`AND id NOT IN (SELECT value FROM json_each(${excluded}))` : sql``;
  return sql`SELECT row_id, 0.0 AS score FROM grants WHERE program_type = ${kind} AND status = 'open' ${category} ${without}
    ORDER BY updated_at DESC LIMIT ${NEWEST}`;
}

function unionOf(parts: readonly SQL[]): SQL {
  const each = parts.map((part) => sql`SELECT * FROM (${part})`);
  return sql.join(each, sql` UNION ALL `);
}
