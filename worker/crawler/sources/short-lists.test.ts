import { expect, test } from 'vitest';
import { sourceSettingsOf } from '../../settings/crawler.ts';
import { fetcherOf } from '../registry.ts';
import type { CrawlSource, Page } from '../source.ts';
import { grantsGov } from './grants-gov/source.ts';
import { simplerGrants } from './simpler-grants/source.ts';

const BASE = 'https://list.example.gov';
const settings = sourceSettingsOf({ SOURCE_URLS: `grants-gov=${BASE}` });

/** Reads a source's pages and answers its calls with these responses, in order. */
async function pagesOf(source: CrawlSource, answer: (call: number) => object): Promise<Page[]> {
  let calls = 0;
  const fetcher = fetcherOf(settings, {
    fetch: async () => Response.json(answer(calls++)),
    intervalOf: () => 0,
  });
  const pages: Page[] = [];
  for await (const page of source.pages({ fetcher, known: {}, now: 0 }, null)) pages.push(page);
  return pages;
}

const faultsOf = (pages: readonly Page[]) => pages.flatMap(({ faults }) => faults ?? []);

test.each([
  [[100, 50], 150, []],
  [[100, 0], 150, [{ cause: 'cut_off', message: expect.stringContaining('names 150 opportunities and gave 100') }]],
  [[100, 20], 150, [{ cause: 'cut_off', message: expect.stringContaining('gave 120') }]],
])('Simpler.Grants.gov: pages of %j records when it reports %i', async (given, total, faults) => {
  const pages = await pagesOf(simplerGrants(BASE, 'key'), (call) => ({
    data: Array.from({ length: given[call] ?? 0 }, (_, index) => ({ opportunity_id: `${call}-${index}` })),
    pagination_info: { total_pages: 2, total_records: total },
  }));
  expect(pages).toHaveLength(2);
  expect(faultsOf(pages)).toMatchObject(faults);
});

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: from + index }));
const missed = { cause: 'cut_off', message: expect.stringContaining('lists 1030 opportunities, of which 3 did not') };

test.each<[string, { id: number }[], object[]]>([
  ['comes whole', numbers(1000, 30), []],
  ['comes with some twice on one page', [...numbers(1000, 27), ...numbers(1000, 3)], []],
  ['moves by three while it is read', numbers(997, 30), [missed]],
  ['comes without three', numbers(1000, 27), [missed]],
])('Grants.gov: a list that %s', async (_how, second, faults) => {
  const lists = [numbers(0, 1000), second, []];
  const pages = await pagesOf(grantsGov(BASE), (call) => {
    if (call > 2 || (call === 2 && second.length === 30)) {
      return { data: { errorMessages: ['There is no record found for your search.'] } };
    }
    return { data: { hitCount: 1030, oppHits: lists[call] } };
  });
  expect(faultsOf(pages)).toMatchObject(faults);
  expect(faultsOf(pages)).toHaveLength(faults.length);
});
