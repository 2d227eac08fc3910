import type { SourceKey, SourceSettings } from '../settings/crawler.ts';
import type { CrawlPhase, CrawlSource } from './source.ts';

/** Everything specific to a source. Settings, allowed hosts and the dashboard derive from it. */
export interface SourceEntry {
  /** Its name in runs, errors and settings. */
  name: string;
  title: string;
  phase: CrawlPhase;
  /** The format of its responses, as shown to admins: "JSON", "a CKAN table". */
  format: string;
  /** The license to read and show its data. */
  license: string;
  /** The number of days between updates of its data. */
  everyDays: number;
  /** Its addresses; with several, each is a feed. If empty, the settings have the address. */
  addresses: readonly string[];
  /** Milliseconds between two calls, if its host requires more or less than the default. */
  intervalMs?: number;
  /** The setting with the key that it requires. */
  key?: SourceKey;
  /** The name of another source that isn't read when this one is. */
  insteadOf?: string;
  read(given: Given): CrawlSource;
}

/** The inputs of an entry's `read`: the addresses from the settings, or else its own. */
export interface Given {
  /** The first address. */
  address: string;
  addresses: readonly string[];
  /** Empty if the source needs none. */
  key: string;
  settings: SourceSettings;
}

export const US_GOVERNMENT = 'Public domain: a work of the U.S. government';

/** Returns the fields that a source takes from its entry. */
export function namedBy({ name, title, phase }: SourceEntry): Pick<SourceEntry, 'name' | 'title' | 'phase'> {
  return { name, title, phase };
}
