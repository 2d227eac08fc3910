import type { SourceKey, SourceSettings } from '../settings/crawler.ts';
import type { CrawlPhase, CrawlSource } from './source.ts';

/** Everything specific to a source. Settings, allowed hosts and the dashboard derive from it. */
export interface SourceEntry {
  /** Names it in runs, errors and settings. */
  name: string;
  title: string;
  phase: CrawlPhase;
  /** The format of its responses, as admins read it: "JSON", "a CKAN table". */
  format: string;
  /** The terms for reading and showing it. */
  license: string;
  /** The days between two changes of its data. */
  everyDays: number;
  /** Where it's read; each address is a feed if there are several. If empty, the settings have the address. */
  addresses: readonly string[];
  /** Milliseconds between two calls, if its host requires more or less than the default. */
  intervalMs?: number;
  /** The setting without which it can't be read. */
  key?: SourceKey;
  /** The name of another source that isn't read when this one is. */
  insteadOf?: string;
  read(given: Given): CrawlSource;
}

/** What an entry is read with: the addresses from the settings, otherwise its own. */
export interface Given {
  /** The first address. */
  address: string;
  addresses: readonly string[];
  /** Empty if it needs none. */
  key: string;
  settings: SourceSettings;
}

/** Public domain: works of the U.S. government. */
export const US_GOVERNMENT = 'Public domain: a work of the U.S. government';

/** The fields that a source takes from its entry. */
export function namedBy({ name, title, phase }: SourceEntry): Pick<SourceEntry, 'name' | 'title' | 'phase'> {
  return { name, title, phase };
}
