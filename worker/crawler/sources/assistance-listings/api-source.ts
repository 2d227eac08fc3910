import type { CrawlSource } from '../../source.ts';
import { namedBy, type SourceEntry, US_GOVERNMENT } from '../../source-entry.ts';
import { listingPages } from './api-client.ts';
import { rowsOfApi } from './api-normalize.ts';
import { type ApiRecord, apiRecord } from './api-record.ts';

const ID = 'assistance-listings';
const NAME = 'assistance-listings-api';

export const ASSISTANCE_LISTINGS_API: SourceEntry = {
  name: NAME,
  title: 'SAM.gov assistance listings',
  phase: 'federal',
  format: 'JSON',
  license: US_GOVERNMENT,
  everyDays: 1,
  addresses: ['https://api.sam.gov'],
  key: 'SOURCE_ASSISTANCE_LISTINGS_KEY',
  insteadOf: ID,
  read: ({ address, key }) => assistanceListingsApi(address, key),
};

/**
 * Returns the source for the federal assistance listings from their API, which needs a key. The table has the same
 * programs.
 */
export function assistanceListingsApi(base: string, key: string): CrawlSource<ApiRecord> {
  const api = { source: NAME, base, key };
  return {
    id: ID,
    ...namedBy(ASSISTANCE_LISTINGS_API),
    listsAll: true,
    pages: (crawl, cursor) => listingPages(api, crawl, cursor),
    parse: (raw) => apiRecord.parse(raw),
    normalize: (record, now) => rowsOfApi(record, ID, now),
  };
}
