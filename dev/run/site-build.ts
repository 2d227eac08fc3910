import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contract/locales.ts';
import { withLock } from '../lock.mjs';
import { lastLines, type Running, startProcess } from './processes.ts';
import { ROOT } from './stack.ts';

interface Build {
  name: string;
  /** All inputs of the build. */
  sources: string[];
  /** The files that a complete build must have. */
  whole: string[];
  /** Each language has its own build. The default goes into the output folder, the others into subfolders. */
  locales: Locale[];
  /** The folder with Astro's configuration. */
  root: string;
  /** The environment variable that sets Astro's output folder. */
  outDirSetting: string;
}

const translations = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

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
    'content/word-pairs.json',
    'content/spanish-words.json',
    ...translations.map((locale) => `${locale}/404.html`),
  ],
  locales: [DEFAULT_LOCALE, ...translations],
  root: ROOT,
  outDirSetting: 'SITE_OUT_DIR',
};

const COMPONENTS: Build = {
  name: 'components',
  sources: [...SITE.sources, 'dev/components'],
  whole: ['all.html'],
  locales: [DEFAULT_LOCALE],
  root: join(ROOT, 'dev', 'components'),
  outDirSetting: 'COMPONENTS_OUT_DIR',
};

/**
 * Builds the site into `outDir` unless that already holds a build of the same sources. Passes the build's process to
 * `onStart`, so the caller can stop it. Returns whether it built anything. If the build fails, throws with its last
 * output.
 */
export async function buildSite(outDir: string, appUrl: string, onStart?: (build: Running) => void): Promise<boolean> {
  return build(SITE, outDir, appUrl, onStart);
}

/** Builds the development site for components in the same way. It has no URL of its own. */
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
  // Locked because Astro keeps its intermediate files in one place in the clone, whatever the output folder.
  await withLock(join(ROOT, '.building'), `builds the ${what.name}`, async () => {
    rmSync(stamp, { force: true });
    // Astro moves files between its folders, which must be on the same disk, so it builds in the clone and the result
    // is copied.
    const built = join(ROOT, 'dist', 'unfinished');
    const unfinished = `${outDir}.unfinished`;
    // Astro caches parsed content by file only, so after a schema change the cache would have the old shape.
    for (const left of [built, unfinished, KEPT_CONTENT]) rmSync(left, { recursive: true, force: true });
    mkdirSync(dirname(outDir), { recursive: true });
    for (const locale of what.locales) {
      const env: Record<string, string> = {
        ...{ [what.outDirSetting]: built, SITE_LOCALE: locale },
        ...(appUrl ? { APP_URL: appUrl } : {}),
      };
      await runAstro(what, `${outDir}.log`, env, onStart);
      cpSync(built, locale === DEFAULT_LOCALE ? unfinished : join(unfinished, locale), { recursive: true });
      for (const left of [built, KEPT_CONTENT]) rmSync(left, { recursive: true, force: true });
    }
    rmSync(outDir, { recursive: true, force: true });
    renameSync(unfinished, outDir);
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
    // A test runner may request the build with its own NODE_ENV, but React's development version is twice as large.
    env: { ...env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  onStart?.(build);
  await build.ended;
  if (build.child.exitCode !== 0) throw new Error(`The ${name} could not be built.\n${lastLines(build.logFile, 20)}`);
}

/** Hashes everything in these files and folders, plus the address that a build is for. */
export function hashOfSources(sources: readonly string[], appUrl = ''): string {
  const hash = createHash('sha256').update(appUrl);
  for (const source of sources) {
    const path = join(ROOT, source);
    const files = source.includes('.') ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted();
    for (const file of files) {
      // Tests and Astro's own notes don't affect the build.
      if (/\.test\.tsx?$|^\.astro\b/.test(file)) continue;
      const full = join(path, file);
      try {
        hash.update(`${source}/${file}\0`).update(readFileSync(full));
      } catch (error) {
        // Folders have no content of their own.
        if (!(error instanceof Error && 'code' in error && error.code === 'EISDIR')) throw error;
      }
    }
  }
  return hash.digest('hex');
}
