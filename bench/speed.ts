/**
 * Measures the search over generated programs with the real Worker and database server, compared with PostgreSQL 15 if
 * it's installed. Prints tables; fails if a bound is missed.
 * Usage: npm run bench:speed [-- --json FILE] [--programs 100000]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bound, holds, printTable } from '../dev/catalog/figures.ts';
import { stopProcess } from '../dev/run/processes.ts';
import { endedBySignals } from './report/left-behind.ts';
import {
  type Cost,
  type ManyClients,
  measureCosts,
  measureManyClients,
  measureOneClient,
  type OneClient,
} from './speed/speed-measure.ts';
import { findPostgres, type Postgres, startPostgres } from './speed/speed-postgres.ts';
import { type Product, startProduct } from './speed/speed-product.ts';
import { KINDS } from './speed/speed-queries.ts';

interface Run {
  programs: number;
  loadedInMs: number;
  oneClient: OneClient;
  manyClients: ManyClients;
  costs: Cost[];
}

const SMALL = 1000;
const MOST_ROWS = 250;

const { servers, folders } = endedBySignals();

const { values } = parseArgs({
  options: { json: { type: 'string' }, programs: { type: 'string', default: '100000' } },
});
const programs = Number(values.programs);
const postgresFolder = findPostgres();
if (!postgresFolder) console.log('PostgreSQL 15 is not installed, so the comparison is skipped.');

const runs = [await measure(SMALL), await measure(programs)];
for (const run of runs) print(run);
const bounds = boundsOf(runs);
printTable(
  'What must hold',
  bounds.map((bound) => ({ ...bound, holds: holds(bound) ? 'yes' : 'NO' })),
);
if (values.json) writeFileSync(values.json, `${JSON.stringify({ runs, bounds }, null, 2)}\n`);
process.exitCode = bounds.every(holds) ? 0 : 1;

async function measure(size: number): Promise<Run> {
  const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-speed-'));
  folders.add(dataDir);
  console.log(`Loading ${size} programs …`);
  let product: Product | null = null;
  let postgres: Postgres | null = null;
  try {
    product = await startProduct(dataDir, size, (server) => servers.add(server));
    if (postgresFolder && size !== SMALL)
      postgres = await startPostgres(postgresFolder, dataDir, size, (server) => servers.add(server));
    console.log('Measuring …');
    return {
      programs: size,
      loadedInMs: product.loadedInMs,
      oneClient: await measureOneClient(product, postgres, size),
      manyClients: await measureManyClients(product, size),
      costs: await measureCosts(product, size),
    };
  } finally {
    await postgres?.stop();
    await product?.stop();
    await Promise.all([...servers].map(stopProcess));
    servers.clear();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function print({ programs: size, loadedInMs, oneClient, manyClients, costs }: Run): void {
  printTable(
    `${size} programs, loaded in ${(loadedInMs / 1000).toFixed(1)} s. One client, medians in ms of ${oneClient.calls} calls`,
    KINDS.map((kind) => {
      const { statement, whole, p99, postgres } = oneClient.kinds[kind];
      return {
        words: kind,
        'request that does nothing': oneClient.nothing,
        'request for SELECT 1': oneClient.selectOneCall,
        'SELECT 1 in the Worker': oneClient.selectOne,
        'on a new stream': oneClient.selectOneOnNewStream,
        'search statement in the Worker': statement,
        'PostgreSQL 15': postgres ?? '–',
        'own list': oneClient.ownList,
        'whole search': whole,
        'its p99': p99,
      };
    }),
  );
  printTable('Sixteen clients, ms', [{ ...manyClients }]);
  printTable(
    'What a search costs the database',
    costs.map((cost) => ({ ...cost })),
  );
}

function boundsOf([small, large]: Run[]): Bound[] {
  if (!small || !large) throw new Error('There are two runs');
  const all = [small, large];
  return [
    ...KINDS.flatMap((kind) => {
      const { statement, postgres } = large.oneClient.kinds[kind];
      return postgres === null
        ? []
        : [{ what: `search statement, ${kind} words, ms (PostgreSQL's)`, measured: statement, atMost: postgres }];
    }),
    {
      what: 'whole search, all words, in requests for SELECT 1',
      measured: large.oneClient.kinds.all.whole / large.oneClient.selectOneCall,
      atMost: 6,
    },
    {
      what: 'the same in SELECT 1 inside the Worker',
      measured: large.oneClient.kinds.all.whole / large.oneClient.selectOne,
      atMost: 6,
    },
    {
      what: 'the same in SELECT 1 inside it on a new stream',
      measured: large.oneClient.kinds.all.whole / large.oneClient.selectOneOnNewStream,
      atMost: 6,
    },
    { what: 'errors with 16 clients', measured: Math.max(...all.map((run) => run.manyClients.errors)), atMost: 0 },
    { what: 'p99 in medians with 16 clients', measured: large.manyClients.p99 / large.manyClients.median, atMost: 5 },
    {
      what: 'rows read besides excludeIds',
      measured: Math.max(...all.flatMap((run) => run.costs.map(({ rows }) => rows))),
      atMost: MOST_ROWS,
    },
    ...KINDS.map((kind) => ({
      what: `growth of the whole search, ${kind} words`,
      measured: large.oneClient.kinds[kind].whole / small.oneClient.kinds[kind].whole,
      atMost: 3,
    })),
  ];
}
