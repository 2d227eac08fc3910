/**
 * `npm run typecheck`: type-checks everything in one run of TypeScript 7, limited to what a change can affect. The
 * compiler keeps each folder's declarations in `dist/types`, and checks `.astro` files there as TSX.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { withLock } from '../lock.mjs';
import { makeAstroCopies } from './astro-copies.ts';
import { hashOfSources } from './site-build.ts';
import { ROOT } from './stack.ts';

const TYPES = join(ROOT, 'dist', 'types');
const CONTENT_TYPES = ['.astro/types.d.ts', '.astro/content.d.ts', '.astro/fonts.d.ts'];
const CONTENT_SOURCES = ['site/src/content.config.ts', 'astro.config.mjs', 'package-lock.json'];
/** Builds two projects at once. More checkers per project would duplicate work. */
const COMPILER_ARGS = ['--build', '--checkers', '1', '--builders', '2'];
/** The compiler is a Go program. Less frequent garbage collection makes it a third faster. */
const COMPILER_ENV = { GOGC: '400', GOMEMLIMIT: '2GiB' };

process.exitCode = (await makeContentTypes()) && (await checkTypes()) ? 0 : 1;

/** Generates the types for content collections and fonts if their definitions have changed. */
async function makeContentTypes(): Promise<boolean> {
  const stamp = join(TYPES, 'content.passed');
  // Hashes the sources before `astro sync` runs, because it writes lock files and types.
  const wanted = hashOfSources(CONTENT_SOURCES);
  const areThere = CONTENT_TYPES.every((file) => existsSync(join(ROOT, file)));
  if (areThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  // Locked because a site build writes the same files.
  const code = await withLock(join(ROOT, '.building'), 'generates the types of the content', async () => {
    const env = { ASTRO_TELEMETRY_DISABLED: '1' };
    return run(join(ROOT, 'node_modules', '.bin', 'astro'), ['sync', '--silent'], env, console.error);
  });
  if (code !== 0) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

async function checkTypes(): Promise<boolean> {
  const { faults, inSource } = makeAstroCopies(TYPES);
  for (const fault of faults) console.error(fault);
  const compiler = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const print = (line: string) => console.error(inSource(line));
  const code = await run(process.execPath, [compiler, ...COMPILER_ARGS], COMPILER_ENV, print);
  return code === 0 && faults.length === 0;
}

/** Runs a program in the clone and passes each line it prints to `print`. Resolves with its exit code. */
async function run(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  print: (line: string) => void,
): Promise<number | null> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', print);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}
