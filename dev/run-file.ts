import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { signalGroup } from './processes.ts';

const runFile = z.object({ supervisor: z.int(), url: z.string(), groups: z.array(z.int()) });

/** Notes which processes serve a data folder, so that what a killed start left behind can be ended by the next one. */
export function writeRunFile(dataDir: string, url: string, groups: number[]): void {
  writeFileSync(pathIn(dataDir), JSON.stringify({ supervisor: process.pid, url, groups }));
}

export function removeRunFile(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/** Ends what a killed start left behind. Returns the address of a start that is still alive, or null. */
export function clearLeftovers(dataDir: string): string | null {
  if (!existsSync(pathIn(dataDir))) return null;
  let left: z.infer<typeof runFile>;
  try {
    left = runFile.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')));
  } catch {
    // Cut short while it was written: nothing in it can be trusted.
    removeRunFile(dataDir);
    return null;
  }
  if (belongsTo(left.supervisor, 'serve.ts')) return left.url;
  // Pids are used again: only a process that names this data folder is ours.
  for (const group of left.groups) if (belongsTo(group, `${dataDir}/`)) signalGroup(group, 'SIGKILL');
  removeRunFile(dataDir);
  return null;
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'run.json');
}

/** Whether a process lives and its command line holds the text. */
function belongsTo(pid: number, text: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
  } catch {
    // No /proc on macOS: a living process is taken for ours only if it can't be checked and is the supervisor.
    return text === 'serve.ts';
  }
}
