import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openForMigration } from '../../worker/db/client.ts';
import { loadCatalog } from '../../worker/features/programs/load.ts';
import { type LocalModel, localModel } from '../ai/local.ts';
import { serveMail } from '../mail/server.ts';
import { embedAll, localAi } from '../operate/embed-catalog.ts';
import { resumeCrawl } from '../operate/resume-crawl.ts';
import { type LocalPayments, localPayments } from '../stripe/local.ts';
import { secretsFromEnv, settingsFromEnv } from './env-settings.ts';
import { appUrl, dataDir, endBecause, isStopping, step, supervise, trackUntilDone } from './local-run.ts';
import { LOCAL_SETTINGS } from './local-settings.ts';
import { ensureAccounts, type Logins, readLogins, saveLogins } from './logins.ts';
import { lastLines, type Running, waitForOutput, waitUntilHealthy } from './processes.ts';
import { runtimeIsGone } from './runtime-watch.ts';
import { migrated, startDatabase, startWorker, type WorkerOptions } from './stack.ts';

const FAILED_SOON_MS = 10_000;

const started = Date.now();

export interface LocalSite {
  /** The folder with the Worker's assets. */
  siteDir: string;
  workerPort: number;
  /** Prepares `siteDir` including `content/*.json`. Returns a note for the terminal. */
  open: () => Promise<string>;
  /** Set for a Worker under development. `changed` resolves once its code is edited after the given time. */
  watched?: NonNullable<WorkerOptions['watched']> & { changed: (since: number) => Promise<void> };
}

/** Starts the database, site, Worker, mail page and payments, and prints their addresses. Returns the open database. */
export async function startProduct({ siteDir, workerPort, open, watched }: LocalSite): Promise<Database> {
  const given = settingsFromEnv();
  const workerUrl = `http://127.0.0.1:${workerPort}`;
  const server = await step('Database', () => openServer());
  await step('Site', open);
  await step('Catalog', () => loadPrograms(server.database, siteDir));
  const ai = localAi(given);
  if (ai) await step('Vectors', () => embedAll(server.database, ai));
  // Local accounts are never written to a real database.
  const logins = server.isOwn ? readLogins(dataDir) : null;
  if (logins) {
    await step('Demo logins', () => ensureAccounts(server.database, logins));
    saveLogins(dataDir, logins);
  }
  const payments = await localPayments(dataDir, workerPort);
  const model = await localModel({ hasOwnDatabase: server.isOwn });
  await step('Worker', async () => {
    const settings = {
      ...LOCAL_SETTINGS,
      ...given,
      ...payments.settings,
      ...model.settings,
      ...secretsFromEnv(),
      APP_URL: appUrl,
      DATABASE_URL: server.url,
    };
    const start = () => startWorker({ port: workerPort, dataDir, siteDir, settings, ...(watched ? { watched } : {}) });
    const worker = await start();
    if (watched) void restartAfterFailures(worker, start, watched.changed);
    else supervise(worker);
    await waitUntilHealthy(`${workerUrl}/api/health`, worker, 60_000);
    // Another start may have taken the port a moment earlier and answered instead.
    await waitForOutput(worker, /Ready on/);
    // A Worker under development is replaced on each edit, so its runtime isn't watched.
    if (!watched) void endWithRuntime(worker, `${workerUrl}/api/health`);
  });
  // If the database isn't ours, another Worker may still be running the crawl.
  const crawl = server.isOwn ? await resumeCrawl(server.database, workerUrl) : null;
  if (crawl) console.log(`  ${'Crawler'.padEnd(16)} ${crawl}`);
  const mailIsHere = server.isOwn && process.env['MAIL_TRANSPORT'] !== 'binding';
  announce(logins, mailIsHere ? await serveMail(server.database) : null, payments, model);
  return server.database;
}

/** Loads the curated programs in `siteDir` into the database. Returns how many there are and how many were written. */
export async function loadPrograms(database: Database, siteDir: string): Promise<string> {
  const json = JSON.parse(readFileSync(join(siteDir, 'content', 'programs.json'), 'utf8'));
  const { listed, written } = await loadCatalog(database, json);
  return `${listed} programs, ${written} new or changed`;
}

/**
 * Restarts a Worker that failed early after the next edit, because wrangler exits if the Worker throws during startup.
 */
async function restartAfterFailures(
  first: Running,
  start: () => Promise<Running>,
  changed: (since: number) => Promise<void>,
): Promise<void> {
  for (let worker = first; ; worker = await start()) {
    trackUntilDone(worker);
    const begun = Date.now();
    await worker.ended;
    if (isStopping()) return;
    console.error(`\nThe Worker stopped. It restarts with the next edit.\n${lastLines(worker.logFile)}`);
    if (Date.now() - begun < FAILED_SOON_MS) await changed(begun);
  }
}

async function endWithRuntime(worker: Running, url: string): Promise<void> {
  await runtimeIsGone(worker, url, isStopping);
  endBecause("The Worker's runtime stopped unexpectedly and did not come back.", worker);
}

/** Opens the configured database, or else starts our own server with its data in the data folder. */
async function openServer(): Promise<{ url: string; database: Database; isOwn: boolean }> {
  const url = process.env['DATABASE_URL'];
  if (url) {
    const database = await migrated(openForMigration(url, process.env['DATABASE_AUTH_TOKEN']));
    return { url, database, isOwn: false };
  }
  const server = await startDatabase(dataDir, supervise);
  return { url: server.url, database: await migrated(server.database), isOwn: true };
}

function announce(logins: Logins | null, mailUrl: string | null, payments: LocalPayments, model: LocalModel): void {
  const listed = logins
    ? `Logins for this machine only
    admin            ${logins.admin.email}   ${logins.admin.password}
    free member      ${logins.free.email}   ${logins.free.password}
    premium member   ${logins.premium.email}   ${logins.premium.password}`
    : '  The database is from DATABASE_URL, so no demo logins were created.';
  const mail = mailUrl ? `\n  No email is sent. It is shown on ${mailUrl}\n` : '';
  console.log(`
Grantlight is ready after ${((Date.now() - started) / 1000).toFixed(1)} s:  ${appUrl}

${listed}
${mail}${payments.announcement}${model.announcement}
  Data and logs are in ${dataDir}.
  Stop with Ctrl-C.
`);
}
