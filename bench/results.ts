/**
 * Measures the results page as a person experiences it, in Chromium: from pressing Enter to the painted list, next to
 * the API's response time. Uses the real Worker and database server with generated programs. Prints tables; fails if
 * the bound is missed.
 * Usage: npm run bench:results [-- --json FILE] [--programs 10000]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type Bound, holds, median, percentile, printTable } from '../dev/catalog/figures.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../dev/run/chromium.ts';
import { type Running, signalGroup, stopProcess } from '../dev/run/processes.ts';
import { type Painted, searchAndPaint } from './pages/results-paint.ts';
import { openResults, serveProduct } from './pages/results-product.ts';
import { KINDS, type Kind, queriesOf } from './speed/speed-queries.ts';

const SEARCHES = 20;
const WARM_UP = 5;
const BOUND_MS = 150;

const { values } = parseArgs({ options: { json: { type: 'string' }, programs: { type: 'string', default: '10000' } } });
const programs = Number(values.programs);
const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-results-'));
const running: Running[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const { child } of running) if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(1);
  });
}

interface Figures {
  words: Kind;
  searches: number;
  /** Medians in ms. */
  painted: number;
  paintedP90: number;
  answer: number;
  /** The time the page adds: reading the response, then building and painting the list. */
  page: number;
}

const figures: Figures[] = [];
try {
  console.log(`Loading ${programs} programs …`);
  const product = await serveProduct(dataDir, programs, (server) => running.push(server));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  const page = await openResults(browser, product);
  console.log('Measuring …');
  for (const words of KINDS) {
    const queries = queriesOf(words, WARM_UP + SEARCHES, programs).map((query) => query.join(' '));
    const times: Painted[] = [];
    for (const query of queries) times.push(await searchAndPaint(page, query));
    figures.push(figuresOf(words, times.slice(WARM_UP)));
  }
  await browser.close();
} finally {
  for (const server of running.toReversed()) await stopProcess(server);
  rmSync(dataDir, { recursive: true, force: true });
}

printTable(
  `${programs} programs: medians in ms`,
  figures.map(({ words, searches, painted, paintedP90, answer, page }) => ({
    words,
    searches,
    'Enter to painted list': painted,
    'its 90th percentile': paintedP90,
    "the API's answer": answer,
    'what the page adds': page,
  })),
);
const bounds: Bound[] = figures.map(({ words, painted }) => ({
  what: `Enter to painted list, ${words} words, ms`,
  measured: painted,
  atMost: BOUND_MS,
}));
printTable(
  'What must hold',
  bounds.map((bound) => ({ ...bound, holds: holds(bound) ? 'yes' : 'NO' })),
);
if (values.json) writeFileSync(values.json, `${JSON.stringify({ programs, figures, bounds }, null, 2)}\n`);
process.exitCode = bounds.every(holds) ? 0 : 1;

function figuresOf(words: Kind, times: readonly Painted[]): Figures {
  const painted = times.map((time) => time.painted);
  return {
    words,
    searches: times.length,
    painted: median(painted),
    paintedP90: percentile(painted, 0.9),
    answer: median(times.map(({ answer }) => answer)),
    page: median(times.map((time) => time.painted - time.answer)),
  };
}
