/**
 * Measures an initial load of the catalog from the daily Grants.gov file through the product's own Worker. An admin
 * starts the crawl, as in production. For comparison, inserts the same rows directly into the same tables on another
 * database server. Prints tables; fails if a bound is missed.
 * Usage: npm run bench:ingest [-- --records 80000] [--json FILE]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bound, holds, printTable } from '../dev/catalog/figures.ts';
import { type Running, signalGroup, stopProcess } from '../dev/run/processes.ts';
import { serveArchive } from './ingest/ingest-archive.ts';
import { insertPlainly, plainStatements } from './ingest/ingest-plain.ts';
import { type Crawl, startCrawlingProduct } from './ingest/ingest-product.ts';
import { type Figure, writeResult } from './report/figure.ts';

/** The minimum rate, as a share of a plain insert's. */
const LEAST_SHARE = 0.4;
const MOST_GROWTH_MB = 128;
const MOST_OF_FIRST = 0.2;
const PLAIN_TRIES = 2;

const { values } = parseArgs({
  options: { records: { type: 'string', default: '80000' }, json: { type: 'string' } },
});
const records = Number(values.records);

const servers = new Set<Running>();
const folder = mkdtempSync(join(tmpdir(), 'grantlight-ingest-'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const { child } of servers) if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
}

process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
const begin = (server: Running) => void servers.add(server);
try {
  await measure();
} finally {
  await endServers();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const archive = await serveArchive(records);
  console.log(`${records} opportunities, ${archive.megabytes.toFixed(1)} MB in their archive.`);
  const product = await startCrawlingProduct(join(folder, 'product'), archive.settings, begin);
  const first = await product.crawl();
  const filled = await product.programs();
  const statements = await plainStatements(product.db);
  archive.renew();
  const second = await product.crawlAgain();
  const after = await product.programs();
  await endServers();
  await archive.stop();
  const tries = [];
  for (let count = 1; count <= PLAIN_TRIES; count++) {
    tries.push(await insertPlainly(statements, join(folder, `plain-${count}`), begin));
    await endServers();
  }
  const [plain] = tries.toSorted((a, b) => a.seconds - b.seconds);
  if (!plain) throw new Error('Nothing was inserted');
  print([first, second]);
  printTable(
    'The same rows inserted plainly, into a fresh database each time',
    tries.map((one) => ({
      seconds: one.seconds,
      'rows a second': filled.count / one.seconds,
      'processor time of the database': one.databaseSeconds,
    })),
  );
  const bounds: Bound[] = [
    { what: 'seconds of the first fill', measured: first.seconds, atMost: plain.seconds / LEAST_SHARE },
    { what: 'growth of the runtime in the first fill, MB', measured: first.most - first.idle, atMost: MOST_GROWTH_MB },
    { what: 'records of the file that became no program', measured: records - filled.count, atMost: 0 },
    { what: 'seconds of the second crawl', measured: second.seconds, atMost: first.seconds * MOST_OF_FIRST },
    { what: 'programs that the second crawl wrote', measured: second.written, atMost: 0 },
    {
      what: 'programs whose time of change moved',
      measured: after.writtenAt === filled.writtenAt && after.count === filled.count ? 0 : 1,
      atMost: 0,
    },
  ];
  printTable(
    'What must hold',
    bounds.map((bound) => ({ ...bound, holds: holds(bound) ? 'yes' : 'NO' })),
  );
  console.log(`Rate of the fill in that of the plain insert: ${(plain.seconds / first.seconds).toFixed(2)}.`);
  if (values.json) {
    const measured: Figure[] = [
      ...bounds,
      {
        what: 'rate of the first fill in that of a plain insert',
        measured: plain.seconds / first.seconds,
        atLeast: LEAST_SHARE,
      },
      {
        what: 'time of the second crawl in that of the first',
        measured: second.seconds / first.seconds,
        atMost: MOST_OF_FIRST,
      },
    ];
    const series = { records, fill: first.seconds, plain: plain.seconds, second: second.seconds };
    writeResult(values.json, { measured, series, records, first, second, tries, bounds });
  }
  if (!bounds.every(holds)) process.exitCode = 1;
}

function print(crawls: readonly Crawl[]): void {
  printTable(
    'A first fill, and a second crawl of the same opportunities',
    crawls.map((crawl) => ({
      seconds: crawl.seconds,
      'records a second': crawl.read / crawl.seconds,
      read: crawl.read,
      unchanged: crawl.unchanged,
      refused: crawl.refused,
      written: crawl.written,
      'processor time of the Worker': crawl.workerSeconds,
      'of the database': crawl.databaseSeconds,
      'MB idle': crawl.idle,
      'MB at most': crawl.most,
    })),
  );
}

async function endServers(): Promise<void> {
  await Promise.all([...servers].map(stopProcess));
  servers.clear();
}
