/**
 * Measures how long the site takes to build, with the real programs and with ten thousand. Each build is cold, with its
 * own cache. Prints a table; fails if a bound is missed.
 * Usage: npm run bench:build [-- --json FILE] [--programs 10000]
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bound, holds, printTable } from '../../dev/catalog/figures.ts';
import { withLock } from '../../dev/lock.mjs';
import { lastLines, type Running, signalGroup, startProcess } from '../../dev/run/processes.ts';
import { ROOT } from '../../dev/run/stack.ts';
import type { Figure } from '../report/figure.ts';
import { writePrograms } from './build-corpus.ts';

interface Build {
  programs: number;
  pages: number;
  seconds: number;
  /** CPU time of all threads, unaffected by other programs on the machine. Null without /proc. */
  cpuSeconds: number | null;
  largestHtmlKb: number;
}

const PROGRAMS = join(ROOT, 'site', 'src', 'content', 'programs');
const SMALL_SECONDS = 30;
const LARGE_SECONDS = 180;
const CLOCK_TICKS = 100;
const MOST_HTML_KB = 45;

const { values } = parseArgs({ options: { json: { type: 'string' }, programs: { type: 'string', default: '10000' } } });
const real = readdirSync(PROGRAMS).filter((file) => file.endsWith('.yaml')).length;
const work = mkdtempSync(join(tmpdir(), 'grantlight-build-'));
// Astro moves files between its folders, so they must be on the same disk as the clone.
const outDir = join(ROOT, 'dist', 'bench');
let running: Running | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    if (running?.child.pid !== undefined) signalGroup(running.child.pid, 'SIGKILL');
    tidy();
    process.exit(1);
  });
}

try {
  const builds = [await measured(real), await measured(Number(values.programs))];
  printTable(
    'Cold builds of the site',
    builds.map(({ cpuSeconds, ...build }) => ({ ...build, cpuSeconds: cpuSeconds ?? '–' })),
  );
  // On a busy machine, CPU time shows how long the build would take on an idle one.
  const bounds: Bound[] = builds.map(({ programs, seconds, cpuSeconds }, place) => ({
    what: `seconds for ${programs} programs`,
    measured: Math.min(seconds, cpuSeconds ?? seconds),
    atMost: place === 0 ? SMALL_SECONDS : LARGE_SECONDS,
  }));
  printTable(
    'What must hold',
    bounds.map((bound) => ({ ...bound, holds: holds(bound) ? 'yes' : 'NO' })),
  );
  if (values.json)
    writeFileSync(values.json, `${JSON.stringify({ measured: figuresOf(builds, bounds), builds, bounds }, null, 2)}\n`);
  process.exitCode = bounds.every(holds) ? 0 : 1;
} finally {
  tidy();
}

/** Adds the figures that have no bound, such as the wall-clock time and the page count. */
function figuresOf(builds: readonly Build[], bounds: readonly Bound[]): Figure[] {
  return builds.flatMap(({ pages, seconds, largestHtmlKb }, place) => {
    const name = place === 0 ? 'the real programs' : 'the large catalog';
    const held = bounds[place];
    return [
      { what: `${name}: s by the clock`, measured: seconds },
      ...(held ? [{ ...held, what: `${name}: s, of the processor where that is less` }] : []),
      { what: `${name}: pages`, measured: pages },
      { what: `${name}: largest HTML, KB`, measured: largestHtmlKb, atMost: MOST_HTML_KB },
    ];
  });
}

async function measured(programs: number): Promise<Build> {
  const content = join(work, `programs-${programs}`);
  writePrograms(PROGRAMS, content, programs);
  console.log(`Building with ${programs} programs …`);
  return withLock(join(ROOT, '.building'), 'measures the build', async () => {
    const begun = performance.now();
    running = startProcess('site build', join(ROOT, 'node_modules', '.bin', 'astro'), ['build', '--root', ROOT], {
      cwd: ROOT,
      logFile: join(work, `build-${programs}.log`),
      env: {
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
        PROGRAMS_DIR: content,
        SITE_OUT_DIR: outDir,
        SITE_CACHE_DIR: join(work, `cache-${programs}`),
      },
    });
    const { pid } = running.child;
    let cpuSeconds: number | null = null;
    const watch = setInterval(() => {
      cpuSeconds = (pid === undefined ? null : cpuSecondsOf(pid)) ?? cpuSeconds;
    }, 200);
    await running.ended;
    clearInterval(watch);
    const seconds = (performance.now() - begun) / 1000;
    if (running.child.exitCode !== 0) throw new Error(`The build failed.\n${lastLines(running.logFile, 20)}`);
    const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    const largest = Math.max(...pages.map((page) => statSync(join(outDir, page)).size));
    console.log(`${pages.length} pages in ${seconds.toFixed(1)} s`);
    return { programs, pages: pages.length, seconds, cpuSeconds, largestHtmlKb: largest / 1024 };
  });
}

/** Returns the user and system time of a process and its threads, from fields 14 and 15 of its `stat` file. */
function cpuSecondsOf(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  try {
    const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
  } catch {
    return null;
  }
}

function tidy(): void {
  rmSync(work, { recursive: true, force: true });
  if (existsSync(outDir)) rmSync(outDir, { recursive: true, force: true });
}
