import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../lock.mjs';
import { lastLines, startProcess } from './processes.ts';
import { hashOfSources } from './site-build.ts';
import { BIN, ROOT } from './stack.ts';

const SOURCES = ['worker', 'contract', 'matching', 'wrangler.toml', 'package-lock.json', 'tsconfig.json'];
export const WORKER_BUNDLE = join(ROOT, 'dist', 'worker');

/**
 * Bundles the Worker into `dist/worker` unless that already holds a bundle of the same sources. If it fails, throws
 * with the bundler's last output.
 */
export async function buildWorker(): Promise<void> {
  const stamp = `${WORKER_BUNDLE}.built`;
  const wanted = hashOfSources(SOURCES);
  await withLock(join(ROOT, '.building'), 'builds', async () => {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
    for (const old of [stamp, WORKER_BUNDLE]) rmSync(old, { recursive: true, force: true });
    const args = ['deploy', '--dry-run', '--outdir', WORKER_BUNDLE];
    const logFile = `${WORKER_BUNDLE}.log`;
    const build = startProcess('Worker build', join(BIN, 'wrangler'), args, { cwd: ROOT, logFile });
    await build.ended;
    if (build.child.exitCode !== 0) throw new Error(`The Worker could not be built.\n${lastLines(logFile, 20)}`);
    writeFileSync(stamp, wanted);
  });
}
