import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { lastLines, type Running, startProcess } from './processes.ts';
import { ROOT } from './stack.ts';

interface Build {
  name: string;
  /** Everything that the result is made from. */
  sources: string[];
  /** Without these files a result is not whole. */
  whole: string[];
  /** Where Astro's configuration stands. */
  root: string;
  /** Tells Astro where to build. */
  outDirSetting: string;
}

const SITE: Build = {
  name: 'site',
  sources: ['site', 'contract', 'matching', 'astro.config.mjs', 'package-lock.json', 'tsconfig.base.json'],
  whole: [
    'index.html',
    'content/programs.json',
    'content/blog.json',
    'content/figures.json',
    'content/local-forms.json',
    'content/common-passwords.json',
    'content/english-words.json',
  ],
  root: ROOT,
  outDirSetting: 'SITE_OUT_DIR',
};

const COMPONENTS: Build = {
  name: 'components',
  sources: [...SITE.sources, 'dev/components'],
  whole: ['all.html'],
  root: join(ROOT, 'dev', 'components'),
  outDirSetting: 'COMPONENTS_OUT_DIR',
};

/**
 * Builds the site into `outDir` unless it was built there from the same sources. `onStart` is given the build's process,
 * so that it can be stopped. Returns whether it was built; throws with the build's last words.
 */
export async function buildSite(outDir: string, appUrl: string, onStart?: (build: Running) => void): Promise<boolean> {
  return build(SITE, outDir, appUrl, onStart);
}

/** Builds the development site of components in the same way; it has no address of its own. */
export async function buildComponents(outDir: string): Promise<boolean> {
  return build(COMPONENTS, outDir, '');
}

async function build(
  what: Build,
  outDir: string,
  appUrl: string,
  onStart?: (build: Running) => void,
): Promise<boolean> {
  const stamp = `${outDir}.built`;
  const wanted = hashOfSources(what.sources, appUrl);
  const isWhole = what.whole.every((file) => existsSync(join(outDir, file)));
  if (isWhole && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  // Astro keeps its intermediate files in one place of the clone, whatever the output.
  await withLock(join(ROOT, '.building'), `builds the ${what.name}`, async () => {
    rmSync(stamp, { force: true });
    // Astro moves files between its folders, which must be on one disk: built in the clone, then copied.
    const built = join(ROOT, 'dist', 'unfinished');
    const unfinished = `${outDir}.unfinished`;
    // Astro keeps parsed content by its files alone: after a change of a schema that would be content of another shape.
    for (const left of [built, unfinished, KEPT_CONTENT]) rmSync(left, { recursive: true, force: true });
    mkdirSync(dirname(outDir), { recursive: true });
    const env: Record<string, string> = { [what.outDirSetting]: built, ...(appUrl ? { APP_URL: appUrl } : {}) };
    await runAstro(what, `${outDir}.log`, env, onStart);
    cpSync(built, unfinished, { recursive: true });
    rmSync(outDir, { recursive: true, force: true });
    renameSync(unfinished, outDir);
    rmSync(built, { recursive: true, force: true });
    writeFileSync(stamp, wanted);
  });
  return true;
}

const KEPT_CONTENT = join(ROOT, 'node_modules', '.astro', 'data-store.json');

async function runAstro(
  { name, root }: Build,
  logFile: string,
  env: Record<string, string>,
  onStart?: (build: Running) => void,
): Promise<void> {
  const build = startProcess(`${name} build`, join(ROOT, 'node_modules', '.bin', 'astro'), ['build', '--root', root], {
    cwd: ROOT,
    logFile,
    // Whoever asks for the build may be a test runner: React for development is twice the size.
    env: { ...env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  onStart?.(build);
  await build.ended;
  if (build.child.exitCode !== 0) throw new Error(`The ${name} could not be built.\n${lastLines(build.logFile, 20)}`);
}

/** One text for all that these files and folders hold, and for the address that a build is for. */
export function hashOfSources(sources: readonly string[], appUrl = ''): string {
  const hash = createHash('sha256').update(appUrl);
  for (const source of sources) {
    const path = join(ROOT, source);
    const files = source.includes('.') ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted();
    for (const file of files) {
      // Tests, and what Astro notes down for itself, make no difference.
      if (/\.test\.tsx?$|^\.astro\b/.test(file)) continue;
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
