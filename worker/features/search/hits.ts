import { type SQL, sql } from 'drizzle-orm';
import { PROGRAM_TYPES, type ProgramType } from '../../../contract/programs/grants.ts';
import { narrowed, type TextQuery } from './match-query.ts';

/**
 * The maximum number of programs from one table: `one` if there's one table per place, and `each` if there are two. A
 * search reads each hit twice (in the search table and the program table), plus the programs on the pages it returns.
 * `shared`: the vector search reads rows too.
 */
const LIMIT = {
  alone: { one: { nation: 30, state: 12, personal: 6 }, each: { nation: 24, state: 7, personal: 5 } },
  shared: { one: { nation: 24, state: 8, personal: 6 }, each: { nation: 12, state: 4, personal: 3 } },
} as const;
type Part = 'nation' | 'state' | 'personal';
const NEWEST = 8;
/** The columns that state a program's subject. Fewer programs have a given word there than anywhere in their texts. */
const HEADS = '{title names concepts mentions}';
/** An expression that matches nothing. */
const NOTHING = sql.raw(`'""'`);
const UNION_ALL = sql` UNION ALL `;

/** Narrows a search down to a few programs. */
export interface HitQuery {
  /** The search text; null if the search comes from the profile. */
  text: TextQuery | null;
  /** An expression for the person's interests. It narrows the search text, or replaces it. */
  interests: string | null;
  programType: ProgramType | null;
  category: string | null;
  /** Excludes programs in other states; null if the state is unknown or irrelevant. */
  state: string | null;
  /** True to include programs abroad. */
  isAbroad?: boolean;
  /** Excludes programs that are for none of these kinds; null if the kinds are unknown or irrelevant. */
  applicantKinds: readonly string[] | null;
  excludeIds: readonly string[];
  /** Limits the search to programs added in this range; null for all. */
  arrived: Arrived | null;
  /** True if the vector search reads rows too, so the word search has to read fewer. */
  sharesRows: boolean;
}

/** Programs added after one row and up to another. Row numbers follow the order in which programs are added. */
export interface Arrived {
  after: number;
  upTo: number;
}

/**
 * A search table. Each place has one for programs that individuals may apply for, and one for programs that only
 * organizations may apply for.
 */
interface Table {
  who: 'people' | 'organizations';
  /** Kinds of applicants to filter by inside the table; null for no filter. */
  applicantKinds: readonly string[] | null;
}

/** With this many good matches, we don't look for weaker ones. For a single word, all matches are equally good. */
const ENOUGH = { alone: { several: 24, one: 36 }, shared: { several: 12, one: 18 } } as const;

/**
 * Returns one statement for the scored rows of programs that match every word. If there are too few, it adds programs
 * whose subject names any word. Without words, it returns rows that match the person's interests, and the newest ones.
 */
export function hitsOf(query: HitQuery): SQL {
  const { text, interests } = query;
  if (!text) {
    const kinds = query.programType ? [query.programType] : PROGRAM_TYPES;
    const newestOfEach = kinds.map((kind) => newest(query, kind));
    return unionOf([...(interests ? lookups(query, interests).map(bestHits) : []), ...newestOfEach]);
  }
  const named = lookups(query, `${HEADS} : (${text.some})`);
  if (text.every) {
    const every = lookups(query, text.every).map((lookup, index) => ({ ...lookup, few: sql.raw(`few_${index}`) }));
    const found = every.map(({ few }) => sql`(SELECT found FROM ${few})`);
    const isTooFew = sql`${sql.join(found, sql` + `)} < ${enoughFor(query)}`;
    const hits = every.flatMap((lookup, index) => hitsByFew(lookup, isTooFew, named[index]?.expression ?? NOTHING));
    return sql`WITH ${sql.join(every.map(fewHits), sql`, `)} ${sql.join(hits, UNION_ALL)}`;
  }
  // Interests only narrow down a single word, because they consist of common words, which are expensive to look up.
  const personal = interests ? lookupsIn(query, 'nation', `(${text.some}) AND (${interests})`, 'personal') : [];
  return unionOf([...named, ...personal].map(bestHits));
}

/** Returns the statement for programs that match any word anywhere in their texts; null without words. */
export function hitsAnywhere(query: HitQuery): SQL | null {
  const { text } = query;
  // Reads fewer if there are several words: matches for all of them were already read, possibly twice.
  const share = text?.every ? 0.5 : 1;
  const few = (lookup: Lookup) => bestHits({ ...lookup, most: Math.ceil(lookup.most * share) });
  return text && unionOf(lookups(query, text.some).map(few));
}

/** Returns whether there are enough matches to skip weaker ones. */
export function areEnough(count: number, query: HitQuery): boolean {
  return count >= enoughFor(query);
}

function enoughFor({ sharesRows, text }: HitQuery): number {
  return ENOUGH[sharesRows ? 'shared' : 'alone'][text?.every ? 'several' : 'one'];
}

interface Lookup {
  name: SQL;
  expression: SQL;
  arrived: SQL;
  most: number;
}

function lookups(query: HitQuery, match: string): Lookup[] {
  return [...lookupsIn(query, 'nation', match), ...lookupsIn(query, 'state', match)];
}

function lookupsIn(query: HitQuery, place: 'nation' | 'state', match: string, limit: Part = place): Lookup[] {
  const { programType: kind, category, excludeIds: without } = query;
  const where = place === 'state' ? { state: query.state, isAbroad: query.isAbroad === true } : null;
  const tables = tablesFor(query.applicantKinds);
  const most = LIMIT[query.sharesRows ? 'shared' : 'alone'][tables.length === 1 ? 'one' : 'each'][limit];
  return tables.map(({ who, applicantKinds }) => {
    const name = sql.raw(`search_${place}_${who}`);
    const expression = narrowed(match, { kind, category, where, applicantKinds, without });
    return { name, expression: sql`${expression}`, arrived: arrivedIn(query, 'rowid'), most };
  });
}

/**
 * Returns SQL for a lookup's best hits. `ORDER BY rank LIMIT` touches only the index, so programs are read only for the
 * few that remain.
 */
function bestHits({ name, expression, arrived, most }: Lookup): SQL {
  return sql`SELECT rowid AS row_id, rank AS score FROM ${name} WHERE ${name} MATCH ${expression} ${arrived}
    ORDER BY rank LIMIT ${most}`;
}

/**
 * A lookup for a few programs, and the name of its stored result. The result is one row, because each row of a list
 * would count as read every time.
 */
interface Few extends Lookup {
  few: SQL;
}

function fewHits({ few, name, expression, arrived, most }: Few): SQL {
  return sql`${few} AS MATERIALIZED (
    SELECT count(*) AS found, json_group_array(row_id) AS row_ids
    FROM (SELECT rowid AS row_id FROM ${name} WHERE ${name} MATCH ${expression} ${arrived} LIMIT ${most + 1})
  )`;
}

/**
 * Returns the best hits. If there are no more than wanted, returns all of them unscored, because ranking costs more
 * than finding. Adds the best hits of other lookups if all tables together have too few.
 */
function hitsByFew({ few, ...lookup }: Few, isTooFew: SQL, others: SQL): SQL[] {
  const isMore = sql`(SELECT found FROM ${few}) > ${lookup.most}`;
  const expression = sql`iif(${isMore}, ${lookup.expression}, iif(${isTooFew}, ${others}, ${NOTHING}))`;
  return [
    sql`SELECT value AS row_id, NULL AS score FROM ${few}, json_each(iif(found > ${lookup.most}, '[]', row_ids))`,
    sql`SELECT * FROM (${bestHits({ ...lookup, expression })})`,
  ];
}

/**
 * Returns the tables to search. Individuals need no filter in the tables for people, and can't use the other tables at
 * all.
 */
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

function newest(query: HitQuery, kind: ProgramType): SQL {
  const category = query.category ? sql`AND category = ${query.category}` : sql``;
  // A single string, because each row of a list would count as read.
  const shown = `\n${query.excludeIds.join('\n')}\n`;
  const without = query.excludeIds.length > 0 ? sql`AND instr(${shown}, char(10) || id || char(10)) = 0` : sql``;
  return sql`SELECT row_id, 0.0 AS score FROM grants WHERE program_type = ${kind} AND status = 'open' ${category} ${without} ${arrivedIn(query, 'row_id')}
    ORDER BY updated_at DESC LIMIT ${NEWEST}`;
}

function arrivedIn({ arrived }: HitQuery, column: 'rowid' | 'row_id'): SQL {
  return arrived === null ? sql`` : sql`AND ${sql.raw(column)} BETWEEN ${arrived.after + 1} AND ${arrived.upTo}`;
}

function unionOf(parts: readonly SQL[]): SQL {
  const each = parts.map((part) => sql`SELECT * FROM (${part})`);
  return sql.join(each, UNION_ALL);
}
