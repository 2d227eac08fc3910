import * as z from 'zod/mini';
import { SourceError, type SourceFault } from '../../fetching/errors.ts';
import { Unreadable } from '../../reading/faults.ts';
import type { Crawl, Cursor, Page } from '../../source.ts';

const HITS_A_CALL = 1000;
const DETAILS_A_PAGE = 25;
/** A list longer than this must be endless. */
const MOST_HITS = 50_000;
/** This many failures in a row are no coincidence. */
const MOST_FAILURES = 5;
const NOT_FOUND = /no record found/i;

const envelope = z.object({ data: z._default(z.nullable(z.unknown()), null), msg: z.optional(z.nullable(z.string())) });
const said = z.object({ message: z.string() });
const hits = z.object({
  hitCount: z.int(),
  oppHits: z.array(z.object({ id: z.union([z.string(), z.number()]) })),
  errorMsgs: z._default(z.array(z.string()), []),
});
const detailErrors = z.object({ id: z.optional(z.number()), errorMessages: z._default(z.array(z.string()), []) });

const cursorShape = z.object({ waiting: z.array(z.string()), total: z.int() });

interface Listing extends z.infer<typeof cursorShape> {
  faults: SourceFault[];
}

/**
 * Yields open and forecast opportunities. Reads the whole list first, so nothing moves between its pages, then the
 * details of each.
 */
export async function* opportunityPages(
  base: string,
  source: string,
  { fetcher }: Crawl,
  cursor: Cursor | null,
): AsyncGenerator<Page> {
  const api = new GrantsGovApi(base, source, fetcher);
  const { waiting, total, faults: missed } = cursor ? { ...cursorShape.parse(cursor), faults: [] } : await listed(api);
  let failures = 0;
  for (let from = 0; from < Math.max(waiting.length, 1); from += DETAILS_A_PAGE) {
    const ids = waiting.slice(from, from + DETAILS_A_PAGE);
    const records: unknown[] = [];
    const faults: SourceFault[] = from === 0 ? [...missed] : [];
    for (const id of ids) {
      try {
        const record = await api.detail(id);
        if (record !== null) records.push(record);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (!(error instanceof SourceError) || failures >= MOST_FAILURES) throw error;
        faults.push(error.fault);
      }
    }
    const rest = waiting.slice(from + DETAILS_A_PAGE);
    yield { records, listed: ids, faults, total, cursor: rest.length > 0 ? { waiting: rest, total } : null };
  }
}

async function listed(api: GrantsGovApi): Promise<Listing> {
  const ids = new Set<string>();
  let hitCount = 0;
  let read = 0;
  let moved = 0;
  for (let start = 0; start < MOST_HITS; start += HITS_A_CALL) {
    const page = await api.search(start);
    const found = [...new Set(page.oppHits.map(({ id }) => String(id)))];
    // If one opportunity appears on two pages, another one was missed.
    const again = found.filter((id) => ids.has(id)).length;
    if (found.length > 0 && again === found.length)
      throw api.fault('search2', 'repeated', 'lists the same records again');
    moved += again;
    for (const id of found) ids.add(id);
    hitCount = page.hitCount;
    read += page.oppHits.length;
    // After a full page, request one more: the total may be too low.
    if (page.oppHits.length === 0 || (read >= hitCount && page.oppHits.length < HITS_A_CALL)) break;
  }
  if (ids.size === 0) throw api.fault('search2', 'unreadable', 'lists no opportunities, which never happens');
  // Opportunities that moved during reading will turn up in the next run, so they aren't gone. If more than a few are
  // missing, the list is incomplete.
  if (read < hitCount * 0.99) throw api.fault('search2', 'cut_off', `lists ${read} of ${hitCount} opportunities`);
  const missing = Math.max(hitCount - read, 0) + moved;
  const what = `lists ${hitCount} opportunities, of which ${missing} did not come`;
  const faults = missing > 0 ? [api.fault('search2', 'cut_off', what).fault] : [];
  return { waiting: [...ids], total: ids.size, faults };
}

class GrantsGovApi {
  readonly #base: string;
  readonly #source: string;
  readonly #fetcher: Crawl['fetcher'];

  constructor(base: string, source: string, fetcher: Crawl['fetcher']) {
    this.#base = base.replace(/\/+$/, '');
    this.#source = source;
    this.#fetcher = fetcher;
  }

  search(startRecordNum: number): Promise<z.infer<typeof hits>> {
    const body = { oppStatuses: 'forecasted|posted', rows: HITS_A_CALL, startRecordNum, sortBy: 'openDate|asc' };
    return this.#post('search2', body, (data) => {
      const read = hits.safeParse(data);
      if (!read.success) throw this.#notRead('search2', data, read.error);
      if (read.data.errorMsgs.length > 0) throw this.fault('search2', 'said_error', inItsWords(read.data.errorMsgs));
      return read.data;
    });
  }

  /** Returns an opportunity's details; null if it's gone since it was listed. */
  detail(id: string): Promise<unknown> {
    return this.#post('fetchOpportunity', { opportunityId: Number(id) }, (data) => {
      const read = detailErrors.safeParse(data);
      if (!read.success || read.data.id !== undefined) return data;
      if (read.data.errorMessages.some((message) => NOT_FOUND.test(message))) return null;
      if (read.data.errorMessages.length > 0) {
        throw this.fault('fetchOpportunity', 'said_error', inItsWords(read.data.errorMessages));
      }
      throw this.#notRead('fetchOpportunity', data, null);
    });
  }

  fault(path: string, cause: SourceFault['cause'], what: string): SourceError {
    return new SourceError({ source: this.#source, url: `${this.#base}/${path}` }, cause, what);
  }

  /** Posts a call. The HTTP status is always 200; only the data shows an error. */
  #post<T>(path: string, body: unknown, read: (data: unknown) => T): Promise<T> {
    const url = `${this.#base}/${path}`;
    return this.#fetcher.json({ source: this.#source, url, method: 'POST', body }, (answer) => {
      const { data } = envelope.parse(typeof answer === 'object' && answer !== null ? answer : {});
      const message = said.safeParse(data);
      if (message.success) throw this.fault(path, 'said_error', inItsWords([message.data.message]));
      return read(data);
    });
  }

  #notRead(path: string, data: unknown, error: z.core.$ZodError | null): Error {
    if (data === null) return this.fault(path, 'said_error', 'answers without data');
    const [issue] = error?.issues ?? [];
    return new Unreadable(issue ? `${issue.path.join('.')}: ${issue.message}` : 'an opportunity without its id');
  }
}

function inItsWords(messages: readonly string[]): string {
  return `says: ${messages.join(' ').slice(0, 300).replace(/\.$/, '')}`;
}
