import type { Database } from '../../worker/db/client.ts';

/** The parts of a listing that the baseline indexes. */
export interface BaselineText {
  id: string;
  title: string;
  text: string;
}

const TITLE_WEIGHT = 3;
const DEPTH = 100;
const ROWS_AT_ONCE = 500;

/** Function words that a plain search ignores. */
const STOP_WORDS = new Set(
  (
    'a about am an and any are as at be because but by can do does for from had has have how i if im in into is it ' +
    'its just me my no not of on or our out please so some that the their them then there these they this to too up ' +
    'us was we what when where which who will with would you your get want need help cant'
  ).split(' '),
);

/**
 * Builds plain full-text search in the same database: FTS5 with Porter's stemmer, a title weight of three, any word
 * matches, no stop words.
 */
export async function buildBaseline(db: Database, texts: readonly BaselineText[]): Promise<void> {
  await db.$client.execute(
    "CREATE VIRTUAL TABLE baseline USING fts5(id UNINDEXED, title, body, tokenize = 'porter unicode61 remove_diacritics 2')",
  );
  for (let start = 0; start < texts.length; start += ROWS_AT_ONCE) {
    const rows = JSON.stringify(texts.slice(start, start + ROWS_AT_ONCE));
    await db.$client.execute({
      sql: "INSERT INTO baseline SELECT value ->> '$.id', value ->> '$.title', value ->> '$.text' FROM json_each(?)",
      args: [rows],
    });
  }
}

/** Returns the ids that plain full-text search finds, best first. */
export async function baselineRanking(db: Database, query: string): Promise<string[]> {
  const all =
    query
      .normalize('NFKD')
      .replace(/\p{M}|['’]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = [...new Set(all)].filter((word) => !STOP_WORDS.has(word));
  if (words.length === 0) return [];
  const { rows } = await db.$client.execute({
    sql: `SELECT id FROM baseline WHERE baseline MATCH ? ORDER BY bm25(baseline, 0, ${TITLE_WEIGHT}, 1) LIMIT ${DEPTH}`,
    args: [words.map((word) => `"${word}"`).join(' OR ')],
  });
  return rows.map((row) => String(row['id']));
}
