import * as z from 'zod/mini';
import { SourceError } from '../../fetching/errors.ts';
import { Unreadable } from '../../reading/faults.ts';
import type { Crawl, Cursor, Page } from '../../source.ts';
import type { DataSet } from './data-set.ts';

const RECORDS_A_PAGE = 100;

const result = z.object({ records: z.array(z.unknown()), total: z.int() });
const answerShape = z.object({ success: z.boolean(), result: z.optional(result), error: z.optional(z.unknown()) });
const cursorShape = z.object({ offset: z.int() });

/** Yields the records of a CKAN resource, sorted by row ID so pages don't shift. */
export async function* ckanPages(
  base: string,
  set: DataSet,
  { fetcher }: Crawl,
  cursor: Cursor | null,
): AsyncGenerator<Page> {
  let offset = cursor ? cursorShape.parse(cursor).offset : 0;
  for (;;) {
    const url = new URL(`${base.replace(/\/+$/, '')}/api/3/action/datastore_search`);
    url.search = String(
      new URLSearchParams({
        resource_id: set.resource,
        limit: String(RECORDS_A_PAGE),
        offset: String(offset),
        sort: '_id asc',
      }),
    );
    const request = { source: set.id, url: url.href };
    const { records, total } = await fetcher.json(request, (answer) => {
      const read = answerShape.safeParse(answer);
      if (!read.success) throw new Unreadable(z.prettifyError(read.error).split('\n')[0] ?? '');
      if (!read.data.success || !read.data.result) {
        throw new SourceError(request, 'said_error', `says: ${JSON.stringify(read.data.error ?? null).slice(0, 200)}`);
      }
      return read.data.result;
    });
    if (records.length === 0 && offset < total) {
      throw new SourceError(request, 'cut_off', `ends after ${offset} of ${total} records`);
    }
    offset += records.length;
    // After a full page, request one more: the total may be too low.
    const isLast = offset >= total && records.length < RECORDS_A_PAGE;
    yield { records, total, cursor: isLast ? null : { offset } };
    if (isLast) return;
  }
}
