import { type SourceSettings, sourceAddresses, tableAddresses } from '../settings/crawler.ts';
import { type FetcherOptions, PoliteFetcher } from './fetching/polite.ts';
import type { CrawlPhase, CrawlSource } from './source.ts';
import { assistanceListingsApi } from './sources/assistance-listings/api-source.ts';
import { assistanceListingsCsv } from './sources/assistance-listings/source.ts';
import { TABLES } from './sources/data-sets/list.ts';
import { dataSetSource } from './sources/data-sets/source.ts';
import { energyIncentives } from './sources/energy-incentives/source.ts';
import { federalRegister } from './sources/federal-register/source.ts';
import { type Feed, FOUNDATIONS, feedsOf, nsfFeed } from './sources/feeds/list.ts';
import { feedsSource } from './sources/feeds/source.ts';
import { femaDisasters } from './sources/fema-disasters/source.ts';
import { grantsGov } from './sources/grants-gov/source.ts';
import { grantsGovExtract } from './sources/grants-gov-extract/source.ts';
import { liveSearch } from './sources/live-search/source.ts';
import { pennsylvania } from './sources/pennsylvania/source.ts';
import { sbir } from './sources/sbir/source.ts';
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

/** A source, or what its settings lack. */
type Entry = (settings: SourceSettings) => CrawlSource | SkippedSource;

const FEEDS = { name: 'feeds', title: 'Feeds of foundations', phase: 'ngos' } as const;
const NSF = { name: 'nsf-feed', title: 'National Science Foundation: feed', phase: 'federal' } as const;

/** All sources in the order in which a run reads them. A new one is a folder and a line here; a table is an entry of `TABLES`. */
const ENTRIES: readonly Entry[] = [
  ({ LIVE_SEARCH_API_KEY: key, LIVE_SEARCH_BASE_URL: base, LIVE_SEARCH_MODEL: model }) =>
    key
      ? liveSearch({ base, key, model })
      : withoutKey('live-search', 'Live AI search', 'categories', 'LIVE_SEARCH_API_KEY'),
  (settings) => grantsGovExtract(settings.SOURCE_GRANTS_GOV_EXTRACT_URL),
  (settings) => grantsGov(settings.SOURCE_GRANTS_GOV_URL),
  ({ SOURCE_ASSISTANCE_LISTINGS_KEY: key, ...settings }) =>
    key
      ? assistanceListingsApi(settings.SOURCE_ASSISTANCE_LISTINGS_API_URL, key)
      : assistanceListingsCsv(settings.SOURCE_ASSISTANCE_LISTINGS_URL),
  ({ SOURCE_SIMPLER_GRANTS_KEY: key, SOURCE_SIMPLER_GRANTS_URL: base }) =>
    key
      ? simplerGrants(base, key)
      : withoutKey('simpler-grants', 'Simpler.Grants.gov', 'federal', 'SOURCE_SIMPLER_GRANTS_KEY'),
  (settings) => federalRegister(settings.SOURCE_FEDERAL_REGISTER_URL),
  (settings) => sbir(settings.SOURCE_SBIR_URL),
  (settings) => femaDisasters(settings.SOURCE_FEMA_URL),
  (settings) => feedsSource([nsfFeed(settings.SOURCE_NSF_FEED_URL)], NSF),
  ...TABLES.map(
    (table): Entry =>
      (settings) =>
        dataSetSource(table, tableAddresses(settings).get(table.id)),
  ),
  (settings) => pennsylvania(settings.SOURCE_PENNSYLVANIA_URL),
  (settings) => energyIncentives(settings.SOURCE_ENERGY_INCENTIVES_URL),
  (settings) => feedsSource(foundationsOf(settings), FEEDS),
];

function foundationsOf({ SOURCE_FEEDS_URLS: others }: SourceSettings): readonly Feed[] {
  return others ? feedsOf(others) : FOUNDATIONS;
}

/** The sources of the settings, and what those lack that are left out. */
export function sourcesOf(settings: SourceSettings): Registry {
  const all = ENTRIES.map((entry) => entry(settings));
  return {
    sources: all.filter((source): source is CrawlSource => !('reason' in source)),
    skipped: all.filter((source): source is SkippedSource => 'reason' in source),
  };
}

/** Which setting names the address of a source, where its calls carry no key. */
const ADDRESSES: ReadonlyMap<string, keyof SourceSettings> = new Map([
  ['grants-gov-extract', 'SOURCE_GRANTS_GOV_EXTRACT_URL'],
  ['grants-gov', 'SOURCE_GRANTS_GOV_URL'],
  ['assistance-listings', 'SOURCE_ASSISTANCE_LISTINGS_URL'],
  ['federal-register', 'SOURCE_FEDERAL_REGISTER_URL'],
  ['sbir', 'SOURCE_SBIR_URL'],
  ['fema-disasters', 'SOURCE_FEMA_URL'],
  [NSF.name, 'SOURCE_NSF_FEED_URL'],
  ['pennsylvania', 'SOURCE_PENNSYLVANIA_URL'],
  ['energy-incentives', 'SOURCE_ENERGY_INCENTIVES_URL'],
  [FEEDS.name, 'SOURCE_FEEDS_URLS'],
] as const);

/** The settings with which a source is read at another address; null where it has none that may be tried: a key goes to its own host alone. */
export function settingsAt(settings: SourceSettings, name: string, address: string): SourceSettings | null {
  if (TABLES.some(({ id }) => id === name)) return { ...settings, SOURCE_TABLES_URLS: `${name}=${address}` };
  const setting = ADDRESSES.get(name);
  if (setting === undefined) return null;
  const { SOURCE_ASSISTANCE_LISTINGS_KEY: _key, ...keyless } = settings;
  return { ...keyless, [setting]: address };
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
  const feeds = foundationsOf(settings).map(({ url }) => url);
  const given = tableAddresses(settings);
  const tables = TABLES.map(({ id, address }) => given.get(id) ?? address);
  return new PoliteFetcher({
    allowed: [...sourceAddresses(settings), ...feeds, ...tables],
    userAgent: `Grantlight/1.0 (+${settings.SOURCE_CONTACT})`,
    intervalOf: (origin) => settings.SOURCE_INTERVAL_MS ?? intervals.get(origin) ?? 250,
    ...options,
  });
}
