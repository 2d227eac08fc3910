import * as z from 'zod/mini';
import { SourceError, type SourceFault } from '../../fetching/errors.ts';
import { Unreadable } from '../../reading/faults.ts';
import type { Crawl, Cursor, Page } from '../../source.ts';

/** The API allows ten calls a day: with pages this large, all listings take three. */
const RECORDS_A_CALL = 1000;
const RECORDS_A_PAGE = 200;
const MOST_BYTES = 80_000_000;
const TIMEOUT_MS = 120_000;
const WHOLE_MS = 300_000;
const MOST_CALLS = 9;

const answerShape = z.object({
  totalRecords: z.int(),
  pageNumber: z.int(),
  assistanceListingsData: z.array(z.unknown()),
});
type Answer = z.infer<typeof answerShape>;

/** `first`: the API's number for its first page. `from`: how many records of page `at` were already returned. */
const cursorShape = z.object({ first: z.int(), at: z.int(), from: z.int(), read: z.int() });

export interface ListingsApi {
  source: string;
  base: string;
  key: string;
}

/**
 * Yields the API's active listings page by page. Its documentation contradicts itself on whether page numbers start at
 * 0 or 1, so the first request has no number, and the response shows which it is.
 */
export async function* listingPages(api: ListingsApi, crawl: Crawl, cursor: Cursor | null): AsyncGenerator<Page> {
  const begun = cursor ? cursorShape.parse(cursor) : null;
  let { from, read } = begun ?? { from: 0, read: 0 };
  let first = begun?.first;
  let number = begun && begun.at !== begun.first ? begun.at : null;
  for (let calls = 1; ; calls++) {
    const answer = await ask(api, crawl, number);
    const at = answer.pageNumber;
    first ??= at;
    const records = answer.assistanceListingsData;
    const total = answer.totalRecords;
    for (; from < records.length; from += RECORDS_A_PAGE) {
      const given = records.slice(from, from + RECORDS_A_PAGE);
      read += given.length;
      const next = from + given.length;
      // After a full response, request one more: the total may be too low.
      const isLast = next === records.length && next < RECORDS_A_CALL && read >= total;
      yield { records: given, total, cursor: isLast ? null : { first, at, from: next, read } };
      if (isLast) return;
    }
    if (records.length === 0 || calls >= MOST_CALLS) {
      yield { records: [], total, faults: read < total ? [tooFew(api, read, total)] : [], cursor: null };
      return;
    }
    number = at + 1;
    from = 0;
  }
}

async function ask({ source, base, key }: ListingsApi, { fetcher }: Crawl, number: number | null): Promise<Answer> {
  const url = new URL(`${base.replace(/\/+$/, '')}/assistance-listings/v1/search`);
  url.searchParams.set('status', 'Active');
  url.searchParams.set('pageSize', String(RECORDS_A_CALL));
  if (number !== null) url.searchParams.set('pageNumber', String(number));
  url.searchParams.set('api_key', key);
  const request = { source, url: url.href, maxBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS, wholeMs: WHOLE_MS };
  return fetcher.json(request, (value) => {
    const answer = answerShape.safeParse(value);
    if (!answer.success) {
      const [issue] = answer.error.issues;
      throw new Unreadable(`${issue?.path.join('.')}: ${issue?.message}`);
    }
    if (number === null || answer.data.pageNumber === number) return answer.data;
    throw new Unreadable(`got page ${answer.data.pageNumber} instead of page ${number}`);
  });
}

/** Returns the fault for an incomplete list, which keeps programs missing from it from being closed. */
function tooFew({ source, base }: ListingsApi, read: number, total: number): SourceFault {
  return new SourceError({ source, url: base }, 'cut_off', `names ${total} listings and gave ${read}`).fault;
}
