import { type SQL, sql } from 'drizzle-orm';
import { PROGRAM_TYPES, type ProgramType } from '../../../contract/grants.ts';
import { narrowed, type TextQuery } from './match-query.ts';

/**
 * Programs of one table where a search has one for each place, and of each where it has two. A search reads a hit twice
 * (the row of the search table and the program's), and then its pages.
 */
const LIMIT = {
  alone: { one: { nation: 30, state: 12, personal: 6 }, each: { nation: 24, state: 7, personal: 5 } },
  shared: { one: { nation: 24, state: 8, personal: 6 }, each: { nation: 12, state: 4, personal: 3 } },
} as const;
type Part = 'nation' | 'state' | 'personal';
const NEWEST = 8;
/** Where a text says what a program is about: fewer programs are ranked than have the word somewhere. */
const HEADS = '{title names concepts mentions}';
/** An expression that no program answers. */
const NOTHING = sql.raw(`'""'`);
const UNION_ALL = sql` UNION ALL `;

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
  /** Whether programs outside of the country are looked for too. */
  isAbroad?: boolean;
  /** Programs that are for none of these are left out; null where that is unknown or does not matter. */
  applicantKinds: readonly string[] | null;
  excludeIds: readonly string[];
  /** Only programs that came in this span; null for all. */
  arrived: Arrived | null;
  /** Whether programs near in meaning are read besides, so that fewer may be read here. */
  sharesRows: boolean;
}

/** Programs that came after one and up to another, by their rows: these are numbered as they come. */
export interface Arrived {
  after: number;
  upTo: number;
}

/** Search tables of each place: those of programs that a person may apply for, and of those that only organizations may. */
interface Table {
  who: 'people' | 'organizations';
  /** Kinds of applicants that are still to be asked for inside the table. */
  applicantKinds: readonly string[] | null;
}

/** With so many programs that answer the words well, others are not looked for. One word is answered by all in the same way. */
const ENOUGH = { alone: { several: 24, one: 36 }, shared: { several: 12, one: 18 } } as const;

/**
 * The rows of programs that answer every word, and where these are not enough, of those that name any word, each with its
 * score, as one statement; without words those that answer the person's interests, and the newest.
 */
export function hitsOf(query: HitQuery): SQL {
  const { text, interests } = query;
  if (!text) {
    const kinds = query.programType ? [query.programType] : PROGRAM_TYPES;
    const newestOfEach = kinds.map((kind) => newest(query, kind));
    return unionOf([...(interests ? lookups(query, interests).map(bestHits) : []), ...newestOfEach]);
  }
  const named = lookups(query, [`(${HEADS} : (${text.some}))`, ...text.pairs].join(' OR '));
  if (text.every) {
    const every = lookups(query, text.every).map((lookup, index) => ({ ...lookup, few: sql.raw(`few_${index}`) }));
    const found = every.map(({ few }) => sql`(SELECT found FROM ${few})`);
    const isTooFew = sql`${sql.join(found, sql` + `)} < ${enoughFor(query)}`;
    const hits = every.flatMap((lookup, index) => hitsByFew(lookup, isTooFew, named[index]?.expression ?? NOTHING));
    return sql`WITH ${sql.join(every.map(fewHits), sql`, `)} ${sql.join(hits, UNION_ALL)}`;
  }
  // Beside one word alone: what many programs have in common is what costs, and interests are words of that kind.
  const personal = interests ? lookupsIn(query, 'nation', `(${text.some}) AND (${interests})`, 'personal') : [];
  return unionOf([...named, ...personal].map(bestHits));
}

/** The rows of programs that answer any word anywhere in their texts; null where nobody asked for words. */
export function hitsAnywhere(query: HitQuery): SQL | null {
  const { text } = query;
  // Of several words fewer, for what answers every word was read already, maybe twice.
  const share = text?.every ? 0.5 : 1;
  const few = (lookup: Lookup) => bestHits({ ...lookup, most: Math.ceil(lookup.most * share) });
  return text && unionOf(lookups(query, text.some).map(few));
}

/** Whether so many programs need no others that answer the words less well. */
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

/** `ORDER BY rank LIMIT` touches the index alone; programs are read for the few that are left. */
function bestHits({ name, expression, arrived, most }: Lookup): SQL {
  return sql`SELECT rowid AS row_id, rank AS score FROM ${name} WHERE ${name} MATCH ${expression} ${arrived}
    ORDER BY rank LIMIT ${most}`;
}

/** What finds a few of the programs, and where it is kept: as one row, for a row of a list counts as read each time. */
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
 * The best, and where there are no more than are wanted anyway, all of them without a score: to rank costs more than to
 * find. To these come the best of others where all tables together have too few.
 */
function hitsByFew({ few, ...lookup }: Few, isTooFew: SQL, others: SQL): SQL[] {
  const isMore = sql`(SELECT found FROM ${few}) > ${lookup.most}`;
  const expression = sql`iif(${isMore}, ${lookup.expression}, iif(${isTooFew}, ${others}, ${NOTHING}))`;
  return [
    sql`SELECT value AS row_id, NULL AS score FROM ${few}, json_each(iif(found > ${lookup.most}, '[]', row_ids))`,
    sql`SELECT * FROM (${bestHits({ ...lookup, expression })})`,
  ];
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

function newest(query: HitQuery, kind: ProgramType): SQL {
  const category = query.category ? sql`AND category = ${query.category}` : sql``;
  // One text, for each row of a list would count as read.
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
