import * as z from 'zod/mini';
import { US_STATES } from '../../../../contract/profile/places.ts';
import { SourceError, type SourceFault } from '../../fetching/errors.ts';
import { Unreadable } from '../../reading/faults.ts';
import type { Crawl, CrawlSource, Cursor, Page } from '../../source.ts';
import { namedBy, type SourceEntry } from '../../source-entry.ts';
import { rowsOfProgram } from './normalize.ts';
import {
  authoritiesFile,
  type EnergyProgram,
  energyProgram,
  idsOfProgram,
  incentivesFile,
  limitsFile,
  programsFile,
} from './record.ts';

const NAME = 'energy-incentives';
/** The largest state's file, from Massachusetts, is 0.6 MB. */
const MOST_BYTES = 10_000_000;
/** States and territories that the publisher has no data for. */
const WITHOUT_FILES: readonly string[] = ['WV', 'PR', 'GU', 'VI', 'AS', 'MP'];
/** Each page is its own transaction. */
const STATES_A_PAGE = 10;
const STATES = Object.keys(US_STATES).filter((code) => !WITHOUT_FILES.includes(code));

type Limits = Readonly<Record<string, unknown>>;

const cursorShape = z.object({ state: z.int() });

export const ENERGY_INCENTIVES: SourceEntry = {
  name: NAME,
  title: 'Home energy incentives of states and utilities (Rewiring America)',
  phase: 'states',
  format: 'JSON files, three for each state',
  license: 'Apache License 2.0',
  everyDays: 7,
  addresses: ['https://raw.githubusercontent.com/rewiringamerica/api.rewiringamerica.org/main/data'],
  read: ({ address }) => energyIncentives(address),
};

/**
 * Returns the source for rebates, credits and free work for homes, by state and utility. Rewiring America publishes
 * them (Apache License 2.0). A page contains several states. `base` is the folder of their files.
 */
export function energyIncentives(base: string): CrawlSource<EnergyProgram> {
  const folder = base.replace(/\/+$/, '');
  return {
    id: NAME,
    ...namedBy(ENERGY_INCENTIVES),
    listsAll: true,
    countsPages: true,
    pages: (crawl, cursor) => pagesOf(folder, crawl, cursor),
    parse: (raw) => energyProgram.parse(raw),
    normalize: rowsOfProgram,
    idsOf: idsOfProgram,
  };
}

async function* pagesOf(base: string, crawl: Crawl, cursor: Cursor | null): AsyncGenerator<Page> {
  const start = cursor ? cursorShape.parse(cursor).state : 0;
  const limits = await fileOf(crawl, `${base}/low_income_thresholds.json`, limitsFile);
  const total = Math.ceil(STATES.length / STATES_A_PAGE);
  for (let index = start; index < STATES.length; index += STATES_A_PAGE) {
    const next = index + STATES_A_PAGE;
    const page = await pageOf(base, STATES.slice(index, next), limits, crawl);
    yield { ...page, total, cursor: next < STATES.length ? { state: next } : null };
  }
}

/** Reads the states of a page. An unreadable state doesn't stop the rest. */
async function pageOf(base: string, states: readonly string[], limits: Limits, crawl: Crawl) {
  const records: unknown[] = [];
  const faults: SourceFault[] = [];
  for (const state of states) {
    try {
      records.push(...(await recordsOf(`${base}/${state}`, state, limits, crawl)));
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      faults.push(error.fault);
    }
  }
  return { records, faults };
}

async function recordsOf(folder: string, state: string, limits: Limits, crawl: Crawl): Promise<unknown[]> {
  const programs = await fileOf(crawl, `${folder}/programs.json`, programsFile);
  const authorities = await fileOf(crawl, `${folder}/authorities.json`, authoritiesFile);
  const incentives = Object.groupBy(
    await fileOf(crawl, `${folder}/incentives.json`, incentivesFile),
    ({ program }) => program,
  );
  return Object.entries(programs).map(([key, program]) => {
    const own = incentives[key] ?? [];
    const names = own.flatMap((one) => (typeof one['low_income'] === 'string' ? [one['low_income']] : []));
    const known = [...new Set(names)].flatMap((name) => (limits[name] === undefined ? [] : [[name, limits[name]]]));
    const authority = authorities[program.authority_type]?.[program.authority] ?? null;
    return { state, key, program, authority, incentives: own, limits: Object.fromEntries(known) };
  });
}

async function fileOf<T>({ fetcher }: Crawl, url: string, shape: z.ZodMiniType<T>): Promise<T> {
  return fetcher.json({ source: NAME, url, maxBytes: MOST_BYTES }, (value) => {
    const read = shape.safeParse(value);
    if (read.success) return read.data;
    throw new Unreadable(z.prettifyError(read.error).split('\n')[0] ?? '');
  });
}
