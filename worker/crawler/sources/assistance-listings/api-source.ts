import type { CrawlSource } from '../../source.ts';
import { listingPages } from './api-client.ts';
import { rowsOfApi } from './api-normalise.ts';
import { type ApiRecord, apiRecord } from './api-record.ts';

const ASSISTANCE_LISTINGS = 'assistance-listings';

/** The federal assistance listings by their API, which asks for a key: its programs are those of the table. */
export function assistanceListingsApi(base: string, key: string): CrawlSource<ApiRecord> {
  const api = { source: ASSISTANCE_LISTINGS, base, key };
  return {
    id: ASSISTANCE_LISTINGS,
    name: ASSISTANCE_LISTINGS,
    title: 'SAM.gov assistance listings',
    phase: 'federal',
    listsAll: true,
    pages: (crawl, cursor) => listingPages(api, crawl, cursor),
    parse: (raw) => apiRecord.parse(raw),
    normalise: (record, now) => rowsOfApi(record, ASSISTANCE_LISTINGS, now),
  };
}
