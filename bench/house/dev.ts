/**
 * Measures the time from saving an edit to seeing it in the browser under `npm run dev`: an island, a page, a style, a
 * text, a Worker route and a matching rule. Also checks that typed text survives. Edits files in this clone and always
 * restores them. Prints a table; fails if a bound is missed.
 * Usage: npm run bench:dev [-- --json FILE] [--rounds 5]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { median, printTable } from '../../dev/catalog/figures.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../dev/run/chromium.ts';
import { freePort } from '../../dev/run/processes.ts';
import { ROOT } from '../../dev/run/stack.ts';
import { type Figure, isHeld, writeResult } from '../report/figure.ts';
import { EDITS, type Edit, TYPED } from './dev-edits.ts';

const MOST_SECONDS = 2;
const SEEN_WITHIN_MS = 20_000;

const { values } = parseArgs({ options: { json: { type: 'string' }, rounds: { type: 'string', default: '5' } } });
const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-dev-'));
const originals = new Map<string, string>();
const port = await freePort();
const appUrl = `http://localhost:${port}`;
const server = spawn(process.execPath, [join('dev', 'run', 'dev.ts')], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, APP_URL: appUrl },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
// Restores the clone's files however this process ends.
process.on('exit', restoreAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void end().then(() => process.exit(1)));

const rows: { what: string; seconds: number[]; keeps: boolean | null }[] = [];
try {
  await untilReady();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  for (const edit of EDITS) rows.push(await measure(page, edit));
  await browser.close();
} finally {
  await end();
}

const figures = rows.flatMap(figuresOf);
printTable(
  'From writing an edit to seeing it',
  rows.map(({ what, seconds, keeps }) => ({
    what,
    'median, s': median(seconds),
    'worst, s': Math.max(...seconds),
    'most, s': MOST_SECONDS,
    'typed text stays': keeps === null ? '–' : keeps ? 'yes' : 'NO',
  })),
);
writeResult(values.json, { measured: figures });
process.exitCode = figures.every(isHeld) ? 0 : 1;

async function measure(page: Page, edit: Edit): Promise<(typeof rows)[number]> {
  await edit.open(page, { appUrl, dataDir });
  const seconds: number[] = [];
  let keeps = edit.typedIn ? true : null;
  // The first round is a warm-up.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const mark = `edit-${round}`;
    if (edit.typedIn) await page.locator(edit.typedIn).fill(TYPED);
    const begun = performance.now();
    write(edit, mark);
    await edit.seen(page, mark, SEEN_WITHIN_MS);
    if (round > 0) seconds.push((performance.now() - begun) / 1000);
    if (edit.typedIn && (await page.locator(edit.typedIn).inputValue()) !== TYPED) keeps = false;
    restoreAll();
    await edit.seen(page, null, SEEN_WITHIN_MS);
  }
  return { what: edit.what, seconds, keeps };
}

function figuresOf({ what, seconds, keeps }: (typeof rows)[number]): Figure[] {
  return [
    { what: `${what}: worst, s`, measured: Math.max(...seconds), atMost: MOST_SECONDS },
    ...(keeps === null ? [] : [{ what: `${what}: typed text stays`, measured: Number(keeps), atLeast: 1 }]),
  ];
}

function write({ file, apply }: Edit, mark: string): void {
  const path = join(ROOT, file);
  const text = originals.get(path) ?? readFileSync(path, 'utf8');
  const edited = apply(text, mark);
  if (edited === text) throw new Error(`${file} no longer contains the text that bench/house/dev-edits.ts edits.`);
  originals.set(path, text);
  writeFileSync(path, edited);
}

function restoreAll(): void {
  for (const [path, text] of originals) writeFileSync(path, text);
  originals.clear();
}

/** Resolves when `npm run dev` has printed its last line. */
function untilReady(): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (chunk.includes('Edits show at once')) resolve();
    });
    void ended.then(() => reject(new Error('npm run dev ended.')));
  });
}

async function end(): Promise<void> {
  restoreAll();
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
