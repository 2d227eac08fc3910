/** Runs the product on this machine: database server, site, catalogue, Worker. See README.md for the settings. */
import { mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { type Database, openForMigration } from '../worker/db/client.ts';
import { loadCatalogue } from '../worker/features/catalogue/load.ts';
import { embedAll, localAi } from './embed-catalogue.ts';
import { givenKeys, givenSettings } from './given-settings.ts';
import { takeLock } from './lock.mjs';
import { ensureAccounts, keepLogins, type Logins, readLogins } from './logins.ts';
import { serveMail } from './mail/server.ts';
import { isPortTaken, lastLines, type Running, stopProcess, waitUntilHealthy, waitUntilSaid } from './processes.ts';
import { resumeCrawl } from './resume-crawl.ts';
import { endLeftovers, removeRunFile, servedUrl, writeRunFile } from './run-file.ts';
import { buildSite } from './site-build.ts';
import { migrated, startDatabase, startWorker } from './stack.ts';
import { type LocalPayments, localPayments } from './stripe/local.ts';

const DEFAULT_PORT = 8787;
/** Everybody on this machine comes from one address: what counts by address would soon refuse them all. */
const LOCAL_LIMITS = {
  LIMIT_LOGIN_PER_ADDRESS: '1000/15m',
  LIMIT_REGISTER_PER_ADDRESS: '200/1m',
  LIMIT_FORGOT_PER_ADDRESS: '200/1m',
  LIMIT_RESET_PER_ADDRESS: '200/1m',
  LIMIT_HASHES_AT_ONCE: '100',
};

const started = Date.now();
const port = readPort();
const dataDir = resolve(process.env['DATA_DIR'] || '.data');
const appUrl = process.env['APP_URL'] || `http://localhost:${port}`;
const running: Running[] = [];
let stopping: Promise<never> | null = null;
/** Whether this start, and no other one, may touch the data folder. */
let holdsData = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    console.log('\nStopping …');
    void stop(0);
  });
}

// A reader that has gone, or a terminal that was closed, must not take us down with the servers running.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
process.on('uncaughtException', (error) => {
  console.error(`\n${sentenceFor(error)}`);
  void stop(1);
});

// The parent only waits for us: if it is killed, nobody could stop us any more.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void stop(1), 300).unref();

try {
  await start();
} catch (error) {
  // What fails because everything is being stopped is no news.
  if (!stopping) console.error(`\n${sentenceFor(error)}`);
  await stop(1);
}

async function start(): Promise<void> {
  requireAddresses();
  const given = givenSettings();
  prepareDataDir();
  if (!takeLock(join(dataDir, 'run.lock'))) {
    const url = servedUrl(dataDir) ?? 'it is just starting';
    throw new Error(`Grantlight is running already with the data in ${dataDir}: ${url}`);
  }
  holdsData = true;
  await endLeftovers(dataDir);
  if (await isPortTaken(port)) throw new Error(portInUse());
  console.log(`Grantlight ${packageJson.version}`);

  const server = await step('Database', () => openServer());
  const siteDir = join(dataDir, 'site');
  await step('Site', async () => ((await buildSite(siteDir, appUrl, trackUntilDone)) ? 'built' : 'unchanged'));
  await step('Catalogue', async () => {
    const json = JSON.parse(readFileSync(join(siteDir, 'content', 'programs.json'), 'utf8'));
    const { listed, written } = await loadCatalogue(server.database, json);
    return `${listed} programs, ${written} new or changed`;
  });
  const ai = localAi(given);
  if (ai) await step('Vectors', () => embedAll(server.database, ai));
  // Accounts of this machine alone are never written into somebody's real database.
  const logins = server.isOwn ? readLogins(dataDir) : null;
  if (logins) {
    await step('Demo logins', () => ensureAccounts(server.database, logins));
    keepLogins(dataDir, logins);
  }
  const payments = await localPayments(dataDir, port);
  await step('Worker', async () => {
    const settings = {
      ...LOCAL_LIMITS,
      ...given,
      ...payments.settings,
      ...givenKeys(),
      APP_URL: appUrl,
      DATABASE_URL: server.url,
    };
    const worker = await startWorker({ port, dataDir, siteDir, settings });
    supervise(worker);
    await waitUntilHealthy(`http://127.0.0.1:${port}/api/health`, worker, 60_000);
    // Another start may have taken the port a moment earlier: then it was that one which answered.
    await waitUntilSaid(worker, /Ready on/);
  });
  // Somebody else's Worker may be at work on a database that is not ours.
  const crawl = server.isOwn ? await resumeCrawl(server.database, `http://127.0.0.1:${port}`) : null;
  if (crawl) console.log(`  ${'Crawler'.padEnd(16)} ${crawl}`);
  const mailIsHere = server.isOwn && process.env['MAIL_TRANSPORT'] !== 'binding';
  announce(logins, mailIsHere ? await serveMail(server.database) : null, payments);
}

/** The database of the settings, or a server of our own with its data in the data folder. */
async function openServer(): Promise<{ url: string; database: Database; isOwn: boolean }> {
  const url = process.env['DATABASE_URL'];
  if (url) {
    const database = await migrated(openForMigration(url, process.env['DATABASE_AUTH_TOKEN']));
    return { url, database, isOwn: false };
  }
  const server = await startDatabase(dataDir, supervise);
  return { url: server.url, database: await migrated(server.database), isOwn: true };
}

function portInUse(): string {
  return `Port ${port} is in use. Stop what uses it, or take another one: PORT=${port + 1} npm start`;
}

/** Runs one step and tells how long it took. */
async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  process.stdout.write(`  ${name.padEnd(16)} `);
  const result = await run();
  const note = typeof result === 'string' ? `${result}, ` : '';
  console.log(`${note}${((Date.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}

/** Takes a process into what is ended with this start, and by the next one if this one is killed. */
function track(process: Running): void {
  // Started in the very moment of the stop.
  if (stopping) void stopProcess(process);
  running.push(process);
  noteRunning();
}

/** A process that does one thing and ends: its pid may be somebody else's afterwards. */
function trackUntilDone(process: Running): void {
  track(process);
  void process.ended.then(() => {
    const place = running.indexOf(process);
    if (place < 0) return;
    running.splice(place, 1);
    if (!stopping) noteRunning();
  });
}

/** A server of ours that ends by itself takes all down, with its last words. */
function supervise(process: Running): void {
  track(process);
  void process.ended.then(() => {
    if (stopping) return;
    console.error(`\nThe ${process.name} stopped unexpectedly.\n${lastLines(process.logFile)}`);
    void stop(1);
  });
}

function noteRunning(): void {
  const pids = running.flatMap(({ child }) => child.pid ?? []);
  writeRunFile(dataDir, appUrl, pids);
}

function stop(exitCode: number): Promise<never> {
  stopping ??= (async () => {
    // The Worker first, so that no request is cut off by a missing database.
    for (let last = running.pop(); last; last = running.pop()) await stopProcess(last);
    if (holdsData) removeRunFile(dataDir);
    process.exit(exitCode);
  })();
  return stopping;
}

function announce(logins: Logins | null, mailUrl: string | null, payments: LocalPayments): void {
  const listed = logins
    ? `  Logins of this machine only
    admin            ${logins.admin.email}   ${logins.admin.password}
    free member      ${logins.free.email}   ${logins.free.password}
    premium member   ${logins.premium.email}   ${logins.premium.password}`
    : '  The database is the one of DATABASE_URL: no demo logins were made in it.';
  const mail = mailUrl ? `\n  Mail is not sent anywhere. It is shown on ${mailUrl}\n` : '';
  console.log(`
Grantlight is ready after ${((Date.now() - started) / 1000).toFixed(1)} s:  ${appUrl}

${listed}
${mail}${payments.announcement}
  Data and logs are in ${dataDir}.
  Stop with Ctrl-C.
`);
}

function readPort(): number {
  const given = process.env['PORT'];
  const value = given ? Number(given) : DEFAULT_PORT;
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
  console.error(`PORT must be a number from 1 to 65535, not "${given}".`);
  process.exit(1);
}

/** Addresses that are none are told before anything is built. */
function requireAddresses(): void {
  for (const name of ['APP_URL', 'DATABASE_URL']) {
    const given = process.env[name];
    if (given && !/^(https?|libsql):\/\/[^/]/.test(given))
      throw new Error(`${name} must be a web address, not "${given}".`);
  }
}

function prepareDataDir(): void {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    writeFileSync(join(dataDir, '.gitignore'), '*\n');
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be used (${error instanceof Error ? error.message : error}).`);
  }
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < 100 * 2 ** 20) throw new Error(`The disk is too full: 100 MB must be free in ${dataDir}.`);
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (/Address already in use/i.test(error.message)) return portInUse();
  // The statement and its values are nobody's business; what the database said is the cause.
  if (error.name === 'DrizzleQueryError' || /^Failed query/.test(error.message)) {
    return `The database refused: ${error.cause instanceof Error ? error.cause.message : 'it did not say why'}`;
  }
  if (code === 'ENOSPC') return 'The disk is full: make room and start again.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `Not allowed: ${error.message}`;
  return error.message;
}
