import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './stack.ts';

/** Everything that the built site is made from. */
const SOURCES = ['site', 'contract', 'matching', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

/** Builds the site into `outDir` unless it was built there from the same sources. Returns whether it was built. */
export async function buildSite(outDir: string, appUrl: string): Promise<boolean> {
  const stamp = `${outDir}.built`;
  const wanted = hashOfSources(appUrl);
  if (existsSync(join(outDir, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return false;
  rmSync(stamp, { force: true });
  const unfinished = `${outDir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await runAstro({ SITE_OUT_DIR: unfinished, SITE_CACHE_DIR: `${outDir}.cache`, APP_URL: appUrl });
  rmSync(outDir, { recursive: true, force: true });
  renameSync(unfinished, outDir);
  writeFileSync(stamp, wanted);
  return true;
}

function runAstro(env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules', '.bin', 'astro'), ['build'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-8000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The site could not be built.\n${output}`)),
    );
  });
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
