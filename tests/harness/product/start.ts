import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../dev/run/processes.ts';
import { ROOT } from '../../../dev/run/stack.ts';

export interface Started {
  child: ChildProcess;
  url: string;
  output: () => string;
  /** Resolves with the exit code and signal when `npm start` ends. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export interface StartOptions {
  port?: number;
  dataDir?: string;
  env?: Record<string, string>;
  /** The clone to start. Defaults to this one. */
  root?: string;
}

/** The URL that the tests' site is built for. Requests are checked against their own host, so any port works. */
export const TEST_APP_URL = 'http://localhost:8787';
export const TEST_SITE = join(ROOT, 'dist', 'site');

/** Creates a separate data folder. It contains the built site, unless the test is about building it. */
export function newDataDir({ withSite = true } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'grantlight-start-'));
  if (withSite)
    for (const part of ['', '.built']) cpSync(`${TEST_SITE}${part}`, join(folder, `site${part}`), { recursive: true });
  return folder;
}

/** Runs `npm start` as a person would. Doesn't wait until it's ready. */
export async function npmStart({ port, dataDir, env, root = ROOT }: StartOptions = {}): Promise<Started> {
  const chosen = port ?? (await freePort());
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(chosen), DATA_DIR: dataDir ?? newDataDir(), APP_URL: TEST_APP_URL, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  return { child, url: `http://127.0.0.1:${chosen}`, output: () => output, ended };
}

/** Waits until the product is being served. Throws with its output if it ends first. */
export async function untilReady({ url, ended, output }: Started): Promise<void> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  for (;;) {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (response?.ok && output().includes('is ready')) return;
    if (over) throw new Error(`npm start ended:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Returns all processes of one start: those whose command line or environment contains the data folder. */
export function processesOf(dataDir: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid)
    .filter((pid) => ['cmdline', 'environ'].some((file) => read(`/proc/${pid}/${file}`).includes(dataDir)))
    .map(Number);
}

/** Returns the command line of a process. Empty if the process has ended. */
export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has since ended, or it belongs to another user.
    return '';
  }
}
