import * as z from 'zod/mini';
import { SourceError, type SourceFault } from '../../fetching/errors.ts';
import type { Crawl, CrawlSource, Cursor, Page } from '../../source.ts';
import { namedBy, type SourceEntry } from '../../source-entry.ts';
import { rowsOfFound } from './normalize.ts';
import { bodyOf, QUESTIONS } from './question.ts';
import { type FoundProgram, foundProgram, recordsOf } from './record.ts';

const NAME = 'live-search';
/** Enough for a web search and a fairly long answer. */
const TIMEOUT_MS = 120_000;
/** This many failures in a row are no coincidence. */
const MOST_FAILURES = 3;

const cursorShape = z.object({ question: z.int() });

export interface LiveSearch {
  base: string;
  key: string;
  model: string;
}

export const LIVE_SEARCH: SourceEntry = {
  name: NAME,
  title: 'Live AI search',
  phase: 'categories',
  format: 'Answers of a model',
  license: 'Terms of the search provider; each program leads to the page it was found on',
  everyDays: 1,
  addresses: ['https://api.perplexity.ai'],
  intervalMs: 1500,
  key: 'LIVE_SEARCH_API_KEY',
  read: ({ address, key, settings }) => liveSearch({ base: address, key, model: settings.LIVE_SEARCH_MODEL }),
};

/**
 * Returns the source for live AI searches, one for each category and kind of help. Uses any OpenAI-compatible service
 * that searches the web.
 */
export function liveSearch(search: LiveSearch): CrawlSource<FoundProgram> {
  return {
    id: NAME,
    ...namedBy(LIVE_SEARCH),
    listsAll: false,
    countsPages: true,
    pages: (crawl, cursor) => pagesOf(search, crawl, cursor),
    parse: (raw) => foundProgram.parse(raw),
    normalize: (program, now) => rowsOfFound(program, NAME, now),
  };
}

async function* pagesOf(
  { base, key, model }: LiveSearch,
  { fetcher }: Crawl,
  cursor: Cursor | null,
): AsyncGenerator<Page> {
  const start = cursor ? cursorShape.parse(cursor).question : 0;
  let failures = 0;
  for (const [index, question] of QUESTIONS.entries()) {
    if (index < start) continue;
    const request = {
      source: NAME,
      url: `${base.replace(/\/+$/, '')}/chat/completions`,
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
      body: bodyOf(question, model),
      timeoutMs: TIMEOUT_MS,
    } as const;
    let records: unknown[] = [];
    const faults: SourceFault[] = [];
    try {
      records = await fetcher.json(request, (answer) => recordsOf(answer, question));
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!(error instanceof SourceError) || error.cause === 'refused' || failures >= MOST_FAILURES) throw error;
      faults.push(error.fault);
    }
    const next = index + 1 < QUESTIONS.length ? { question: index + 1 } : null;
    yield { records, faults, total: QUESTIONS.length, cursor: next };
  }
}
