import * as z from 'zod/mini';
import { SourceError, type SourceFault } from '../../fetching/errors.ts';
import { Unreadable } from '../../reading/faults.ts';
import type { Crawl, CrawlSource, Page } from '../../source.ts';
import { namedBy, type SourceEntry, US_GOVERNMENT } from '../../source-entry.ts';
import { markWithdrawn } from './calls.ts';
import { rowsOfNotice } from './normalize.ts';
import { answerShape, FIELDS, idsOfNotice, type Notice, notice } from './record.ts';

const NAME = 'federal-register';
/** Phrases that calls for applications have in common. The API is searched for each. */
const PHRASES = ['notice of funding opportunity', 'notice of funding availability', 'notice inviting applications'];
const AT_ONCE = 100;
/** The API returns at most 2,000 documents per search. */
const MOST_PAGES = 20;
const MOST_BYTES = 10_000_000;
/** Calls are open for weeks or months, rarely for a year. */
const LOOKS_BACK_MS = 365 * 24 * 60 * 60_000;

export const FEDERAL_REGISTER: SourceEntry = {
  name: NAME,
  title: 'Federal Register: notices of funding',
  phase: 'federal',
  format: 'JSON',
  license: US_GOVERNMENT,
  everyDays: 1,
  addresses: ['https://www.federalregister.gov/api/v1'],
  read: ({ address }) => federalRegister(address),
};

/** Returns the source for funding notices in the Federal Register, from its API. `base` is the API's address. */
export function federalRegister(base: string): CrawlSource<Notice> {
  return {
    id: NAME,
    ...namedBy(FEDERAL_REGISTER),
    listsAll: true,
    pages: (crawl) => pagesOf(base, crawl),
    parse: (raw) => notice.parse(raw),
    normalize: (record, now) => rowsOfNotice(record, NAME, now),
    idsOf: idsOfNotice,
  };
}

/**
 * Yields everything as one page, because several phrases may find the same document, and a later document may withdraw
 * an earlier one.
 */
async function* pagesOf(base: string, crawl: Crawl): AsyncGenerator<Page> {
  const found = new Map<string, unknown>();
  const faults: SourceFault[] = [];
  for (const phrase of PHRASES) {
    for (let page = 1; ; page++) {
      const request = { source: NAME, url: addressOf(base, phrase, page, crawl.now), maxBytes: MOST_BYTES };
      const { count, total_pages: pages, results } = await crawl.fetcher.json(request, answerOf);
      // A document without a number becomes its own record, which is then refused.
      for (const raw of results) found.set(idsOfNotice(raw)[0] ?? `without a number ${found.size}`, raw);
      const isLast = page >= Math.min(pages, MOST_PAGES) || results.length === 0;
      if (!isLast) continue;
      const given = (page - 1) * AT_ONCE + results.length;
      if (given < count) {
        faults.push(new SourceError(request, 'cut_off', `names ${count} notices and gave ${given}`).fault);
      }
      break;
    }
  }
  const records = markWithdrawn([...found.values()]);
  yield { records, faults, total: records.length, cursor: null };
}

function addressOf(base: string, phrase: string, page: number, now: number): string {
  const url = new URL(`${base.replace(/\/+$/, '')}/documents.json`);
  const query = new URLSearchParams({
    'conditions[type][]': 'NOTICE',
    'conditions[term]': `"${phrase}"`,
    'conditions[publication_date][gte]': new Date(now - LOOKS_BACK_MS).toISOString().slice(0, 10),
    order: 'oldest',
    per_page: String(AT_ONCE),
    page: String(page),
  });
  for (const field of FIELDS) query.append('fields[]', field);
  url.search = String(query);
  return url.href;
}

function answerOf(answer: unknown): z.infer<typeof answerShape> {
  const read = answerShape.safeParse(answer);
  if (read.success) return read.data;
  throw new Unreadable(z.prettifyError(read.error).split('\n')[0] ?? '');
}
