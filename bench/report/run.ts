/**
 * Runs the benches one after another, each in its own process. Saves the figures in bench/results/latest.json, draws
 * the plots and writes bench/results/README.md. Prints one table; fails if a bound is missed. `--draw` skips all
 * measurements.
 * Usage: npm run bench [-- --only a,b] [--quick] [--million] [--draw]
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signalGroup } from '../../dev/run/processes.ts';
import { ROOT } from '../../dev/run/stack.ts';
import { BENCHES, type Bench } from './all-benches.ts';
import { writeDocument } from './document.ts';
import { benchResult, isHeld } from './figure.ts';
import { drawPlots } from './plots.ts';
import { type Results, type Run, readResults, thisMachine, writeResults } from './results-file.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    draw: { type: 'boolean', default: false },
  },
});
const names = values.only?.split(',') ?? BENCHES.map(({ name }) => name);
const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  const known = BENCHES.map(({ name }) => name).join(', ');
  console.error(`There is no bench "${unknown.join('", "')}". The benches: ${known}`);
  process.exit(1);
}

let current: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // The bench stops everything it started.
    if (current !== undefined) signalGroup(current, signal);
    process.exit(1);
  });
}

const chosen = values.draw ? [] : BENCHES.filter(({ name }) => names.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'grantlight-benches-'));
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
const before = readResults();
const now: Results = {};
try {
  for (const bench of chosen) {
    console.log(`\n── ${bench.name}: ${bench.title}`);
    if (bench.needsSamples && !process.env['SAMPLE_DATA_DIR']) {
      console.log('Skipped: SAMPLE_DATA_DIR, the folder of its data, is not set.');
      continue;
    }
    now[bench.name] = await runBench(bench);
    // Saves after each bench, so a later failure doesn't lose measurements.
    writeResults(kept());
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const all = kept();
drawPlots(all);
writeDocument(all);
print(now);

/** Merges the new runs into the saved ones. A short or failed run doesn't replace a full one. */
function kept(): Results {
  const worse = ({ quick, failure }: Run) => quick || failure !== null;
  const isKept = (name: string, run: Run) => !worse(run) || !before[name] || worse(before[name]);
  return { ...before, ...Object.fromEntries(Object.entries(now).filter(([name, run]) => isKept(name, run))) };
}

async function runBench(bench: Bench): Promise<Run> {
  const file = join(folder, `${bench.name}.json`);
  const args = (values.quick ? bench.quick : values.million ? bench.million : undefined) ?? bench.args ?? [];
  const begun = performance.now();
  const code = await runProcess([join('bench', bench.script), ...args, '--json', file]);
  const seconds = (performance.now() - begun) / 1000;
  const quick = values.quick && !bench.isTimeless;
  const about = { at: new Date().toISOString(), commit, machine: thisMachine(), quick, seconds };
  if (!existsSync(file)) return { ...about, failure: `It exited with ${code} and wrote no figures`, figures: [] };
  const { measured, bounds, series } = benchResult.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { ...about, failure: null, figures: measured ?? bounds ?? [], ...(series === undefined ? {} : { series }) };
}

function runProcess(args: string[]): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', detached: true });
    current = child.pid;
    child.once('error', () => resolve(null));
    child.once('exit', (code) => {
      current = undefined;
      resolve(code);
    });
  });
}

function print(results: Results): void {
  const shown = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : Math.round(value * 100) / 100;
  console.log();
  console.table(
    Object.entries(results).flatMap(([bench, { figures }]) =>
      figures.map((figure) => ({
        bench,
        figure: figure.what,
        measured: shown(figure.measured),
        bound: boundOf(figure),
        holds: boundOf(figure) === '–' ? '–' : isHeld(figure) ? 'yes' : 'NO',
        reference: figure.reference ? `${figure.reference.what}: ${shown(figure.reference.measured)}` : '–',
      })),
    ),
  );
  const failed = Object.entries(results).filter(([, { failure }]) => failure !== null);
  for (const [name, { failure }] of failed) console.error(`${name}: ${failure}.`);
  const held = Object.values(results).every(({ figures }) =>
    figures.every((figure) => boundOf(figure) === '–' || isHeld(figure)),
  );
  process.exitCode = failed.length === 0 && held ? 0 : 1;
}

function boundOf({ atMost, atLeast }: Run['figures'][number]): string {
  if (atMost !== undefined) return `≤ ${shownBound(atMost)}`;
  return atLeast === undefined ? '–' : `≥ ${shownBound(atLeast)}`;
}

function shownBound(bound: number): number {
  return Math.round(bound * 1000) / 1000;
}
