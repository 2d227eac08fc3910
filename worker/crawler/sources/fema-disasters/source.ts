import * as z from 'zod/mini';
import { SourceError } from '../../fetching/errors.ts';
import { Unreadable } from '../../reading/faults.ts';
import type { Crawl, CrawlSource, Page } from '../../source.ts';
import { namedBy, type SourceEntry, US_GOVERNMENT } from '../../source-entry.ts';
import { rowsOfDisaster } from './normalize.ts';
import { answerShape, type Disaster, disaster, disastersOf, FIELDS, idsOfDisaster } from './record.ts';

const NAME = 'fema-disasters';
const ROWS_AT_ONCE = 1000;
/** A year of declarations has about 5,000 rows. */
const MOST_ROWS = 50_000;
const MOST_BYTES = 10_000_000;
/** People may apply for 60 days, or longer if FEMA extends it, but never this long. */
const LOOKS_BACK_MS = 550 * 24 * 60 * 60_000;

export const FEMA_DISASTERS: SourceEntry = {
  name: NAME,
  title: 'OpenFEMA: declared disasters',
  phase: 'federal',
  format: 'JSON',
  license: US_GOVERNMENT,
  everyDays: 1,
  addresses: ['https://www.fema.gov/api/open/v2'],
  read: ({ address }) => femaDisasters(address),
};

/**
 * Returns the source for disasters after which people may ask FEMA for help. OpenFEMA publishes them as a table with
 * one row per place. `base` is the API's address.
 */
export function femaDisasters(base: string): CrawlSource<Disaster> {
  return {
    id: NAME,
    ...namedBy(FEMA_DISASTERS),
    listsAll: true,
    pages: (crawl) => pagesOf(base, crawl),
    parse: (raw) => disaster.parse(raw),
    normalize: rowsOfDisaster,
    idsOf: idsOfDisaster,
  };
}

/** Yields everything as one page, because a disaster's places aren't adjacent. */
async function* pagesOf(base: string, crawl: Crawl): AsyncGenerator<Page> {
  const rows: unknown[] = [];
  for (;;) {
    const some = await rowsFrom(base, rows.length, crawl);
    rows.push(...some);
    if (some.length < ROWS_AT_ONCE) break;
    if (rows.length >= MOST_ROWS) {
      throw new SourceError({ source: NAME, url: base }, 'repeated', `returns more than ${MOST_ROWS} rows`);
    }
  }
  const records = disastersOf(rows);
  yield { records, total: records.length, cursor: null };
}

async function rowsFrom(base: string, skip: number, { fetcher, now }: Crawl): Promise<unknown[]> {
  const since = new Date(now - LOOKS_BACK_MS).toISOString().slice(0, 10);
  const url = new URL(`${base.replace(/\/+$/, '')}/DisasterDeclarationsSummaries`);
  url.search = String(
    new URLSearchParams({
      $filter: `(ihProgramDeclared eq true or iaProgramDeclared eq true) and declarationDate ge '${since}T00:00:00.000Z'`,
      $select: FIELDS.join(','),
      $orderby: 'id',
      $top: String(ROWS_AT_ONCE),
      $skip: String(skip),
    }),
  );
  return fetcher.json({ source: NAME, url: url.href, maxBytes: MOST_BYTES }, (answer) => {
    const read = answerShape.safeParse(answer);
    if (read.success) return read.data.DisasterDeclarationsSummaries;
    throw new Unreadable(z.prettifyError(read.error).split('\n')[0] ?? '');
  });
}
