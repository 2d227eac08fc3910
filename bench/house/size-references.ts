import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import MiniSearch from 'minisearch';
import type { GrantRow } from '../../worker/features/programs/normalize.ts';
import { recordNumber, synthetic } from '../speed/speed-corpus.ts';
import type { Kind } from '../speed/speed-queries.ts';

/** Another search engine over the same open programs, run in this process. */
export interface Reference {
  name: string;
  /** Finds the top twenty and returns how long it took, in ms. */
  search(words: readonly string[], kind: Kind): number;
  close(): void;
}

const FIELDS = ['title', 'keywords', 'provider', 'category', 'eligibility', 'description'] as const;
/** Column weights, the same as in our own search tables. */
const WEIGHTS = { title: 10, keywords: 5, provider: 2, category: 2, eligibility: 1, description: 1 };
const SHOWN = 20;
/** MiniSearch keeps its index in memory, at several times the size of the texts. */
const MOST_FOR_MINISEARCH = 100_000;
/** Opens plain FTS5 on a file, without a server, to show the cost of SQLite's full-text search alone. */
export function openFts5(dataDir: string, programs: number): Reference {
  const file = join(dataDir, 'plain.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
  database.exec(`CREATE VIRTUAL TABLE programs USING fts5(id UNINDEXED, ${FIELDS.join(', ')}, tokenize = 'porter')`);
  const insert = database.prepare(`INSERT INTO programs VALUES (?, ${FIELDS.map(() => '?').join(', ')})`);
  for (const row of openPrograms(programs)) insert.run(row.id, ...FIELDS.map((field) => row[field] ?? ''));
  database.exec('COMMIT');
  const weights = [0, ...FIELDS.map((field) => WEIGHTS[field])].join(', ');
  const select = database.prepare(
    `SELECT * FROM programs WHERE programs MATCH ? ORDER BY bm25(programs, ${weights}) LIMIT ${SHOWN}`,
  );
  return {
    name: 'plain FTS5 in process',
    search(words, kind) {
      const begun = performance.now();
      select.all(words.map((word) => `"${word}"`).join(kind === 'all' ? ' ' : ' OR '));
      return performance.now() - begun;
    },
    close() {
      database.close();
      rmSync(file, { force: true });
    },
  };
}

/** Opens MiniSearch. Returns null if the catalog is too large for its in-memory index. */
export function openMiniSearch(programs: number): Reference | null {
  if (programs > MOST_FOR_MINISEARCH) return null;
  const index = new MiniSearch({ fields: [...FIELDS], searchOptions: { boost: WEIGHTS } });
  index.addAll([...openPrograms(programs)]);
  return {
    name: 'MiniSearch in process',
    search(words, kind) {
      const begun = performance.now();
      index.search(words.join(' '), { combineWith: kind === 'all' ? 'AND' : 'OR' }).slice(0, SHOWN);
      return performance.now() - begun;
    },
    close() {},
  };
}

function* openPrograms(programs: number): Generator<GrantRow> {
  const now = Date.now();
  for (let number = 0; number < programs; number += 1)
    for (const row of synthetic.normalize(synthetic.parse(recordNumber(number)), now))
      if (row.status === 'open') yield row;
}
