import type { SourceKey, SourceSettings } from '../settings/crawler.ts';
import type { CrawlPhase, CrawlSource } from './source.ts';

/** All that is particular to a source. Settings, hosts that may be called and the dashboard follow from it. */
export interface SourceEntry {
  /** Names it in runs, errors and settings. */
  name: string;
  title: string;
  phase: CrawlPhase;
  /** What its answers are, as admins read it: "JSON", "a CKAN table". */
  format: string;
  /** On what terms it may be read and shown. */
  licence: string;
  /** How many days lie between two changes of what it publishes. */
  everyDays: number;
  /** Where it is read; a feed for each address where there are several. Without one it's read where the settings say. */
  addresses: readonly string[];
  /** Milliseconds between two calls, where its host asks for other than the usual. */
  intervalMs?: number;
  /** The setting without which it can't be read. */
  key?: SourceKey;
  /** The name of another source that isn't read when this one is. */
  insteadOf?: string;
  read(given: Given): CrawlSource;
}

/** What an entry is read with: the settings' addresses, else its own. */
export interface Given {
  /** The first address. */
  address: string;
  addresses: readonly string[];
  /** Empty where it needs none. */
  key: string;
  settings: SourceSettings;
}

/** Public domain: works of the U.S. government. */
export const US_GOVERNMENT = 'Public domain: a work of the U.S. government';

/** What a source has of its entry. */
export function namedBy({ name, title, phase }: SourceEntry): Pick<SourceEntry, 'name' | 'title' | 'phase'> {
  return { name, title, phase };
}
