import { median, percentile } from '../../dev/catalog/figures.ts';
import type { Postgres } from './speed-postgres.ts';
import { idsOf, type Product } from './speed-product.ts';
import { KINDS, type Kind, queriesOf } from './speed-queries.ts';

const WARM_UP = 30;
/** The number of searches per kind. `INSIDE` is the number of repetitions where only an average can be timed. */
const CALLS = 200;
const INSIDE = 10;
/** Caps the time spent on slow searches. Fewer calls are made then; the tables show how many. */
const LONGEST_MS = 90_000;
const CLIENTS = 16;
const CALLS_A_CLIENT = 40;
/** Pages that a member loads in a row, to measure the rows that `excludeIds` costs. */
const PAGES = 3;

/** Medians in milliseconds. */
export interface OneClient {
  calls: number;
  nothing: number;
  selectOneCall: number;
  selectOne: number;
  selectOneOnNewStream: number;
  /** The complete call without search words, by a member who has called before. */
  ownList: number;
  kinds: Record<Kind, { statement: number; whole: number; p99: number; postgres: number | null }>;
}

/**
 * Measures one client's sequential calls. Alternates the kinds of measurement, so a disturbance affects all of them.
 */
export async function measureOneClient(
  product: Product,
  postgres: Postgres | null,
  programs: number,
): Promise<OneClient> {
  const queries = { all: queriesOf('all', CALLS, programs), any: queriesOf('any', CALLS, programs) };
  for (let call = 0; call < WARM_UP; call += 1) {
    for (const kind of KINDS) {
      const words = queries[kind][call] ?? [];
      idsOf(await product.search({ searchTerm: words.join(' ') }));
      await postgres?.search(words, kind);
    }
    await product.selectOne(INSIDE);
  }
  const nothing: number[] = [];
  const selectOneCall: number[] = [];
  const selectOne: number[] = [];
  const selectOneOnNewStream: number[] = [];
  const ownList: number[] = [];
  const times = { all: newTimes(), any: newTimes() };
  const begun = performance.now();
  for (let call = 0; call < CALLS && performance.now() - begun < LONGEST_MS; call += 1) {
    nothing.push((await product.nothing()).ms);
    selectOneCall.push((await product.selectOneCall()).ms);
    selectOne.push(await product.selectOne(INSIDE));
    selectOneOnNewStream.push(await product.selectOneOnNewStream(INSIDE));
    ownList.push((await product.search({})).ms);
    for (const kind of KINDS) {
      const words = queries[kind][call] ?? [];
      const searchTerm = words.join(' ');
      // This call comes first, so nothing about the search is cached yet.
      times[kind].whole.push((await product.search({ searchTerm })).ms);
      idsOf(await product.search({ searchTerm }, true));
      times[kind].statement.push(await product.searchAgain(INSIDE));
      if (postgres) times[kind].postgres.push(await postgres.search(words, kind));
    }
  }
  const kindOf = ({ statement, whole, postgres: other }: ReturnType<typeof newTimes>) => ({
    statement: median(statement),
    whole: median(whole),
    p99: percentile(whole, 0.99),
    postgres: other.length > 0 ? median(other) : null,
  });
  return {
    calls: nothing.length,
    nothing: median(nothing),
    selectOneCall: median(selectOneCall),
    selectOne: median(selectOne),
    selectOneOnNewStream: median(selectOneOnNewStream),
    ownList: median(ownList),
    kinds: { all: kindOf(times.all), any: kindOf(times.any) },
  };
}

function newTimes() {
  return { statement: [] as number[], whole: [] as number[], postgres: [] as number[] };
}

export interface ManyClients {
  calls: number;
  errors: number;
  median: number;
  p99: number;
  perSecond: number;
}

/** Measures sixteen concurrent clients. Each sends its next search as soon as the last one is answered. */
export async function measureManyClients(product: Product, programs: number): Promise<ManyClients> {
  const queries = queriesOf('all', CALLS, programs);
  const times: number[] = [];
  let errors = 0;
  const begun = performance.now();
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let call = 0; call < CALLS_A_CLIENT && performance.now() - begun < LONGEST_MS; call += 1) {
      const words = queries[(client * CALLS_A_CLIENT + call) % queries.length] ?? [];
      const answer = await product.search({ searchTerm: words.join(' ') }).catch(() => null);
      if (answer?.status === 200) times.push(answer.ms);
      else errors += 1;
    }
  });
  await Promise.all(clients);
  const seconds = (performance.now() - begun) / 1000;
  return {
    calls: times.length + errors,
    errors,
    median: median(times),
    p99: percentile(times, 0.99),
    perSecond: times.length / seconds,
  };
}

export interface Cost {
  search: string;
  /** The rows that the most expensive search reads, including the session and the page, minus the excluded ids. */
  rows: number;
  medianRows: number;
  trips: number;
  kilobytes: number;
}

/** Measures the database cost of searches: for each kind, for further pages, and without words. */
export async function measureCosts(product: Product, programs: number): Promise<Cost[]> {
  const costs = new Map<string, { rows: number; trips: number; bytes: number }[]>();
  const note = async (search: string, searchTerm: string, excludeIds: string[]): Promise<string[]> => {
    const answer = await product.search({ searchTerm, excludeIds, loadMore: excludeIds.length > 0 }, true);
    const rows = answer.trips.reduce((sum, trip) => sum + trip.rowsRead, -excludeIds.length);
    const bytes = answer.trips.reduce((sum, trip) => sum + trip.received, 0);
    costs.set(search, [...(costs.get(search) ?? []), { rows, bytes, trips: answer.trips.length }]);
    return idsOf(answer);
  };
  for (const kind of KINDS) {
    for (const words of queriesOf(kind, CALLS / 8, programs)) {
      const seen: string[] = [];
      for (let page = 0; page < PAGES; page += 1) {
        const name = page === 0 ? `${kind} words` : `${kind} words, further pages`;
        const ids = await note(name, words.join(' '), seen);
        seen.push(...ids);
        if (ids.length === 0) break;
      }
    }
  }
  await note('no words: the profile asks', '', []);
  return [...costs].map(([search, all]) => ({
    search,
    rows: Math.max(...all.map(({ rows }) => rows)),
    medianRows: median(all.map(({ rows }) => rows)),
    trips: Math.max(...all.map(({ trips }) => trips)),
    kilobytes: median(all.map(({ bytes }) => bytes)) / 1024,
  }));
}
