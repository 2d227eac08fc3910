import * as z from 'zod/mini';
import { SourceError } from './fetching/errors.ts';
import type { BodyKind, Validators } from './fetching/request.ts';
import type { Bytes } from './reading/bytes.ts';
import { Unreadable } from './reading/faults.ts';
import type { Crawl, Cursor, Page } from './source.ts';

export interface SourceFile {
  source: string;
  url: string;
  kind: BodyKind;
  maxBytes?: number;
  recordsAPage: number;
}

const MOST_TRIES = 3;
const WAIT_MS = 5000;
/** The time limit for a whole file. The largest is 75 MB. */
const WHOLE_MS = 20 * 60_000;

const cursorShape = z.object({ url: z.string(), version: z.string(), read: z.int() });

/** Returns the URL of the file that a run started with; null on a fresh start. */
export function begunWith(cursor: Cursor | null): string | null {
  return cursor ? cursorShape.parse(cursor).url : null;
}

/**
 * Streams one large file's records in pages. After an interruption, reads the same file again and skips the records
 * already read. If the file has changed, starts over.
 */
export async function* filePages(
  { recordsAPage, ...file }: SourceFile,
  { fetcher, known }: Crawl,
  cursor: Cursor | null,
  recordsOf: (bytes: Bytes) => AsyncIterable<unknown>,
): AsyncGenerator<Page> {
  let reached = cursor;
  for (let tried = 1; ; tried++) {
    try {
      for await (const page of pagesFrom(reached)) {
        yield page;
        reached = page.cursor;
      }
      return;
    } catch (error) {
      // A large download may be cut off. Resume where it stopped.
      const mayPass = error instanceof SourceError && error.cause === 'cut_off' && tried < MOST_TRIES;
      if (!mayPass) throw error;
      await fetcher.clock.sleep(WAIT_MS * tried);
    }
  }

  async function* pagesFrom(from: Cursor | null): AsyncGenerator<Page> {
    const begun = from ? cursorShape.parse(from) : null;
    const isSame = begun?.url === file.url;
    // A file in progress is requested unconditionally: a "not modified" would leave the rest unread.
    const request = { wholeMs: WHOLE_MS, ...file, ...(isSame ? {} : { known: known[file.url] }) };
    const outcome = yield* fetcher.stream<Page>(request, (bytes, validators) => {
      const version = JSON.stringify(validators);
      const passed = isSame && begun.version === version ? begun.read : 0;
      return pagesOf(recordsOf(bytes), { url: file.url, version, validators, passed, recordsAPage });
    });
    if (outcome === 'unchanged') yield { records: [], unchanged: true, cursor: null };
  }
}

interface Reading {
  url: string;
  version: string;
  validators: Validators;
  passed: number;
  recordsAPage: number;
}

async function* pagesOf(
  all: AsyncIterable<unknown>,
  { url, version, validators, passed, recordsAPage }: Reading,
): AsyncGenerator<Page> {
  let read = 0;
  let records: unknown[] = [];
  for await (const record of all) {
    read += 1;
    if (read <= passed) continue;
    records.push(record);
    if (records.length < recordsAPage) continue;
    yield { records, cursor: { url, version, read } };
    records = [];
  }
  // These files are never empty. If no record is found, the element or column names have probably changed.
  if (read === 0) throw new Unreadable('it holds no record in the form that we know');
  yield { records, cursor: null, total: read, versions: { [url]: validators } };
}
