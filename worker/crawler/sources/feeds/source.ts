import * as z from 'zod/mini';
import { SourceError, type SourceFault } from '../../fetching/errors.ts';
import type { Crawl, CrawlSource, Cursor, Page } from '../../source.ts';
import { namedBy, type SourceEntry, US_GOVERNMENT } from '../../source-entry.ts';
import { type Feed, FOUNDATIONS, feedAt, NSF } from './list.ts';
import { namesOfEntry, rowsOfEntry } from './normalize.ts';
import { entriesOf, type FeedEntry, feedEntry } from './record.ts';

/** All feeds share one source in the catalog. */
const FEEDS = 'feeds';
const MOST_BYTES = 10_000_000;

const cursorShape = z.object({ feed: z.int() });

const FORMAT = 'RSS or Atom';

/** A federal agency's feed. */
export const NSF_FEED: SourceEntry = {
  name: 'nsf-feed',
  title: 'National Science Foundation: feed',
  phase: 'federal',
  format: FORMAT,
  license: US_GOVERNMENT,
  everyDays: 1,
  addresses: [NSF.url],
  read: ({ address }) => feedsSource([{ ...NSF, url: address }], namedBy(NSF_FEED)),
};

/** The feeds of `FOUNDATIONS`; settings may replace them. */
export const FOUNDATION_FEEDS: SourceEntry = {
  name: FEEDS,
  title: 'Feeds of foundations',
  phase: 'ngos',
  format: FORMAT,
  license: 'News of each foundation: facts, and a link to the whole',
  everyDays: 1,
  addresses: FOUNDATIONS.map(({ url }) => url),
  read: ({ addresses }) =>
    feedsSource(
      addresses.map((address) => FOUNDATIONS.find(({ url }) => url === address) ?? feedAt(address)),
      namedBy(FOUNDATION_FEEDS),
    ),
};

type Named = Pick<CrawlSource, 'name' | 'title' | 'phase'>;

/**
 * Returns the source for funders' news feeds, one per page. An entry that has left its feed isn't gone: feeds contain
 * only the newest ones.
 */
export function feedsSource(feeds: readonly Feed[], named: Named): CrawlSource<FeedEntry> {
  return {
    ...named,
    id: FEEDS,
    listsAll: false,
    countsPages: true,
    pages: (crawl, cursor) => pagesOf(named.name, feeds, crawl, cursor),
    parse: (raw) => feedEntry.parse(raw),
    normalize: (entry, now) => rowsOfEntry(entry, FEEDS, now),
    knownAs: namesOfEntry,
  };
}

async function* pagesOf(
  source: string,
  feeds: readonly Feed[],
  crawl: Crawl,
  cursor: Cursor | null,
): AsyncGenerator<Page> {
  const start = cursor ? cursorShape.parse(cursor).feed : 0;
  for (let index = start; index < feeds.length; index++) {
    const feed = feeds[index];
    const next = index + 1 < feeds.length ? { feed: index + 1 } : null;
    if (feed) yield { ...(await pageOf(source, feed, crawl)), total: feeds.length, cursor: next };
  }
}

/** Reads a feed. An unreadable one doesn't stop the rest. */
async function pageOf(source: string, feed: Feed, { fetcher, known }: Crawl): Promise<Omit<Page, 'cursor'>> {
  const faults: SourceFault[] = [];
  try {
    const request = {
      source,
      url: feed.url,
      kind: 'xml',
      maxBytes: MOST_BYTES,
      known: known[feed.url],
    } as const;
    const answer = await fetcher.read(request, entriesOf);
    if (!answer.changed) return { records: [], unchanged: true };
    const { title: feedTitle, url: feedUrl, provider, isNews = false, states = [] } = feed;
    const of = { feedTitle, feedUrl, provider, isNews, states };
    const records = answer.value.map((entry) => ({ ...entry, ...of }));
    return { records, versions: { [feed.url]: answer.validators } };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    faults.push(error.fault);
    return { records: [], faults };
  }
}
