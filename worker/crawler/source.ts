import type { CRAWL_PHASES } from '../../contract/crawler.ts';
import type { GrantRow } from '../features/programs/normalize.ts';
import type { SourceFault } from './fetching/errors.ts';
import type { PoliteFetcher } from './fetching/polite.ts';
import type { Validators } from './fetching/request.ts';

/** A public source of programs. Its records are parsed and then turned into catalog rows. Both steps are pure. */
export interface Source<Raw> {
  /** The value of `grants.source`; part of every program's stable ID. */
  id: string;
  /** Parses one record as the source publishes it. Throws a ZodError if it's invalid. */
  parse(raw: unknown): Raw;
  /** Returns a record's programs; none if there is nothing to apply for. */
  normalize(record: Raw, now: number): GrantRow[];
}

export type CrawlPhase = (typeof CRAWL_PHASES)[number];

/** A source that the crawler reads. */
export interface CrawlSource<Raw = unknown> extends Source<Raw> {
  /** Its name in runs and errors. Two sources can fill one `id`, such as a daily file and an API. */
  name: string;
  title: string;
  phase: CrawlPhase;
  /** True if its pages list all open programs, so any that are missing are gone. */
  listsAll: boolean;
  /** True if the `total` of its pages counts pages, because its records can't be counted in advance. */
  countsPages?: true;
  /** For the initial load only: once the catalog has programs with this `id`, another source updates them. */
  isFirstFill?: true;
  /** Yields its records from the cursor on, one page at a time. Throws `SourceError` if it can't be read. */
  pages(crawl: Crawl, cursor: Cursor | null): AsyncIterable<Page>;
  /** Returns other sources' names for the same program, such as `grants-gov:363917`. */
  knownAs?(record: Raw): string[];
  /** Returns the source IDs of its programs, from a record that is otherwise unreadable. */
  idsOf?(raw: unknown): string[];
}

/** The inputs for reading a source. */
export interface Crawl {
  fetcher: PoliteFetcher;
  /** Versions of the files that were fully read before, by address. An unchanged file isn't read again. */
  known: Readonly<Record<string, Validators>>;
  now: number;
}

/** Where to resume; JSON, so it can be stored. */
export type Cursor = Readonly<Record<string, unknown>>;

export interface Page {
  records: unknown[];
  /** IDs that the source lists without a record, so they aren't gone. */
  listed?: string[];
  /** Faults that didn't stop the source. */
  faults?: SourceFault[];
  /** Where the next page starts; null after the last one. */
  cursor: Cursor | null;
  /** The total number of records, if the source states it; the number of pages if it `countsPages`. */
  total?: number;
  /** Nothing has changed since the last full reading: everything listed then is still listed. */
  unchanged?: true;
  /** Stored once all pages are stored, and then passed back as `known`. */
  versions?: Record<string, Validators>;
}
