/**
 * Measures the time from a cold start of the runtime to the Worker's first response, compared with an empty Worker, and
 * the size of the bundle. Prints a table; fails if a bound is missed.
 * Usage: npm run bench:worker [-- --json FILE] [--starts 9]
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { unstable_readConfig as readConfig } from 'wrangler';
import { median, printTable } from '../../dev/catalog/figures.ts';
import { freePort, lastLines, type Running, signalGroup, startProcess } from '../../dev/run/processes.ts';
import { ROOT } from '../../dev/run/stack.ts';
import { type Figure, isHeld, writeResult } from '../report/figure.ts';

const MOST_KB = 900;
const BIN = join(ROOT, 'node_modules', '.bin');
const NOTHING = 'export default { fetch: () => new Response() };';

const { values } = parseArgs({ options: { json: { type: 'string' }, starts: { type: 'string', default: '9' } } });
const folder = mkdtempSync(join(tmpdir(), 'grantlight-worker-'));
let running: Running | undefined;
try {
  const bundle = join(folder, 'bundle');
  execFileSync(join(BIN, 'wrangler'), ['deploy', '--dry-run', '--outdir', bundle], { cwd: ROOT, stdio: 'ignore' });
  const scripts = readdirSync(bundle).filter((file) => file.endsWith('.js'));
  const [script = ''] = scripts;
  const product = configured('product', readFileSync(join(bundle, script), 'utf8'));
  const empty = configured('empty', NOTHING);
  const times = { product: [] as number[], empty: [] as number[] };
  // The first start of each is a warm-up, because disk caches are cold.
  for (let start = 0; start <= Number(values.starts); start += 1) {
    const [own, other] = [await firstAnswer(product), await firstAnswer(empty)];
    if (start === 0) continue;
    times.product.push(own);
    times.empty.push(other);
  }
  const kilobytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(bundle, file))).length, 0) / 1024;
  const reference = { what: 'an empty Worker', measured: median(times.empty) };
  const figures: Figure[] = [
    { what: 'cold start to the first answer, ms', measured: median(times.product), reference },
    { what: 'bundle, gzipped KB', measured: kilobytes, atMost: MOST_KB },
  ];
  printTable(
    'The Worker',
    figures.map(({ what, measured, atMost, reference: other }) => ({
      what,
      measured: measured ?? '–',
      'at most': atMost ?? '–',
      'an empty Worker': other?.measured ?? '–',
    })),
  );
  writeResult(values.json, { measured: figures });
  process.exitCode = figures.every(isHeld) ? 0 : 1;
} finally {
  end();
  rmSync(folder, { recursive: true, force: true });
}

/** Writes a runtime configuration for this script. Each start fills in the port. */
function configured(name: string, script: string): string {
  const { compatibility_date = '', compatibility_flags } = readConfig({ config: join(ROOT, 'wrangler.toml') });
  const home = join(folder, name);
  mkdirSync(home);
  writeFileSync(join(home, 'index.js'), script);
  const flags = compatibility_flags.map((flag: string) => `"${flag}"`).join(', ');
  const text = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "index.js", esModule = embed "index.js")],
    compatibilityDate = "${compatibility_date}",
    compatibilityFlags = [${flags}],
    bindings = [(name = "APP_URL", text = "http://localhost"), (name = "DATABASE_URL", text = "http://127.0.0.1:9")],
  ))],
  sockets = [(name = "http", http = (), service = "main")],
);
`;
  writeFileSync(join(home, 'config.capnp'), text);
  return home;
}

/** Returns the milliseconds from process start to the end of a response that needs no database. */
async function firstAnswer(home: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const args = ['serve', join(home, 'config.capnp'), '--socket-addr', `http=127.0.0.1:${port}`];
  running = startProcess('workerd', join(BIN, 'workerd'), args, { logFile: join(home, 'log') });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/nothing`).catch(() => null);
    if (answer) {
      await answer.arrayBuffer();
      const ms = performance.now() - begun;
      end();
      await running.ended;
      return ms;
    }
    if (running.child.exitCode !== null) throw new Error(`The runtime stopped at once.\n${lastLines(running.logFile)}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

function end(): void {
  if (running?.child.pid !== undefined) signalGroup(running.child.pid, 'SIGKILL');
}
