import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../../db/client.ts';
import { grants } from '../../../../db/schema/index.ts';
import { CURATED } from '../../program.ts';
import { type Borrowed, borrowedOf } from './borrowing.ts';
import { distinctiveTitle, LISTINGS, type Listed, namedBy, nameOf } from './listed.ts';

/** A program in the database: the data from its source, and what was derived from it. */
export interface Neighbor extends Listed {
  mergedInto: string | null;
  borrowed: Borrowed;
  updatedAt: string;
}

const texts = z.array(z.string());
const MOST_ROUNDS = 12;

const { id, source, sourceId, programType, states, titleStems, nameStems, url, deadlineDate, deadlineAt } =
  getTableColumns(grants);
const { provider, assistanceListings, status, statedStatus, contentHash, mergedInto, borrowed, updatedAt } =
  getTableColumns(grants);
const columns = {
  ...{ id, source, sourceId, programType, states, titleStems, nameStems, url, deadlineDate },
  ...{ deadlineAt, provider },
  ...{ assistanceListings, status, statedStatus, contentHash, mergedInto, borrowed, updatedAt },
  names: sql<string>`(SELECT json_group_array(known.name) FROM grant_names AS known WHERE known.grant_id = ${grants.id})`,
};

/** Keys to look up, which programs may share. */
interface Keys {
  titles: Set<string>;
  names: Set<string>;
  listings: Set<string>;
  /** Programs that show others, or that others show. */
  shown: Set<string>;
  ids: Set<string>;
}

/**
 * Returns all programs in the database that may be the same as these, any that may be the same as one of those, and
 * everything they're currently merged with.
 */
export async function findNeighbors(
  db: Database,
  told: readonly (Listed & { mergedInto: string | null })[],
  ended: readonly string[],
): Promise<Map<string, Neighbor>> {
  const found = new Map<string, Neighbor>();
  const asked: Keys = noKeys();
  // First looks up titles only in other sources, because most titles are in none of them.
  const [first, ...others] = new Set(told.map((row) => row.source));
  const except = others.length === 0 ? (first ?? null) : null;
  let wanted = keysOf(told);
  for (const one of ended) wanted.shown.add(one);
  for (let round = 0; round < MOST_ROUNDS && !isEmpty(wanted); round++) {
    const rows = await rowsBy(db, wanted, round === 0 ? except : null);
    for (const [name, keys] of entriesOf(wanted)) {
      if (name !== 'titles' || round > 0 || except === null) for (const key of keys) asked[name].add(key);
    }
    const fresh = rows.filter((row) => !found.has(row.id));
    for (const row of fresh) found.set(row.id, row);
    wanted = keysOf(fresh);
    for (const [name, keys] of entriesOf(wanted)) for (const key of asked[name]) keys.delete(key);
  }
  return found;
}

function noKeys(): Keys {
  return { titles: new Set(), names: new Set(), listings: new Set(), shown: new Set(), ids: new Set() };
}

function entriesOf({ titles, names, listings, shown, ids }: Keys): [keyof Keys, Set<string>][] {
  return [
    ['titles', titles],
    ['names', names],
    ['listings', listings],
    ['shown', shown],
    ['ids', ids],
  ];
}

function isEmpty(keys: Keys): boolean {
  return entriesOf(keys).every(([, values]) => values.size === 0);
}

function keysOf(rows: readonly (Listed & { mergedInto: string | null })[]): Keys {
  const keys = noKeys();
  for (const row of rows) {
    const title = distinctiveTitle(row);
    if (title !== null) keys.titles.add(title);
    for (const name of [nameOf(row), ...row.names]) keys.names.add(name);
    if (row.source === CURATED) for (const number of row.assistanceListings) keys.listings.add(number);
    if (row.source === LISTINGS) keys.listings.add(row.sourceId);
    keys.shown.add(row.id);
    if (row.mergedInto !== null) keys.ids.add(row.mergedInto);
  }
  return keys;
}

async function rowsBy(db: Database, keys: Keys, except: string | null): Promise<Neighbor[]> {
  const among = (values: Iterable<unknown>) => sql`json_each(${JSON.stringify([...values])}) AS key CROSS JOIN`;
  const other = except === null ? sql`` : sql`AND one.source <> ${except}`;
  const pairs = [...keys.names].map(namedBy).filter(([ofSource]) => ofSource !== except);
  // `one.id`, because rows of json_each have an `id` of their own.
  const parts: SQL[] = [
    sql`SELECT one.id FROM ${among(keys.titles)} grants AS one ON one.title_stems = key.value ${other}`,
    sql`SELECT known.grant_id FROM ${among(keys.names)} grant_names AS known ON known.name = key.value`,
    sql`SELECT one.id FROM ${among(pairs)} grants AS one
      ON one.source = key.value ->> 0 AND one.source_id = key.value ->> 1`,
    sql`SELECT one.id FROM ${among(keys.shown)} grants AS one ON one.merged_into = key.value`,
    sql`SELECT one.id FROM ${among(keys.shown)} grants AS one
      ON one.id = key.value AND (one.merged_into IS NOT NULL OR one.borrowed <> '{}')`,
    sql`SELECT value FROM json_each(${JSON.stringify([...keys.ids])})`,
  ];
  if (keys.listings.size > 0) {
    const numbers = sql`(SELECT value FROM json_each(${JSON.stringify([...keys.listings])}))`;
    parts.push(
      sql`SELECT one.id FROM ${among(keys.listings)} grants AS one
        ON one.source = ${LISTINGS} AND one.source_id = key.value`,
      sql`SELECT one.id FROM grants AS one, json_each(one.assistance_listings) AS number
        WHERE one.source = ${CURATED} AND number.value IN ${numbers}`,
    );
  }
  const rows = await db
    .select(columns)
    .from(grants)
    .where(inArray(grants.id, sql`(${sql.join(parts, sql` UNION `)})`));
  return rows.map(neighborOf);
}

type Row = Pick<typeof grants.$inferSelect, Exclude<keyof typeof columns, 'names'>> & { names: string };

/** Leaves out borrowed fields, because they say nothing about the row itself. */
function neighborOf(row: Row): Neighbor {
  const loans = borrowedOf(row.borrowed);
  const own = <Value>(loan: string, value: Value) => (loan in loans ? null : value);
  return {
    ...{ id: row.id, source: row.source, sourceId: row.sourceId, programType: row.programType },
    ...{ titleStems: row.titleStems, nameStems: row.nameStems, mergedInto: row.mergedInto, updatedAt: row.updatedAt },
    states: texts.parse(row.states),
    url: own('url', row.url),
    deadlineDate: own('deadline', row.deadlineDate),
    deadlineAt: own('deadline', row.deadlineAt),
    provider: own('provider', row.provider),
    assistanceListings: texts.parse(row.assistanceListings),
    names: texts.parse(JSON.parse(row.names)),
    isOpen: row.statedStatus === 'open',
    isListed: row.contentHash !== '',
    isWithdrawn: row.status === 'hidden' && row.mergedInto === null,
    borrowed: loans,
  };
}
