import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ensureChromium } from './chromium.ts';
import { buildSite } from './site-build.ts';
import { ROOT } from './stack.ts';
import { buildWorker } from './worker-build.ts';

export interface Count {
  passed: number;
  failed: number;
}

/** Runs a program with additional environment variables. Resolves with its exit code after all output is shown. */
export type RunProgram = (command: string, args: string[], env?: Record<string, string>) => Promise<number>;

export interface Part {
  name: string;
  run: (program: RunProgram) => Promise<Count>;
  /** Runs only if it's named: `npm run test:screens`, `test:load`, `test:faults`, `test:security`, `test:month`. */
  onDemand?: true;
  /** Runs with `npm test -- quick`, before a change is committed. */
  quick?: true;
  /** Runs in parallel with the other lane's parts. Parts in the same lane run in order. */
  lane?: 'sources' | 'builds';
}

export const RESULTS = join(ROOT, 'test-results');
const SITE = join(ROOT, 'dist', 'site');
const SITE_URL = 'http://localhost:8787';
/** The exit code of `dev/checks/check-audit.ts` if the registry doesn't respond. */
const UNANSWERED = 3;

/** The tests that break first when a change is wrong: permissions, accounts, search, a program, payment. */
const API_SMOKE = ['rights', 'account', 'grants', 'program-detail', 'saved.test', 'billing.test'];
/** The paths of a visitor and a member through the product. */
const BROWSER_SMOKE = ['visitor.spec', 'e2e/member.spec', 'home.spec'];

/** All checks and tests in order; those that fail fast come first. Two lanes keep two cores busy. */
export const PARTS: readonly Part[] = [
  { ...check('lint', 'biome', 'ci', '--error-on-warnings', '--colors=off'), lane: 'sources', quick: true },
  { ...check('imports', 'node', 'dev/checks/check-imports.ts'), lane: 'sources', quick: true },
  { ...check('texts', 'node', 'dev/checks/check-texts.ts'), lane: 'sources', quick: true },
  { ...check('translations', 'node', 'dev/checks/check-translations.ts'), lane: 'sources', quick: true },
  { ...check('catalog', 'node', 'dev/checks/check-catalog.ts'), lane: 'sources', quick: true },
  { ...check('security table', 'node', 'dev/checks/check-security.ts'), lane: 'sources' },
  { ...vitest('unit', { args: ['--maxWorkers=1'] }), lane: 'sources', quick: true },
  { name: 'site build', run: () => counted(() => buildSite(SITE, SITE_URL)), lane: 'builds', quick: true },
  { name: 'worker build', run: () => counted(buildWorker), lane: 'builds' },
  { ...check('budgets', 'node', 'dev/checks/check-budgets.ts'), lane: 'builds' },
  { ...check('links', 'node', 'dev/checks/check-links.ts', SITE), lane: 'builds' },
  { ...check('secrets', 'node', 'dev/checks/check-secrets.ts'), lane: 'builds' },
  { ...check('coverage', 'node', 'dev/checks/check-coverage.ts'), lane: 'builds', quick: true },
  { ...check('dead code', 'knip'), lane: 'builds', quick: true },
  { ...check('dead code in production', 'knip', '--production', '--include=files,exports,types'), lane: 'builds' },
  { ...check('types', 'node', 'dev/run/typecheck.ts'), lane: 'builds', quick: true },
  { ...vitest('api smoke', { project: 'api', args: API_SMOKE }), onDemand: true, quick: true },
  { ...playwright('browser smoke', '--project=e2e', ...BROWSER_SMOKE), onDemand: true, quick: true },
  vitest('api'),
  playwright('browser', '--project=e2e'),
  vitest('lifecycle'),
  { ...playwright('components', '--config', 'tests/components/playwright.config.ts'), onDemand: true },
  { ...playwright('screens', '--project=screens'), onDemand: true },
  {
    ...vitest('billing', { project: 'api', args: ['money-table'], env: { MONEY_TABLE: 'whole' } }),
    onDemand: true,
  },
  { ...check('month', 'node', 'tests/month/run.ts'), onDemand: true },
  { ...vitest('rehearsal'), onDemand: true },
  { ...vitest('load'), onDemand: true },
  { ...vitest('faults'), onDemand: true },
  { ...playwright('faults browser', '--project=faults'), onDemand: true },
  { name: 'audit', run: audit, onDemand: true },
  { ...vitest('security'), onDemand: true },
  { ...playwright('security browser', '--project=security'), onDemand: true },
];

/** A part that runs a program whose exit code is its result. */
function check(name: string, command: string, ...args: string[]): Part {
  return {
    name,
    run: async (program) =>
      (await program(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  };
}

/** Runs the audit. Counts as neither pass nor fail if the registry doesn't respond. */
async function audit(program: RunProgram): Promise<Count> {
  const code = await program('node', ['dev/checks/check-audit.ts']);
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

interface VitestOptions {
  project?: string;
  args?: string[];
  env?: Record<string, string>;
}

function vitest(name: string, { project = name, args = [], env = {} }: VitestOptions = {}): Part {
  const file = join(RESULTS, `${name.replace(' ', '-')}.json`);
  const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    async run(program) {
      const code = await program('vitest', ['run', '--project', project, ...reporters, ...args], env);
      const read = readReport(file, report);
      return honest(code, read ? { passed: read.numPassedTests, failed: read.numFailedTests } : null);
    },
  };
}

function playwright(name: string, ...args: string[]): Part {
  const file = join(RESULTS, `${name.replace(' ', '-')}.json`);
  const report = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });
  return {
    name,
    async run(program) {
      const { failed } = await counted(async () => ensureChromium());
      if (failed > 0) return { passed: 0, failed };
      const code = await program('playwright', ['test', ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
      const read = readReport(file, report);
      return honest(code, read && { passed: read.stats.expected, failed: read.stats.unexpected + read.stats.flaky });
    },
  };
}

function readReport<T>(file: string, schema: z.ZodMiniType<T>): T | null {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Counts one failure if a runner failed without a failed test or left no report. */
function honest(code: number, count: Count | null): Count {
  if (!count) return { passed: 0, failed: 1 };
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
