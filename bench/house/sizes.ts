/**
 * Measures the complete search, from request to response, over catalogs of growing size. Alternates with bare search
 * engines over the same programs: plain FTS5 and MiniSearch in this process, and PostgreSQL 15 over loopback.
 * Usage: npm run bench:sizes [-- --json FILE] [--sizes 1000,10000,100000] [--calls 100]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median, percentile, printTable } from '../../dev/catalog/figures.ts';
import { type Running, stopProcess } from '../../dev/run/processes.ts';
import { type Figure, isHeld, writeResult } from '../report/figure.ts';
import { endedBySignals } from '../report/left-behind.ts';
import { findPostgres, startPostgres } from '../speed/speed-postgres.ts';
import { idsOf, startProduct } from '../speed/speed-product.ts';
import { KINDS, type Kind, queriesOf } from '../speed/speed-queries.ts';
import { openFts5, openMiniSearch } from './size-references.ts';

const WARM_UP = 20;
const MOST_GROWTH = 3;
const GRANTLIGHT = 'Grantlight, whole request';

type Search = (words: readonly string[], kind: Kind) => Promise<number> | number;
interface Point {
  size: number;
  words: Kind;
  who: string;
  /** In milliseconds. */
  p50: number;
  p99: number;
}

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    sizes: { type: 'string', default: '1000,10000,100000' },
    calls: { type: 'string', default: '100' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const calls = Number(values.calls);
const { servers, folders } = endedBySignals();

process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
const postgresFolder = findPostgres();
if (!postgresFolder) console.log('PostgreSQL 15 is not installed, so it is left out.');
const series: Point[] = [];
for (const size of sizes) series.push(...(await measure(size)));
const figures = figuresOf(series);
writeResult(values.json, { measured: figures, series });
process.exitCode = figures.every(isHeld) ? 0 : 1;

async function measure(size: number): Promise<Point[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-sizes-'));
  folders.add(dataDir);
  console.log(`Loading ${size} programs …`);
  const begin = (server: Running) => void servers.add(server);
  const product = await startProduct(dataDir, size, begin);
  const postgres = postgresFolder ? await startPostgres(postgresFolder, dataDir, size, begin) : null;
  const fts5 = openFts5(dataDir, size);
  const miniSearch = openMiniSearch(size);
  if (!miniSearch) console.log('MiniSearch needs too much memory at this size, so it is left out.');
  const searches: [who: string, search: Search][] = [
    [
      GRANTLIGHT,
      async (words) => {
        const answer = await product.search({ searchTerm: words.join(' ') });
        idsOf(answer);
        return answer.ms;
      },
    ],
    [fts5.name, fts5.search],
    ...(postgres ? [['PostgreSQL 15', postgres.search] satisfies [string, Search]] : []),
    ...(miniSearch ? [[miniSearch.name, miniSearch.search] satisfies [string, Search]] : []),
  ];
  try {
    return await measureAll(size, searches);
  } finally {
    fts5.close();
    miniSearch?.close();
    await postgres?.stop();
    await product.stop();
    await Promise.all([...servers].map(stopProcess));
    servers.clear();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureAll(size: number, searches: readonly [string, Search][]): Promise<Point[]> {
  const points: Point[] = [];
  for (const words of KINDS) {
    const times = new Map<string, number[]>(searches.map(([who]) => [who, []]));
    const queries = queriesOf(words, calls + WARM_UP, size);
    for (const [place, query] of queries.entries()) {
      for (const [who, search] of searches) {
        const ms = await search(query, words);
        if (place >= WARM_UP) times.get(who)?.push(ms);
      }
    }
    for (const [who, all] of times) points.push({ size, words, who, p50: median(all), p99: percentile(all, 0.99) });
  }
  printTable(
    `${size} programs, ms, ${calls} searches of each kind`,
    points.map((point) => ({ ...point })),
  );
  return points;
}

/** Returns our search's figures at every size next to those of all references, and how they grow with size. */
function figuresOf(points: readonly Point[]): Figure[] {
  const of = (size: number | undefined, words: Kind, who: string) =>
    points.find((point) => point.size === size && point.words === words && point.who === who);
  const single = points
    .filter(({ who }) => who === GRANTLIGHT)
    .flatMap(({ size, words, p50, p99 }) => {
      const name = `${size.toLocaleString('en-US')} programs, ${words} words`;
      const others = points.filter((other) => other.size === size && other.words === words && other.who !== GRANTLIGHT);
      return [
        ...others.map(({ who, p50: other }) => ({
          what: `${name}: median, ms, beside ${who}`,
          measured: p50,
          reference: { what: who, measured: other },
        })),
        { what: `${name}: p99, ms`, measured: p99 },
      ];
    });
  const growth = KINDS.flatMap((words) => {
    const [small, large] = [of(sizes[0], words, GRANTLIGHT), of(sizes.at(-1), words, GRANTLIGHT)];
    return small && large && small !== large
      ? [
          {
            what: `growth of the median from the smallest to the largest, ${words} words`,
            measured: large.p50 / small.p50,
            atMost: MOST_GROWTH,
          },
        ]
      : [];
  });
  return [...single, ...growth];
}
