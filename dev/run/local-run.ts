/**
 * Shared by `npm start` and `npm run dev`. Allows one run per data folder at a time, and stops everything that a run
 * started when it ends.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { takeLock } from '../lock.mjs';
import { markOf } from '../process-mark.mjs';
import { isPortTaken, lastLines, type Running, stopProcess } from './processes.ts';
import { endLeftovers, removeRunFile, servedUrl, writeRunFile } from './run-file.ts';
import { ROOT } from './stack.ts';

const DEFAULT_PORT = 8787;

export const port = readPort();
export const dataDir = resolve(process.env['DATA_DIR'] || '.data');
/** The address to open in a browser. */
export const appUrl = process.env['APP_URL'] || `http://localhost:${port}`;
const running: Running[] = [];
/** Stops the remaining processes if this start is killed before it can. */
let guardian: ChildProcess | null = null;
let stopping: Promise<never> | null = null;
/** True if this start holds the data folder's lock. */
let holdsData = false;

/** Runs `start`, waits for a signal or a failure, then stops every process it tracks. */
export async function runLocally(start: () => Promise<void>): Promise<void> {
  stopOnSignals();
  try {
    await takeDataDir();
    await start();
  } catch (error) {
    // Failures that the shutdown itself causes aren't reported.
    if (!stopping) console.error(`\n${sentenceFor(error)}`);
    await stop(1);
  }
}

function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      console.log('\nStopping …');
      void stop(0);
    });
  }

  // A closed pipe or terminal must not kill this process while its servers keep running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('uncaughtException', (error) => {
    console.error(`\n${sentenceFor(error)}`);
    void stop(1);
  });

  // The parent only waits for this process. If it's killed, no signal reaches us, so this watches for a new parent
  // process.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void stop(1), 300).unref();
}

async function takeDataDir(): Promise<void> {
  requireAddresses();
  prepareDataDir();
  if (!takeLock(join(dataDir, 'run.lock'))) {
    const url = servedUrl(dataDir) ?? 'it is just starting';
    throw new Error(`Grantlight is already running with the data in ${dataDir}: ${url}`);
  }
  holdsData = true;
  await endLeftovers(dataDir);
  guardian = startGuardian();
  if (await isPortTaken(port)) throw new Error(portInUse());
  console.log(`Grantlight ${packageJson.version}`);
}

/**
 * Starts the guardian in its own process group, so it survives when ours is killed. Its input closes when this process
 * exits.
 */
function startGuardian(): ChildProcess {
  const flags = ['--disable-warning=ExperimentalWarning', '--experimental-strip-types'];
  const args = [...flags, join(ROOT, 'dev', 'run', 'end-with-start.ts'), dataDir, markOf(process.pid)];
  const child = spawn(process.execPath, args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  // The product works without the guardian. After a kill, the next start stops leftover processes instead.
  child.on('error', () => {});
  child.stdin?.on('error', () => {});
  child.unref();
  return child;
}

/** Stops the guardian after a normal shutdown. */
async function dismiss(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.ref();
  child.kill('SIGKILL');
  await ended;
}

function portInUse(): string {
  const command = process.env['npm_lifecycle_event'] === 'dev' ? 'npm run dev' : 'npm start';
  return `Port ${port} is in use. Stop what uses it, or take another one: PORT=${port + 1} ${command}`;
}

/** Runs one step and prints its duration. */
export async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  process.stdout.write(`  ${name.padEnd(16)} `);
  const result = await run();
  const note = typeof result === 'string' ? `${result}, ` : '';
  console.log(`${note}${((Date.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}

/** Registers a process to be stopped with this start, or by the next start if this one is killed. */
function track(process: Running): void {
  // It started just as the shutdown began.
  if (stopping) void stopProcess(process);
  running.push(process);
  noteRunning();
}

/** Tracks a process that ends on its own. Its pid may be reused afterwards. */
export function trackUntilDone(process: Running): void {
  track(process);
  void process.ended.then(() => {
    const place = running.indexOf(process);
    if (place < 0) return;
    running.splice(place, 1);
    if (!stopping) noteRunning();
  });
}

/** Tracks a server. If it ends on its own, stops everything and prints its last output. */
export function supervise(process: Running): void {
  track(process);
  void process.ended.then(() => endBecause(`The ${process.name} stopped unexpectedly.`, process));
}

/** Stops everything, and prints a message and the server's last output. */
export function endBecause(sentence: string, { logFile }: Running): void {
  if (stopping) return;
  console.error(`\n${sentence}\n${lastLines(logFile)}`);
  void stop(1);
}

function noteRunning(): void {
  const pids = running.flatMap(({ child }) => child.pid ?? []);
  writeRunFile(dataDir, appUrl, pids);
}

export function isStopping(): boolean {
  return stopping !== null;
}

function stop(exitCode: number): Promise<never> {
  stopping ??= (async () => {
    // Stops the Worker before the database, so requests don't fail on a missing database.
    for (let last = running.pop(); last; last = running.pop()) await stopProcess(last);
    if (holdsData) removeRunFile(dataDir);
    if (guardian) await dismiss(guardian);
    process.exit(exitCode);
  })();
  return stopping;
}

function readPort(): number {
  const given = process.env['PORT'];
  const value = given ? Number(given) : DEFAULT_PORT;
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
  console.error(`PORT must be a number from 1 to 65535, not "${given}".`);
  process.exit(1);
}

/** Reports invalid addresses before anything gets built. */
function requireAddresses(): void {
  for (const name of ['APP_URL', 'DATABASE_URL']) {
    const given = process.env[name];
    if (given && !/^(https?|libsql):\/\/[^/]/.test(given))
      throw new Error(`${name} must be a web address, not "${given}".`);
  }
}

function prepareDataDir(): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Only the current user may read members' data, emails with their links, and request logs. An existing data folder
    // may be shared.
    for (const folder of ['logs', 'database', 'wrangler'].map((name) => join(dataDir, name))) {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o700);
    }
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
  // Keeps the statement and its values private. The cause is the database's own message.
  if (error.name === 'DrizzleQueryError' || /^Failed query/.test(error.message)) {
    return `The database refused: ${error.cause instanceof Error ? error.cause.message : 'it did not say why'}`;
  }
  if (code === 'ENOSPC') return 'The disk is full: make room and start again.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `Not allowed: ${error.message}`;
  return error.message;
}
