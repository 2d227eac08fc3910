import { SourceError } from '../../fetching/errors.ts';
import { dayAt } from '../../fields/days.ts';
import { begunWith, filePages } from '../../file-pages.ts';
import { type Bytes, textOf } from '../../reading/bytes.ts';
import { elementsOf } from '../../reading/elements.ts';
import { unzipped } from '../../reading/zip.ts';
import type { Crawl, Cursor, Page } from '../../source.ts';
import { FORECAST, SYNOPSIS } from './record.ts';

/**
 * Smaller pages cost the database more, because each is a transaction and a segment of the search tables. Larger ones
 * cost memory.
 */
const RECORDS_A_PAGE = 400;
/** Today's file may not be there yet, but the last few days' files are. */
const DAYS_BACK = 3;
const DAY_MS = 24 * 60 * 60_000;
const MOST_BYTES = 2_000_000_000;
const ELEMENTS = { names: [SYNOPSIS, FORECAST], root: 'Grants' };

/**
 * Streams the opportunities from the newest daily file. `{day}` in `address` is a placeholder for the date in the file
 * name (YYYYMMDD).
 */
export async function* extractPages(
  { address, source }: { address: string; source: string },
  crawl: Crawl,
  cursor: Cursor | null,
): AsyncGenerator<Page> {
  const begun = begunWith(cursor);
  const urls = [...new Set([...(begun ? [begun] : []), ...addressesOf(address, crawl.now)])];
  for (const [index, url] of urls.entries()) {
    try {
      const file = { source, url, kind: 'archive', maxBytes: MOST_BYTES, recordsAPage: RECORDS_A_PAGE } as const;
      yield* filePages(file, crawl, cursor, (bytes) => elementsOf(textOf(xmlOf(bytes), 'utf-8'), ELEMENTS));
      return;
    } catch (error) {
      const isMissing = error instanceof SourceError && error.cause === 'refused';
      if (!isMissing || index === urls.length - 1) throw error;
    }
  }
}

/** Yields the file's bytes, unzipped if it's an archive. */
async function* xmlOf(bytes: Bytes): AsyncGenerator<Uint8Array> {
  const rest = bytes[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done) return;
  async function* all(): AsyncGenerator<Uint8Array> {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  const isArchive = first.value[0] === 0x50 && first.value[1] === 0x4b;
  yield* isArchive ? unzipped(all()) : all();
}

function addressesOf(address: string, now: number): string[] {
  return Array.from({ length: DAYS_BACK }, (_, days) =>
    address.replace('{day}', dayAt(now - days * DAY_MS, 'America/New_York').replaceAll('-', '')),
  );
}
