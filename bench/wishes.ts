/**
 * Runs searches over HTTP as people type them. Correct English must stay unchanged, and requests that no program meets
 * must be reported as such. With the sample data folder, its members' requests must get a correct first result without
 * a misread word. Exits with 1 if a bound is missed.
 * Usage: SAMPLE_DATA_DIR=… npm run bench:wishes [-- --json OUT]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { SESSION_COOKIE } from '../contract/account/session.ts';
import { putProfile } from '../contract/account/user.ts';
import { type ProfileUpdate, profileUpdate } from '../contract/profile/profile.ts';
import { type SearchResults, searchGrants } from '../contract/search/search.ts';
import { stopProcess } from '../dev/run/processes.ts';
import { migrated, ROOT, startDatabase } from '../dev/run/stack.ts';
import { storedAccount, storedSession } from '../tests/factories/accounts.ts';
import { Client } from '../tests/harness/client.ts';
import type { Database } from '../worker/db/client.ts';
import { type Figure, isHeld, writeResult } from './report/figure.ts';
import { startBenchWorker } from './speed/speed-product.ts';
import { loadWholeCatalog } from './whole-catalog.ts';

/** A member who answered only the required questions. */
const PLAIN_MEMBER = profileUpdate.parse({ age: 40, location: 'Columbus, OH', occupation: 'Cook' });

const members = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      profile: profileUpdate,
      asks: z._default(z.array(z.object({ words: z.string(), firstMustBeOneOf: z.array(z.string()) })), []),
    }),
  ),
  misread: z.array(z.object({ words: z.string(), notAmongFirstThree: z.array(z.string()) })),
  plainEnglish: z.array(z.string()),
});

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const samples = process.env['SAMPLE_DATA_DIR'];
if (!samples) {
  console.log('SAMPLE_DATA_DIR is not set: skipped');
  process.exit(0);
}
const sample = members.parse(JSON.parse(readFileSync(join(samples, 'personas', 'members.json'), 'utf8')));
const folder = mkdtempSync(join(tmpdir(), 'grantlight-wishes-'));
const server = await startDatabase(folder);
try {
  const db = await migrated(server.database);
  await loadWholeCatalog(db, samples);
  const { worker, url } = await startBenchWorker(folder, {
    APP_URL: 'http://localhost:8787',
    DATABASE_URL: server.url,
  });
  const measured = await figuresOf(db, url.origin);
  console.table(measured.map(({ what, measured, atMost }) => ({ what, measured, atMost })));
  writeResult(values.json, { measured });
  process.exitCode = measured.every(isHeld) ? 0 : 1;
  await worker.dispose();
} finally {
  await stopProcess(server.running);
  rmSync(folder, { recursive: true, force: true });
}

async function figuresOf(db: Database, origin: string): Promise<Figure[]> {
  const plain = await clientOf(db, origin, PLAIN_MEMBER);
  const ask = async (client: Client, searchTerm: string): Promise<SearchResults> =>
    (await client.ok(searchGrants, { body: { searchTerm } })).body;
  const rewritten = await failing([...linesOf('plain-english.txt'), ...sample.plainEnglish], async (words) => {
    const { understood } = await ask(plain, words);
    return understood?.corrected ?? null;
  });
  const unsaid = await failing(linesOf('unmet-wishes.txt'), async (words) => {
    const { understood, grants } = await ask(plain, words);
    return grants.length === 0 || understood?.isWeak ? null : titlesOf(grants);
  });
  const misread = await failing(sample.misread, async ({ words, notAmongFirstThree }) => {
    const { grants } = await ask(plain, words);
    const first = grants.slice(0, 3);
    return first.some(({ id }) => notAmongFirstThree.includes(id)) ? titlesOf(first) : null;
  });
  const asks = await Promise.all(
    sample.members.map(async ({ profile, asks }) => {
      const client = await clientOf(db, origin, profile);
      return await failing(asks, async ({ words, firstMustBeOneOf }) => {
        const { grants } = await ask(client, words);
        return firstMustBeOneOf.includes(grants[0]?.id ?? '') ? null : titlesOf(grants);
      });
    }),
  );
  return [
    figureOf('plain English that was rewritten', rewritten),
    figureOf('wishes that nothing meets, and that were not said to be so', unsaid),
    figureOf('sample data: words that were misread', misread),
    figureOf('sample data: what members ask for that did not come first', asks.flat()),
  ];
}

function figureOf(what: string, failed: readonly unknown[]): Figure {
  return { what, measured: failed.length, atMost: 0 };
}

/** Returns the failed cases, and prints each with its actual result. */
async function failing<T>(cases: readonly T[], fault: (one: T) => Promise<string | null>): Promise<T[]> {
  const failed: T[] = [];
  for (const one of cases) {
    const instead = await fault(one);
    if (instead === null) continue;
    failed.push(one);
    console.log(`✕ ${typeof one === 'string' ? one : JSON.stringify(one)}\n    ${instead}`);
  }
  return failed;
}

function titlesOf(grants: SearchResults['grants']): string {
  return grants
    .slice(0, 3)
    .map(({ id, title }) => `${title} (${id})`)
    .join(' | ');
}

function linesOf(file: string): string[] {
  return readFileSync(join(ROOT, 'bench', 'wishes', file), 'utf8')
    .split('\n')
    .filter(Boolean);
}

/** Returns a client signed in as a new member with these answers. */
async function clientOf(db: Database, origin: string, answers: ProfileUpdate): Promise<Client> {
  const { id } = await storedAccount(db);
  const client = new Client(origin);
  client.cookies.set(SESSION_COOKIE, await storedSession(db, id, { remembered: true, userAgent: 'bench' }));
  await client.ok(putProfile, { body: answers });
  return client;
}
