import { filePages } from '../../file-pages.ts';
import type { CrawlSource } from '../../source.ts';
import { rowsOfCsv } from './csv-normalise.ts';
import { type CsvRecord, csvRecord, csvRecords } from './csv-record.ts';

const ASSISTANCE_LISTINGS = 'assistance-listings';
const RECORDS_A_PAGE = 200;
const MOST_BYTES = 200_000_000;

/** The federal assistance listings by the bulk table, which needs no key. `address` is that of the file. */
export function assistanceListingsCsv(address: string): CrawlSource<CsvRecord> {
  const file = {
    source: ASSISTANCE_LISTINGS,
    url: address,
    kind: 'csv',
    maxBytes: MOST_BYTES,
    recordsAPage: RECORDS_A_PAGE,
  } as const;
  return {
    id: ASSISTANCE_LISTINGS,
    name: ASSISTANCE_LISTINGS,
    title: 'SAM.gov assistance listings',
    phase: 'federal',
    listsAll: true,
    pages: (crawl, cursor) => filePages(file, crawl, cursor, csvRecords),
    parse: (raw) => csvRecord.parse(raw),
    normalise: (record, now) => rowsOfCsv(record, ASSISTANCE_LISTINGS, now),
  };
}
