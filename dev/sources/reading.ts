import type { Clock } from '../../worker/crawler/fetching/clock.ts';
import type { FetcherOptions } from '../../worker/crawler/fetching/polite.ts';
import type { Validators } from '../../worker/crawler/fetching/request.ts';
import { readRecords } from '../../worker/crawler/read-page.ts';
import { fetcherOf, sourcesOf } from '../../worker/crawler/registry.ts';
import type { Crawl, CrawlSource, Cursor, Page } from '../../worker/crawler/source.ts';
import { sourceSettingsOf } from '../../worker/settings/crawler.ts';
import type { SourcesEmulator } from './server.ts';

/** Returns a clock that doesn't wait but records how long it would have slept. */
export function fastClock(start: number): Clock & { slept: number[] } {
  let now = start;
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    random: () => 1,
    sleep: async (ms) => {
      slept.push(ms);
      now += ms;
    },
  };
}

export interface Reading {
  source: CrawlSource;
  crawl: Crawl;
  clock: ReturnType<typeof fastClock>;
}

/** Returns an emulated source together with everything needed to read it. */
export function readingOf(
  emulator: SourcesEmulator,
  name: string,
  { known = {}, ...options }: Partial<FetcherOptions> & { known?: Record<string, Validators> } = {},
): Reading {
  const settings = sourceSettingsOf(emulator.settings);
  const source = sourcesOf(settings).sources.find((one) => one.name === name);
  if (!source) throw new Error(`No source ${name}`);
  const clock = fastClock(emulator.world.now);
  const fetcher = fetcherOf(settings, { clock, timeoutMs: 2000, ...options });
  return { source, clock, crawl: { fetcher, known, now: emulator.world.now } };
}

export interface ReadSource {
  pages: Page[];
  rows: ReturnType<typeof readRecords>['rows'];
  refused: ReturnType<typeof readRecords>['refused'];
  faults: NonNullable<Page['faults']>;
}

/** Reads a source from a cursor on, up to `most` pages. */
export async function readAll(
  { source, crawl }: Reading,
  cursor: Cursor | null = null,
  most = 1000,
): Promise<ReadSource> {
  const pages: Page[] = [];
  for await (const page of source.pages(crawl, cursor)) {
    pages.push(page);
    if (pages.length === most) break;
  }
  const read = pages.map(({ records }) => readRecords(source, records, crawl.now));
  return {
    pages,
    rows: read.flatMap(({ rows }) => rows),
    refused: read.flatMap(({ refused }) => refused),
    faults: pages.flatMap(({ faults }) => faults ?? []),
  };
}
