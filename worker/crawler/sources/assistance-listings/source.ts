import * as z from 'zod/mini';
import { filePages } from '../../file-pages.ts';
import type { CrawlSource } from '../../source.ts';
import { namedBy, type SourceEntry, US_GOVERNMENT } from '../../source-entry.ts';
import { numberOf, rowsOfCsv } from './csv-normalize.ts';
import { type CsvRecord, csvRecord, csvRecords } from './csv-record.ts';

const NAME = 'assistance-listings';
const RECORDS_A_PAGE = 200;
const MOST_BYTES = 200_000_000;

const numbered = z.object({ 'Program Number': z.string().check(z.minLength(1)) });

export const ASSISTANCE_LISTINGS: SourceEntry = {
  name: NAME,
  title: 'SAM.gov assistance listings',
  phase: 'federal',
  format: 'CSV',
  license: US_GOVERNMENT,
  everyDays: 7,
  addresses: [
    'https://s3.amazonaws.com/falextracts/Assistance%20Listings/datagov/AssistanceListings_DataGov_PUBLIC_CURRENT.csv',
  ],
  read: ({ address }) => assistanceListingsCsv(address),
};

/**
 * Returns the source for the federal assistance listings from the bulk table, which needs no key. `address` is the
 * file's URL.
 */
export function assistanceListingsCsv(address: string): CrawlSource<CsvRecord> {
  const file = {
    source: NAME,
    url: address,
    kind: 'csv',
    maxBytes: MOST_BYTES,
    recordsAPage: RECORDS_A_PAGE,
  } as const;
  return {
    id: NAME,
    ...namedBy(ASSISTANCE_LISTINGS),
    listsAll: true,
    pages: (crawl, cursor) => filePages(file, crawl, cursor, csvRecords),
    parse: (raw) => csvRecord.parse(raw),
    normalize: (record, now) => rowsOfCsv(record, NAME, now),
    idsOf: (raw) => {
      const { data } = numbered.safeParse(raw);
      return data ? [numberOf(data['Program Number'])] : [];
    },
  };
}
