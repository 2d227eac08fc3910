import * as z from 'zod/mini';
import { SourceError } from '../../fetching/errors.ts';
import { Unreadable } from '../../reading/faults.ts';
import type { Crawl, Cursor, Page } from '../../source.ts';
import type { DataSet } from './data-set.ts';

const RECORDS_A_PAGE = 500;
/** A larger table isn't a list of programs. */
const MOST = 20_000;
const MOST_BYTES = 40_000_000;

const cursorShape = z.object({ offset: z.int() });
const answerShape = z.array(z.record(z.string(), z.unknown()));

/** Yields the rows of a Socrata table, sorted by row ID so pages don't shift. The API doesn't state a total. */
export async function* socrataPages(
  base: string,
  set: DataSet,
  { fetcher }: Crawl,
  cursor: Cursor | null,
): AsyncGenerator<Page> {
  let offset = cursor ? cursorShape.parse(cursor).offset : 0;
  for (;;) {
    const url = new URL(`${base.replace(/\/+$/, '')}/resource/${set.resource}.json`);
    url.search = String(
      new URLSearchParams({ $limit: String(RECORDS_A_PAGE), $offset: String(offset), $order: ':id' }),
    );
    const request = { source: set.id, url: url.href, maxBytes: MOST_BYTES };
    if (offset >= MOST) throw new SourceError(request, 'repeated', `returns more than ${MOST} rows`);
    const records = await fetcher.json(request, (answer) => {
      const read = answerShape.safeParse(answer);
      if (read.success) return read.data;
      throw new Unreadable('no list of rows');
    });
    offset += records.length;
    const isLast = records.length < RECORDS_A_PAGE;
    yield { records, cursor: isLast ? null : { offset } };
    if (isLast) return;
  }
}
