import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { CrawlSource } from '../../../worker/crawler/source.ts';
import type { Database } from '../../../worker/db/client.ts';
import { crawlRuns, grants, sourceRecords } from '../../../worker/db/schema/index.ts';
import { store } from './crawling.ts';
import { madeUpSource, pageOf } from './made-up-source.ts';

export const NOW = Date.parse('2026-11-01T12:00:00Z');
export const federal = madeUpSource('grants-gov');
export const simpler = madeUpSource('simpler-grants');
export const feeds = madeUpSource('feeds', { listsAll: false });
export const title = 'County leaking roof repair';
export const page = 'https://www.example.gov/roofs';

/** One program as listed by two sources, and where both are shown. */
export const one = { id: '1', title, provider: 'Office of Roofs' };
export const other = { id: 'x', title, names: ['grants-gov:1'], sum: 900, description: 'Money for roofs that leak' };
export const both = { 'grants-gov-1': 'open', 'simpler-grants-x': 'grants-gov-1' };

/**
 * Returns helpers for one test file to crawl sources that list the same programs. Each test starts with an empty
 * catalog.
 */
export function merging(db: Database) {
  beforeEach(async () => {
    for (const table of [crawlRuns, grants, sourceRecords]) await db.delete(table);
  });
  return {
    crawled: (source: CrawlSource, records: readonly unknown[], now = NOW) =>
      store(db, source, [pageOf(records)], { now }),
    row: async (id: string) => (await db.select().from(grants).where(eq(grants.id, id)))[0],
    /** Returns where each program is shown: on its own, or merged into another. */
    async shown() {
      const rows = await db.select().from(grants).orderBy(grants.id);
      return Object.fromEntries(rows.map(({ id, mergedInto, status }) => [id, mergedInto ?? status]));
    },
  };
}
