/**
 * `npm run typecheck`: checks all types, and only what a change can affect. The compiler keeps the declarations of each
 * house in `dist/types`. Copies of the `.astro` files there import these, so they are checked again when either changes.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { hashOfSources } from './site-build.ts';
import { ROOT } from './stack.ts';

const TYPES = join(ROOT, 'dist', 'types');
const CONTENT_TYPES = ['.astro/types.d.ts', '.astro/content.d.ts', '.astro/fonts.d.ts'];
const WITH_ASTRO_FILES = ['site', 'dev'];
/** What `.astro` files can import. */
const DECLARATIONS = ['contract', 'matching', ...WITH_ASTRO_FILES];

process.exitCode = (await makeContentTypes()) && runCompiler() && (await checkAstroFiles()) ? 0 : 1;

/** Generates the types of the content collections and fonts where their definitions have changed. */
async function makeContentTypes(): Promise<boolean> {
  const sources = ['site/src/content.config.ts', 'astro.config.mjs', 'package-lock.json'];
  const isMissing = CONTENT_TYPES.some((file) => !existsSync(join(ROOT, file)));
  return unlessPassed('content', sources, isMissing, () =>
    // A build of the site writes the same files.
    withLock(join(ROOT, '.building'), 'generates the types of the content', async () => astro('sync')),
  );
}

function runCompiler(): boolean {
  const compiler = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
  return spawnSync(process.execPath, [compiler, '--build'], { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

async function checkAstroFiles(): Promise<boolean> {
  removeStale();
  for (const house of WITH_ASTRO_FILES) {
    for (const file of filesIn(join(ROOT, house)).filter((name) => name.endsWith('.astro'))) {
      const copy = join(TYPES, house, file);
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(join(ROOT, house, file), copy);
    }
  }
  const sources = [
    ...DECLARATIONS.map((house) => `dist/types/${house}`),
    ...CONTENT_TYPES,
    'tsconfig.base.json',
    'tsconfig.astro.json',
    'package-lock.json',
  ];
  return unlessPassed('astro', sources, false, () =>
    astro('check', '--noSync', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'),
  );
}

/** Removes what was made from files that are gone: an import of one must fail. */
function removeStale(): void {
  for (const house of DECLARATIONS) {
    for (const file of filesIn(join(TYPES, house)).filter((name) => /\.(d\.m?ts|astro)$/.test(name))) {
      const source = join(ROOT, house, file.replace(/\.d\.m?ts$/, ''));
      const isThere = ['', '.ts', '.tsx', '.mjs'].some((extension) => existsSync(source + extension));
      if (!isThere) rmSync(join(TYPES, house, file));
    }
  }
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}

/** Runs a check unless it has passed with the same sources; `isMissing` runs it in any case. */
async function unlessPassed(
  name: string,
  sources: readonly string[],
  isMissing: boolean,
  check: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const stamp = join(TYPES, `${name}.passed`);
  const wanted = hashOfSources(sources);
  if (!isMissing && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  if (!(await check())) return false;
  mkdirSync(TYPES, { recursive: true });
  // `sync` writes what `check` reads, so the hash is of the sources as they were before.
  writeFileSync(stamp, wanted);
  return true;
}

/** Runs Astro; prints what it says where it fails, with the paths of the sources. */
function astro(...args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules', '.bin', 'astro'), args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) console.error(`${stdout}${stderr}`.replaceAll('dist/types/', ''));
  return status === 0;
}
