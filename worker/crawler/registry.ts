import { givenAddresses, type SourceSettings } from '../settings/crawler.ts';
import { type FetcherOptions, PoliteFetcher } from './fetching/polite.ts';
import type { CrawlPhase, CrawlSource } from './source.ts';
import type { SourceEntry } from './source-entry.ts';
import { ASSISTANCE_LISTINGS_API } from './sources/assistance-listings/api-source.ts';
import { ASSISTANCE_LISTINGS } from './sources/assistance-listings/source.ts';
import { TABLES } from './sources/data-sets/list.ts';
import { tableEntry } from './sources/data-sets/source.ts';
import { ENERGY_INCENTIVES } from './sources/energy-incentives/source.ts';
import { FEDERAL_REGISTER } from './sources/federal-register/source.ts';
import { FOUNDATION_FEEDS, NSF_FEED } from './sources/feeds/source.ts';
import { FEMA_DISASTERS } from './sources/fema-disasters/source.ts';
import { GRANTS_GOV } from './sources/grants-gov/source.ts';
import { GRANTS_GOV_EXTRACT } from './sources/grants-gov-extract/source.ts';
import { LIVE_SEARCH } from './sources/live-search/source.ts';
import { PENNSYLVANIA } from './sources/pennsylvania/source.ts';
import { SBIR } from './sources/sbir/source.ts';
import { SIMPLER_GRANTS } from './sources/simpler-grants/source.ts';
import { STATE_PROGRAMS } from './sources/state-programs/source.ts';

/** All sources, in the order a run reads them. */
export const SOURCES: readonly SourceEntry[] = [
  LIVE_SEARCH,
  GRANTS_GOV_EXTRACT,
  GRANTS_GOV,
  ASSISTANCE_LISTINGS_API,
  ASSISTANCE_LISTINGS,
  SIMPLER_GRANTS,
  FEDERAL_REGISTER,
  SBIR,
  FEMA_DISASTERS,
  NSF_FEED,
  ...TABLES.map(tableEntry),
  PENNSYLVANIA,
  ENERGY_INCENTIVES,
  STATE_PROGRAMS,
  FOUNDATION_FEEDS,
];

/** A source that the settings leave out, and why. */
export interface SkippedSource {
  name: string;
  title: string;
  phase: CrawlPhase;
  reason: string;
}

export interface Registry {
  /** In the order a run reads them. */
  sources: CrawlSource[];
  skipped: SkippedSource[];
}

/** Returns the sources that the settings allow, and why other sources are skipped. */
export function sourcesOf(settings: SourceSettings): Registry {
  const skipped = SOURCES.flatMap((entry) => {
    const reason = reasonAgainst(entry, settings);
    const { name, title, phase } = entry;
    return reason === null ? [] : [{ name, title, phase, reason }];
  });
  return { sources: readEntries(settings).map((entry) => sourceOf(entry, settings)), skipped };
}

/** Returns a source's entry. */
export function entryOf(name: string): SourceEntry | undefined {
  return SOURCES.find((entry) => entry.name === name);
}

function readEntries(settings: SourceSettings): SourceEntry[] {
  return SOURCES.filter((entry) => reasonAgainst(entry, settings) === null);
}

function reasonAgainst(entry: SourceEntry, settings: SourceSettings): string | null {
  const { name, key } = entry;
  if (addressesOf(entry, settings).length === 0) {
    return `Skipped: nobody publishes it at a known address, and the setting SOURCE_URLS names none for ${name}.`;
  }
  if (key && !settings[key]) return `Skipped: it needs a key, and the setting ${key} is empty.`;
  const other = SOURCES.find(({ insteadOf, key: its }) => insteadOf === name && (!its || settings[its]));
  return other ? `Skipped: ${other.name} is read instead of it.` : null;
}

function sourceOf(entry: SourceEntry, settings: SourceSettings): CrawlSource {
  const addresses = addressesOf(entry, settings);
  const key = entry.key ? (settings[entry.key] ?? '') : '';
  return entry.read({ address: addresses[0] ?? '', addresses, key, settings });
}

/** Returns a source's addresses from the settings, or else from its entry. */
export function addressesOf({ name, addresses }: SourceEntry, settings: SourceSettings): readonly string[] {
  return givenAddresses(settings).get(name) ?? addresses;
}

/** Returns the addresses of all sources that the settings allow. Nothing else is ever called. */
export function sourceAddresses(settings: SourceSettings): string[] {
  return readEntries(settings).flatMap((entry) =>
    addressesOf(entry, settings).map((address) => address.replace('{day}', '')),
  );
}

/**
 * Returns the settings for reading a source at another address. Null if that isn't allowed, because a key goes only to
 * its own host.
 */
export function settingsAt(settings: SourceSettings, name: string, address: string): SourceSettings | null {
  const entry = entryOf(name);
  return entry && !entry.key ? { ...settings, SOURCE_URLS: `${name}=${address}` } : null;
}

/** Returns the milliseconds between two calls, by host; the longest if several sources share one. */
function intervalsOf(settings: SourceSettings): ReadonlyMap<string, number> {
  const intervals = new Map<string, number>();
  for (const entry of readEntries(settings)) {
    if (entry.intervalMs === undefined) continue;
    for (const address of addressesOf(entry, settings)) {
      const { origin } = new URL(address);
      intervals.set(origin, Math.max(entry.intervalMs, intervals.get(origin) ?? 0));
    }
  }
  return intervals;
}

/** Creates a fetcher for one run. It calls only the hosts in the settings. */
export function fetcherOf(settings: SourceSettings, options: Partial<FetcherOptions> = {}): PoliteFetcher {
  const intervals = intervalsOf(settings);
  return new PoliteFetcher({
    allowed: sourceAddresses(settings),
    userAgent: `Grantlight/1.0 (+${settings.SOURCE_CONTACT})`,
    intervalOf: (origin) => settings.SOURCE_INTERVAL_MS ?? intervals.get(origin) ?? 250,
    ...options,
  });
}
