/**
 * Measures pages with Lighthouse on a simulated phone. The Worker serves the production build, and each page gets one
 * warm-up run and five more. Prints each run, the medians and all complaints. With `--member`, the visitor is a member
 * who has answered everything.
 * Usage: npm run bench:lighthouse [-- path …] [--member] [--json FILE] [--runs 5]
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { postRegister } from '../contract/account/account.ts';
import { putProfile } from '../contract/account/user.ts';
import { ownMembers } from '../dev/catalog/labeled-members.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../dev/run/chromium.ts';
import { freePort, signalGroup } from '../dev/run/processes.ts';
import { newPerson } from '../tests/factories/people.ts';
import { Client } from '../tests/harness/client.ts';
import { newDataDir, npmStart, untilReady } from '../tests/harness/product/start.ts';
import { type Figure, isHeld, writeResult } from './report/figure.ts';

const PUBLIC = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
/** No SEO score, because members' pages are hidden from search engines. */
const MEMBERS = { performance: 98, accessibility: 100, 'best-practices': 100 };
const TRANSFER_BOUND = 120;
/** The audits to report, with the divisor that converts each value to the table's unit. */
const MEASURES = {
  'FCP ms': ['first-contentful-paint', 1],
  'LCP ms': ['largest-contentful-paint', 1],
  'TBT ms': ['total-blocking-time', 1],
  CLS: ['cumulative-layout-shift', 1],
  'transfer KB': ['total-byte-weight', 1024],
} as const;

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'string' },
    runs: { type: 'string', default: '5' },
    member: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const paths = positionals.length > 0 ? positionals : ['/'];
/** The minimum score for each category. */
const bounds: Record<string, number> = values.member ? MEMBERS : PUBLIC;
const port = await freePort();
const dataDir = newDataDir({ withSite: false });
const address = `http://localhost:${port}`;
// Built for the address it's served at, because the canonical link must point to the measured page.
const product = await npmStart({ port, dataDir, env: { APP_URL: address } });
const debuggingPort = await freePort();
const measuredPages: Figure[] = [];

try {
  await untilReady(product);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    // Playwright disables the back-forward cache, but real users have it enabled.
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-features=BackForwardCache'],
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${debuggingPort}`],
  });
  if (values.member) await signIn(browser);
  for (const path of paths) measuredPages.push(...(await measurePage(path)));
  await browser.close();
} finally {
  if (product.child.pid !== undefined) signalGroup(product.child.pid, 'SIGTERM');
  await product.ended;
  rmSync(dataDir, { recursive: true, force: true });
}

writeResult(values.json, { measured: measuredPages });
process.exitCode = measuredPages.every(isHeld) ? 0 : 1;

/** Signs in the browser in which Lighthouse opens pages. */
async function signIn(browser: Browser): Promise<void> {
  const complete = ownMembers().find((member) => member.complete);
  if (!complete) throw new Error('No labeled member has answered everything');
  const client = new Client(address);
  await client.ok(postRegister, { body: newPerson() });
  await client.ok(putProfile, { body: complete.profile });
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: address }));
  await (await browser.newBrowserCDPSession()).send('Storage.setCookies', { cookies });
}

async function measurePage(path: string): Promise<Figure[]> {
  const rows: Record<string, number>[] = [];
  /** Complaints from the last run, by audit. */
  const complaints = new Map<string, string>();
  for (let run = 0; run <= Number(values.runs); run++) {
    const result = await measured(new URL(path, address).href);
    if (run === 0) continue;
    rows.push(figuresOf(result));
    for (const [id, complaint] of complaintsOf(result)) complaints.set(id, complaint);
  }
  const medians = Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, median(rows, name)]));
  console.log(`\n${path}`);
  console.table({ ...Object.fromEntries(rows.map((row, place) => [`run ${place + 1}`, row])), median: medians });
  for (const [id, complaint] of complaints) console.log(`${id}: ${complaint}`);
  const categories = Object.keys(bounds);
  const least = Math.min(...categories.map((name) => medians[name] ?? 0));
  const figures = Object.entries(medians).map(([name, value]) => ({
    what: `${path}: ${name}`,
    measured: Number.isNaN(value) ? null : value,
    ...(bounds[name] === undefined ? {} : { atLeast: bounds[name] }),
    ...(name === 'CLS' ? { atMost: 0 } : {}),
    // This bound is for the home page. Other pages have their own budgets for scripts and HTML.
    ...(name === 'transfer KB' && path === '/' ? { atMost: TRANSFER_BOUND } : {}),
  }));
  return [...figures, { what: `${path}: least of all`, measured: least, atLeast: Math.min(...Object.values(bounds)) }];
}

async function measured(url: string): Promise<Result> {
  const answer = await lighthouse(url, { port: debuggingPort, onlyCategories: Object.keys(bounds), logLevel: 'error' });
  if (!answer) throw new Error('Lighthouse returned no result');
  if (answer.lhr.runtimeError) throw new Error(answer.lhr.runtimeError.message);
  return answer.lhr;
}

function figuresOf({ categories, audits }: Result): Record<string, number> {
  const scores = Object.keys(bounds).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const measures = Object.entries(MEASURES).map(([name, [audit, unit]]) => {
    const value = (audits[audit]?.numericValue ?? Number.NaN) / unit;
    return [name, name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value)];
  });
  return Object.fromEntries([...scores, ...measures]);
}

function complaintsOf({ audits }: Result): [id: string, complaint: string][] {
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue }) => [id, `${title}${displayValue ? ` (${displayValue})` : ''}`]);
}

function median(all: Record<string, number>[], name: string): number {
  const sorted = all.map((row) => row[name] ?? Number.NaN).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
