/**
 * `npm test`: runs every check and the fast tests once each. The last line is "N passed, N failed". `npm test -- quick`
 * runs what a change has to pass before it's committed, in under four minutes.
 * Usage: npm test [-- name …] runs only the named parts; on-demand parts run only if named.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { signalGroup } from './processes.ts';
import { ROOT } from './stack.ts';
import { type Count, PARTS, type Part, RESULTS, type RunProgram } from './test-parts.ts';

const QUICK = 'quick';
const wanted = process.argv.slice(2).flatMap(expanded);
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no part "${unknown.join('", "')}". The parts: ${QUICK}, ${PARTS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
const started = Date.now();
const total: Count = { passed: 0, failed: 0 };
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

/** The running process groups, for stopping everything they started. */
const running = new Set<number>();
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end(), 300).unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

function end(): void {
  for (const pid of running) signalGroup(pid, 'SIGTERM');
  setTimeout(() => {
    for (const pid of running) signalGroup(pid, 'SIGKILL');
    process.exit(1);
  }, 1500);
}

for (const parts of stepsOf(
  PARTS.filter(({ name, onDemand }) => (wanted.length > 0 ? wanted.includes(name) : !onDemand)),
)) {
  await Promise.all(lanesOf(parts).map((lane) => runInTurn(lane)));
}

console.log(`\nAll in ${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function expanded(name: string): string[] {
  return name === QUICK ? PARTS.filter(({ quick }) => quick).map((part) => part.name) : [name];
}

/** Groups the parts into sequential steps. Consecutive parts with a lane form one step. */
function stepsOf(parts: readonly Part[]): Part[][] {
  const steps: Part[][] = [];
  for (const part of parts) {
    const last = steps.at(-1);
    if (part.lane && last?.[0]?.lane) last.push(part);
    else steps.push([part]);
  }
  return steps;
}

function lanesOf(parts: Part[]): Part[][] {
  return [...Map.groupBy(parts, ({ lane }) => lane).values()];
}

async function runInTurn(parts: Part[]): Promise<void> {
  for (const { name, run, lane } of parts) {
    const begun = Date.now();
    console.log(`\n── ${name}`);
    const count = await run(lane ? runQuietly : runProgram);
    total.passed += count.passed;
    total.failed += count.failed;
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
  }
}

/** Runs one of our own programs, or one from a package, and shows its output as it arrives. */
function runProgram(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return runWith('inherit', command, args, env);
}

/** Shows the output at the end, because parallel outputs would get mixed up. */
function runQuietly(...[command, args, env = {}]: Parameters<RunProgram>): Promise<number> {
  return runWith('pipe', command, args, env);
}

function runWith(
  output: 'inherit' | 'pipe',
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        NO_COLOR: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
        WRANGLER_SEND_METRICS: 'false',
        ...env,
      },
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => {
      if (pid !== undefined) running.delete(pid);
      process.stdout.write(Buffer.concat(chunks));
      resolve(code ?? 1);
    });
  });
}
