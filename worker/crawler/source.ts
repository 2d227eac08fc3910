import type { CRAWL_PHASES } from '../../contract/crawler.ts';
import type { GrantRow } from '../features/catalogue/normalise.ts';
import type { SourceFault } from './fetching/errors.ts';
import type { PoliteFetcher } from './fetching/polite.ts';
import type { Validators } from './fetching/request.ts';

/** A public source of programs: its records, read and made into rows of the catalogue. Both steps are pure. */
export interface Source<Raw> {
  /** Stands in `grants.source`; part of every program's stable id. */
  id: string;
  /** Reads one record as the source publishes it. Throws a ZodError where it is none. */
  parse(raw: unknown): Raw;
  /** The programs of a record; none where it describes nothing that anybody can apply for. */
  normalise(record: Raw, now: number): GrantRow[];
}

export type CrawlPhase = (typeof CRAWL_PHASES)[number];

/** A source that a run of the crawler reads. */
export interface CrawlSource<Raw = unknown> extends Source<Raw> {
  /** Names it in runs and errors. Two can fill one `id`: the daily file of a source, and its API. */
  name: string;
  title: string;
  phase: CrawlPhase;
  /** Whether its pages name all programs that are open, so that what is missing has gone. */
  listsAll: boolean;
  /** Whether the `total` of its pages counts pages: its records cannot be counted before they are read. */
  countsPages?: true;
  /** For the first fill alone: where the catalogue has programs of this `id`, another source keeps them. */
  isFirstFill?: true;
  /** Its records from the cursor on, a page at a time. Throws a `SourceError` where it cannot be read. */
  pages(crawl: Crawl, cursor: Cursor | null): AsyncIterable<Page>;
  /** Names under which other sources know the same program: `grants-gov:363917`. */
  knownAs?(record: Raw): string[];
  /** The ids that its programs have at the source, read of a record that cannot be read otherwise. */
  idsOf?(raw: unknown): string[];
}

/** What a source is read with. */
export interface Crawl {
  fetcher: PoliteFetcher;
  /** Versions of what was read whole before, by address: an unchanged file is not read again. */
  known: Readonly<Record<string, Validators>>;
  now: number;
}

/** Where to go on; JSON, so that it can be kept. */
export type Cursor = Readonly<Record<string, unknown>>;

export interface Page {
  records: unknown[];
  /** Ids that the source lists although no record came with them: they have not gone. */
  listed?: string[];
  /** What went wrong without ending the source. */
  faults?: SourceFault[];
  /** Where the next page begins; null after the last one. */
  cursor: Cursor | null;
  /** How many records there are in all, where the source tells: pages, where it `countsPages`. */
  total?: number;
  /** Nothing changed since it was read whole: all that it listed then it still lists. */
  unchanged?: true;
  /** To be kept once all pages are stored, and to be given back as `known`. */
  versions?: Record<string, Validators>;
}
