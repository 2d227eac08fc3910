import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, fchmodSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Transform } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

export interface Running {
  name: string;
  child: ChildProcess;
  logFile: string;
  /** Resolves when the process ends. */
  ended: Promise<void>;
}

interface StartOptions {
  logFile: string;
  env?: Record<string, string>;
  cwd?: string;
  /** Creates a transform that each output passes through on its way to the file. */
  through?: () => Transform;
}

const PRIVATE_FILE = 0o600;

/** Starts a process in its own group, with its output written to a file. */
export function startProcess(
  name: string,
  command: string,
  args: string[],
  { logFile, env, cwd, through }: StartOptions,
): Running {
  // Server logs contain private data about callers. The mode also has to be set for a file that already existed.
  const log = createWriteStream(logFile, { mode: PRIVATE_FILE });
  log.once('open', (file) => fchmodSync(file, PRIVATE_FILE));
  // A log that can't be written, such as on a full disk, must not stop the product.
  log.on('error', () => {});
  const child = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const output of [child.stdout, child.stderr])
    (through ? output?.pipe(through()) : output)?.pipe(log, { end: false });
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  return { name, child, logFile, ended };
}

/** Stops a process and everything it started, with SIGTERM and then SIGKILL. Takes at most two seconds. */
export async function stopProcess({ child, ended }: Running): Promise<void> {
  if (child.pid === undefined) return;
  signalGroup(child.pid, 'SIGTERM');
  const insist = setTimeout(() => child.pid !== undefined && signalGroup(child.pid, 'SIGKILL'), 1200);
  await ended;
  clearTimeout(insist);
  // Kills the processes that are left in its group.
  signalGroup(child.pid, 'SIGKILL');
}

/** Sends a signal to a process group. It's not an error if the group no longer exists. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Below the ephemeral range, where an outgoing connection could take a port before we listen on it. */
const OWN_PORTS = { first: 20_000, count: 12_000 } as const;
const MOST_TRIES = 100;

/** Returns a free port on this machine. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { first, count } = OWN_PORTS;
    const port = first + Math.floor(Math.random() * count);
    if (await canListen(port)) return port;
  }
  throw new Error('No port on this machine is free');
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Returns whether anything is listening on a port, on either loopback address. */
export async function isPortTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isTakenOn(host, port)));
  return answers.includes(true);
}

function isTakenOn(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}

/** Waits until a URL responds successfully. Throws if the process ends first or on timeout. */
export async function waitUntilHealthy(url: string, running: Running, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let ended = false;
  void running.ended.then(() => {
    ended = true;
  });
  for (;;) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (response?.ok) return;
    if (ended) throw new Error(`The ${running.name} stopped at once.\n${lastLines(running.logFile)}`);
    if (Date.now() > deadline)
      throw new Error(`The ${running.name} did not answer in time.\n${lastLines(running.logFile)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits for a pattern in a process's log. Throws if the process ends first. */
export async function waitForOutput(running: Running, words: RegExp): Promise<void> {
  let ended = false;
  void running.ended.then(() => {
    ended = true;
  });
  while (!words.test(lastLines(running.logFile, 1000))) {
    if (ended) throw new Error(`The ${running.name} stopped at once.\n${lastLines(running.logFile)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Returns the last lines of a log file for an error message. */
export function lastLines(file: string, count = 12): string {
  try {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    // Removes colors and stack frames, which don't help the user.
    const readable = lines.map((line) => stripVTControlCharacters(line)).filter((line) => !/^\s*(\d+:|at )/.test(line));
    return readable.slice(-count).join('\n');
  } catch {
    return '';
  }
}
