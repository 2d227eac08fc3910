import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { postLogin } from '../../contract/account/account.ts';
import { freePort, type Running, waitUntilHealthy } from '../../dev/run/processes.ts';
import { buildSite } from '../../dev/run/site-build.ts';
import { migrated, startDatabase, startWorker } from '../../dev/run/stack.ts';
import { storedAccount } from '../../tests/factories/accounts.ts';
import { Client } from '../../tests/harness/client.ts';
import { ingest } from '../ingest/ingest-records.ts';
import { recordNumber, synthetic } from '../speed/speed-corpus.ts';

/** Programs per ingestion call. */
const PROGRAMS_AT_ONCE = 5000;

export interface ServedProduct {
  url: string;
  /** The cookies of a signed-in member. */
  cookies: ReadonlyMap<string, string>;
}

/**
 * Serves the built site, the Worker and a database of generated programs. Passes each server to `onStart` as soon as it
 * starts.
 */
export async function serveProduct(
  dataDir: string,
  programs: number,
  onStart: (server: Running) => void,
): Promise<ServedProduct> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const siteDir = join(dataDir, 'site');
  await buildSite(siteDir, url, onStart);
  const server = await startDatabase(dataDir, onStart);
  const db = await migrated(server.database);
  for (let first = 0; first < programs; first += PROGRAMS_AT_ONCE) {
    const count = Math.min(PROGRAMS_AT_ONCE, programs - first);
    const records = Array.from({ length: count }, (_, index) => recordNumber(first + index));
    await ingest(db, synthetic, records);
  }
  const { email, password } = await storedAccount(db);
  const settings = { APP_URL: url, DATABASE_URL: server.url };
  const worker = await startWorker({ port, dataDir, siteDir, settings });
  onStart(worker);
  await waitUntilHealthy(`${url}/api/health`, worker, 60_000);
  const client = new Client(url);
  await client.ok(postLogin, { body: { email, password } });
  return { url, cookies: client.cookies };
}

/** Opens the results page as a member who has just arrived. */
export async function openResults(browser: Browser, { url, cookies }: ServedProduct): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await page.goto(`${url}/search-results`);
  await page.getByRole('article').first().waitFor();
  return page;
}
