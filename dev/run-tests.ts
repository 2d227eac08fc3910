/**
 * `npm test`: every check and the fast tests, each once, the fastest first. Ends with the line "N passed, N failed".
 * Usage: npm test [-- name …] runs only the parts with these names; those on demand run only when they are named.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ensureChromium } from './chromium.ts';
import { signalGroup } from './processes.ts';
import { buildSite } from './site-build.ts';
import { ROOT } from './stack.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Part {
  name: string;
  run: () => Promise<Count>;
  onDemand?: true;
}

const RESULTS = join(ROOT, 'test-results');
const SITE = join(ROOT, 'dist', 'site');
const SITE_URL = 'http://localhost:8787';
/** How `dev/check-audit.ts` ends where the registry did not answer. */
const UNANSWERED = 3;
const WORKER_BUNDLE = join(ROOT, 'dist', 'worker');

const PARTS: Part[] = [
  { name: 'lint', run: () => check('biome', ['ci', '--error-on-warnings', '--colors=off']) },
  { name: 'texts', run: () => check('node', ['dev/check-texts.ts']) },
  { name: 'catalogue', run: () => check('node', ['dev/check-catalogue.ts']) },
  { name: 'coverage', run: () => check('node', ['dev/check-coverage.ts']) },
  { name: 'security table', run: () => check('node', ['dev/check-security.ts']) },
  { name: 'astro types', run: () => check('astro', ['check', '--minimumFailingSeverity', 'warning']) },
  // After Astro's own check, which writes the types of the content collections.
  { name: 'types', run: () => check('tsc', ['--project', '.']) },
  { name: 'dead code', run: () => check('knip', []) },
  { name: 'site build', run: () => counted(() => buildSite(SITE, SITE_URL)) },
  { name: 'worker build', run: () => check('wrangler', ['deploy', '--dry-run', '--outdir', WORKER_BUNDLE]) },
  { name: 'secrets', run: () => check('node', ['dev/check-secrets.ts']) },
  { name: 'budgets', run: () => check('node', ['dev/check-budgets.ts', SITE, WORKER_BUNDLE]) },
  { name: 'links', run: () => check('node', ['dev/check-links.ts', SITE]) },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'api', run: () => vitest('api') },
  { name: 'components', run: () => playwright('components', '--config', 'tests/components/playwright.config.ts') },
  { name: 'browser', run: () => playwright('browser', '--project=e2e') },
  { name: 'lifecycle', run: () => vitest('lifecycle') },
  { name: 'load', run: () => vitest('load'), onDemand: true },
  { name: 'faults', run: () => vitest('faults'), onDemand: true },
  { name: 'faults browser', run: () => playwright('faults browser', '--project=faults'), onDemand: true },
  { name: 'audit', run: () => audit(), onDemand: true },
  { name: 'security', run: () => vitest('security'), onDemand: true },
  { name: 'security browser', run: () => playwright('security browser', '--project=security'), onDemand: true },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". The parts: ${PARTS.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const started = Date.now();
const total: Count = { passed: 0, failed: 0 };
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

/** What runs now, in a group of its own, so that a stop ends it with all that it started. */
let current: number | undefined;
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end(), 300).unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

function end(): void {
  if (current !== undefined) signalGroup(current, 'SIGTERM');
  setTimeout(() => {
    if (current !== undefined) signalGroup(current, 'SIGKILL');
    process.exit(1);
  }, 1500);
}

for (const { name, run, onDemand } of PARTS) {
  if (wanted.length > 0 ? !wanted.includes(name) : onDemand) continue;
  const begun = Date.now();
  console.log(`\n── ${name}`);
  const count = await run();
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
}

console.log(`\nAll in ${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs a program of ours or of the packages; its output is shown. */
function runProgram(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
        WRANGLER_SEND_METRICS: 'false',
        ...env,
      },
    });
    current = child.pid;
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => {
      current = undefined;
      resolve(code ?? 1);
    });
  });
}

async function check(command: string, args: string[]): Promise<Count> {
  return (await runProgram(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts neither way where the registry did not answer. */
async function audit(): Promise<Count> {
  const code = await runProgram('node', ['dev/check-audit.ts']);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 || code === UNANSWERED ? 0 : 1 };
}

async function counted(run: () => Promise<unknown>): Promise<Count> {
  try {
    await run();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function vitest(project: string): Promise<Count> {
  const file = join(RESULTS, `${project}.json`);
  const code = await runProgram('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
  const read = readReport(file, report);
  return honest(code, read ? { passed: read.numPassedTests, failed: read.numFailedTests } : null);
}

async function playwright(name: string, ...args: string[]): Promise<Count> {
  try {
    ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  const file = join(RESULTS, `${name}.json`);
  const code = await runProgram('playwright', ['test', ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const schema = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });
  const read = readReport(file, schema);
  return honest(code, read ? { passed: read.stats.expected, failed: read.stats.unexpected + read.stats.flaky } : null);
}

function readReport<T>(file: string, schema: z.ZodMiniType<T>): T | null {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** A runner that failed without a failed test, or left no report, counts as one failure. */
function honest(code: number, count: Count | null): Count {
  if (!count) return { passed: 0, failed: 1 };
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
