/**
 * Measures the start command as a newcomer experiences it: a fresh clone of the current commit with an empty npm cache,
 * a second start, and the time to stop. Prints a table.
 * Usage: npm run bench:start [-- --json FILE]
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../dev/run/processes.ts';
import { ROOT } from '../../dev/run/stack.ts';
import { writeResult } from '../report/figure.ts';

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'grantlight-bench-'));
const clone = join(folder, 'clone');
const port = await freePort();
const rows: { what: string; seconds: number; bound: number }[] = [];

try {
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  await measureRun('fresh clone to a served page, empty npm cache', 120);
  await measureRun('second start', 10);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.table(rows.map(({ what, seconds, bound }) => ({ what, seconds: seconds.toFixed(2), bound })));
writeResult(values.json, {
  measured: rows.map(({ what, seconds, bound }) => ({ what: `${what}, s`, measured: seconds, atMost: bound })),
});
process.exitCode = rows.some(({ seconds, bound }) => seconds > bound) ? 1 : 0;

async function measureRun(what: string, bound: number): Promise<void> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    npm_config_cache: join(folder, 'cache'),
  };
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: 'ignore' });
  await served(`http://127.0.0.1:${port}/`, child);
  rows.push({ what, seconds: (performance.now() - begun) / 1000, bound });

  const stopped = performance.now();
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  rows.push({ what: `stop after: ${what}`, seconds: (performance.now() - stopped) / 1000, bound: 2 });
}

async function served(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const [health, page] = await Promise.all([
      fetch(`${url}api/health`).catch(() => null),
      fetch(url).catch(() => null),
    ]);
    if (health?.ok && page?.ok) return;
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
