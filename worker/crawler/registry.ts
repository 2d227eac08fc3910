import { type SourceSettings, sourceAddresses } from '../settings/crawler.ts';
import { type FetcherOptions, PoliteFetcher } from './fetching/polite.ts';
import type { CrawlPhase, CrawlSource } from './source.ts';
import { assistanceListingsApi } from './sources/assistance-listings/api-source.ts';
import { assistanceListingsCsv } from './sources/assistance-listings/source.ts';
import { CALIFORNIA, SOCRATA_SETS } from './sources/data-sets/list.ts';
import { dataSetSource } from './sources/data-sets/source.ts';
import { FEEDS, feedsOf } from './sources/feeds/list.ts';
import { feedsSource } from './sources/feeds/source.ts';
import { grantsGov } from './sources/grants-gov/source.ts';
import { grantsGovExtract } from './sources/grants-gov-extract/source.ts';
import { liveSearch } from './sources/live-search/source.ts';
import { pennsylvania } from './sources/pennsylvania/source.ts';
import { simplerGrants } from './sources/simpler-grants/source.ts';

/** A source that the settings leave out, and what it lacks. */
export interface SkippedSource {
  name: string;
  title: string;
  phase: CrawlPhase;
  reason: string;
}

export interface Registry {
  /** In the order in which a run reads them. */
  sources: CrawlSource[];
  skipped: SkippedSource[];
}

/** The sources of the settings. A new one is a folder, and a line here. */
export function sourcesOf(settings: SourceSettings): Registry {
  const { LIVE_SEARCH_API_KEY: searchKey, SOURCE_SIMPLER_GRANTS_KEY: simplerKey } = settings;
  const { SOURCE_ASSISTANCE_LISTINGS_KEY: listingsKey } = settings;
  const { LIVE_SEARCH_BASE_URL: base, LIVE_SEARCH_MODEL: model } = settings;
  const feeds = settings.SOURCE_FEEDS_URLS ? feedsOf(settings.SOURCE_FEEDS_URLS) : FEEDS;
  const portals = [settings.SOURCE_ILLINOIS_URL, settings.SOURCE_MARYLAND_URL, settings.SOURCE_SEATTLE_URL];
  const all: (CrawlSource | SkippedSource)[] = [
    searchKey
      ? liveSearch({ base, key: searchKey, model })
      : withoutKey('live-search', 'Live AI search', 'categories', 'LIVE_SEARCH_API_KEY'),
    grantsGovExtract(settings.SOURCE_GRANTS_GOV_EXTRACT_URL),
    grantsGov(settings.SOURCE_GRANTS_GOV_URL),
    listingsKey
      ? assistanceListingsApi(settings.SOURCE_ASSISTANCE_LISTINGS_API_URL, listingsKey)
      : assistanceListingsCsv(settings.SOURCE_ASSISTANCE_LISTINGS_URL),
    simplerKey
      ? simplerGrants(settings.SOURCE_SIMPLER_GRANTS_URL, simplerKey)
      : withoutKey('simpler-grants', 'Simpler.Grants.gov', 'federal', 'SOURCE_SIMPLER_GRANTS_KEY'),
    dataSetSource(CALIFORNIA, settings.SOURCE_CALIFORNIA_URL),
    pennsylvania(settings.SOURCE_PENNSYLVANIA_URL),
    ...SOCRATA_SETS.map((set, index) => dataSetSource(set, portals[index] ?? '')),
    feedsSource(feeds),
  ];
  return {
    sources: all.filter((source): source is CrawlSource => !('reason' in source)),
    skipped: all.filter((source): source is SkippedSource => 'reason' in source),
  };
}

function withoutKey(name: string, title: string, phase: CrawlPhase, setting: string): SkippedSource {
  return { name, title, phase, reason: `Skipped: it needs a key, and the setting ${setting} is empty.` };
}

/** Milliseconds between two calls, where a host asks for other than the usual. */
function intervalsOf(settings: SourceSettings): ReadonlyMap<string, number> {
  return new Map([
    [new URL(settings.SOURCE_GRANTS_GOV_URL).origin, 100],
    // 60 calls a minute are allowed.
    [new URL(settings.SOURCE_SIMPLER_GRANTS_URL).origin, 1100],
    [new URL(settings.LIVE_SEARCH_BASE_URL).origin, 1500],
  ]);
}

/** A fetcher for one run, which calls the hosts of the settings and no others. */
export function fetcherOf(settings: SourceSettings, options: Partial<FetcherOptions> = {}): PoliteFetcher {
  const intervals = intervalsOf(settings);
  const feeds = settings.SOURCE_FEEDS_URLS ? feedsOf(settings.SOURCE_FEEDS_URLS) : FEEDS;
  return new PoliteFetcher({
    allowed: [...sourceAddresses(settings), ...feeds.map(({ url }) => url)],
    userAgent: `Grantlight/1.0 (+${settings.SOURCE_CONTACT})`,
    intervalOf: (origin) => settings.SOURCE_INTERVAL_MS ?? intervals.get(origin) ?? 250,
    ...options,
  });
}
