import { Incomplete, Unreadable } from '../../reading/faults.ts';
import type { Crawl, CrawlSource, Page } from '../../source.ts';
import { namedBy, type SourceEntry } from '../../source-entry.ts';
import { rowsOfListed } from './normalize.ts';
import { idsOfListed, type ListedProgram, listedProgram } from './record.ts';

const NAME = 'state-programs';
const MOST_BYTES = 20_000_000;

/** We know of no public address for such a list, so the settings provide it. */
export const STATE_PROGRAMS: SourceEntry = {
  name: NAME,
  title: 'Programs of states, counties and cities',
  phase: 'states',
  format: 'JSON, a record on each line',
  license: 'Facts and links alone; no text of the list is shown',
  everyDays: 30,
  addresses: [],
  read: ({ address }) => statePrograms(address),
};

/**
 * Returns the source for a published list of programs by place, with pages and laws about each. `address` is the file's
 * URL.
 */
export function statePrograms(address: string): CrawlSource<ListedProgram> {
  return {
    id: NAME,
    ...namedBy(STATE_PROGRAMS),
    listsAll: true,
    pages: (crawl) => pagesOf(address, crawl),
    parse: (raw) => listedProgram.parse(raw),
    normalize: (record, now) => rowsOfListed(record, NAME, now),
    idsOf: idsOfListed,
  };
}

async function* pagesOf(url: string, { fetcher, known }: Crawl): AsyncGenerator<Page> {
  const request = { source: NAME, url, kind: 'lines', maxBytes: MOST_BYTES, known: known[url] } as const;
  const answer = await fetcher.read(request, recordsIn);
  if (!answer.changed) yield { records: [], unchanged: true, cursor: null };
  else {
    const records = answer.value;
    yield { records, total: records.length, cursor: null, versions: { [url]: answer.validators } };
  }
}

/** Parses a text with one record per line. Throws if a record is cut off or there are none. */
export function recordsIn(text: string): unknown[] {
  const records = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line) as unknown];
    } catch (error) {
      throw new Incomplete(`line ${index + 1} is no whole JSON`, { cause: error });
    }
  });
  if (records.length === 0) throw new Unreadable('it holds no record');
  return records;
}
