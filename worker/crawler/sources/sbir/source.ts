import * as z from 'zod/mini';
import { SourceError } from '../../fetching/errors.ts';
import { Unreadable } from '../../reading/faults.ts';
import type { Crawl, CrawlSource, Cursor, Page } from '../../source.ts';
import { namedBy, type SourceEntry, US_GOVERNMENT } from '../../source-entry.ts';
import { rowsOfProposable } from './normalize.ts';
import { answerShape, idOf, type Proposable, proposable, topicsOf } from './record.ts';

const NAME = 'sbir';
const AT_ONCE = 50;
/** A few dozen solicitations are open at a time. */
const MOST = 2000;
/** A Department of War solicitation contains hundreds of topics with their full texts. */
const MOST_BYTES = 40_000_000;

const cursorShape = z.object({ start: z.int() });

export const SBIR: SourceEntry = {
  name: NAME,
  title: 'SBIR.gov: topics for small businesses',
  phase: 'federal',
  format: 'JSON',
  license: US_GOVERNMENT,
  everyDays: 1,
  addresses: ['https://api.www.sbir.gov/public/api'],
  read: ({ address }) => sbir(address),
};

/**
 * Returns the source for open topics of the SBIR and STTR programs, which pay small businesses for research. `base` is
 * the API's address.
 */
export function sbir(base: string): CrawlSource<Proposable> {
  return {
    id: NAME,
    ...namedBy(SBIR),
    listsAll: true,
    pages: (crawl, cursor) => pagesOf(base, crawl, cursor),
    parse: (raw) => proposable.parse(raw),
    normalize: (record, now) => rowsOfProposable(record, NAME, now),
    idsOf: (raw) => [idOf(raw) ?? []].flat(),
  };
}

/** Yields solicitations page by page, with each topic as a record. The API doesn't state a total. */
async function* pagesOf(base: string, { fetcher }: Crawl, cursor: Cursor | null): AsyncGenerator<Page> {
  let start = cursor ? cursorShape.parse(cursor).start : 0;
  for (;;) {
    const url = `${base.replace(/\/+$/, '')}/solicitations?open=1&rows=${AT_ONCE}&start=${start}`;
    const request = { source: NAME, url, maxBytes: MOST_BYTES };
    if (start >= MOST) throw new SourceError(request, 'repeated', `returns more than ${MOST} solicitations`);
    const found = await fetcher.json(request, answerOf);
    start += found.length;
    const isLast = found.length < AT_ONCE;
    yield { records: found.flatMap(topicsOf), cursor: isLast ? null : { start } };
    if (isLast) return;
  }
}

function answerOf(answer: unknown): unknown[] {
  const read = answerShape.safeParse(answer);
  if (read.success) return read.data;
  throw new Unreadable('neither a list of solicitations nor the message that there are none');
}
