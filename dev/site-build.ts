import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { lastLines, type Running, startProcess } from './processes.ts';
import { ROOT } from './stack.ts';

/** Everything that the built site is made from. */
const SOURCES = ['site', 'contract', 'matching', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

/**
 * Builds the site into `outDir` unless it was built there from the same sources. `onStart` is given the build's process,
 * so that it can be stopped. Returns whether it was built; throws with the build's last words.
 */
export async function buildSite(outDir: string, appUrl: string, onStart?: (build: Running) => void): Promise<boolean> {
  const stamp = `${outDir}.built`;
  const wanted = hashOfSources(appUrl);
  const isWhole = ['index.html', 'content/programs.json'].every((file) => existsSync(join(outDir, file)));
  if (isWhole && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  // Astro keeps its intermediate files in one place of the clone, whatever the output.
  await withLock(join(ROOT, '.building'), 'builds the site', async () => {
    rmSync(stamp, { force: true });
    // Astro moves files between its folders, which must be on one disk: built in the clone, then copied.
    const built = join(ROOT, 'dist', 'unfinished');
    const unfinished = `${outDir}.unfinished`;
    for (const folder of [built, unfinished]) rmSync(folder, { recursive: true, force: true });
    mkdirSync(dirname(outDir), { recursive: true });
    await runAstro(built, `${outDir}.log`, appUrl, onStart);
    cpSync(built, unfinished, { recursive: true });
    rmSync(outDir, { recursive: true, force: true });
    renameSync(unfinished, outDir);
    rmSync(built, { recursive: true, force: true });
    writeFileSync(stamp, wanted);
  });
  return true;
}

async function runAstro(
  outDir: string,
  logFile: string,
  appUrl: string,
  onStart?: (build: Running) => void,
): Promise<void> {
  const build = startProcess('site build', join(ROOT, 'node_modules', '.bin', 'astro'), ['build'], {
    cwd: ROOT,
    logFile,
    env: { SITE_OUT_DIR: outDir, APP_URL: appUrl, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  onStart?.(build);
  await build.ended;
  if (build.child.exitCode !== 0) throw new Error(`The site could not be built.\n${lastLines(build.logFile, 20)}`);
}

function hashOfSources(appUrl: string): string {
  const hash = createHash('sha256').update(appUrl);
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    const files = source.includes('.') ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted();
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue;
      const full = join(path, file);
      try {
        hash.update(`${source}/${file}\0`).update(readFileSync(full));
      } catch (error) {
        // A folder has no content of its own.
        if (!(error instanceof Error && 'code' in error && error.code === 'EISDIR')) throw error;
      }
    }
  }
  return hash.digest('hex');
}
