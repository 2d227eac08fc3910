import { join } from 'node:path';
import { readPrograms } from '../dev/catalog/curated-files.ts';
import { store } from '../tests/harness/crawler/crawling.ts';
import type { CrawlSource } from '../worker/crawler/source.ts';
import type { Database } from '../worker/db/client.ts';
import { loadCatalog } from '../worker/features/programs/load.ts';
import { assistanceListings } from './assistance-listings/normalize.ts';
import { listingRecord } from './assistance-listings/record.ts';
import { readRecords } from './eligibility/eligibility-corpus.ts';

const RECORDS_A_PAGE = 200;

/** Loads the curated catalog, then crawls the listings and merges them into it. */
export async function loadWholeCatalog(into: Database, samples: string): Promise<void> {
  await loadCatalog(into, readPrograms());
  const source: CrawlSource = {
    ...{ id: assistanceListings.id, name: assistanceListings.id, title: 'Assistance listings', phase: 'federal' },
    ...{ listsAll: true, parse: (raw) => raw },
    normalize: (raw, now) => assistanceListings.normalize(assistanceListings.parse(raw), now),
    pages: () => {
      throw new Error('Pages are given');
    },
  };
  const records = readRecords(join(samples, 'assistance-listings', 'fpi_programs_2025-02-26_sample.jsonl.gz')).filter(
    (raw) => listingRecord.safeParse(raw).success,
  );
  const pages = Array.from({ length: Math.ceil(records.length / RECORDS_A_PAGE) }, (_, index) => ({
    records: records.slice(index * RECORDS_A_PAGE, (index + 1) * RECORDS_A_PAGE),
    cursor: null,
  }));
  await store(into, source, pages);
}
