import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { signalGroup } from './processes.ts';

const processMark = z.object({ pid: z.int(), startedAt: z.string() });
const runFile = z.object({ supervisor: processMark, url: z.string(), groups: z.array(processMark) });

/** Notes which processes serve a data folder, so that what a killed start left behind can be ended by the next one. */
export function writeRunFile(dataDir: string, url: string, groups: number[]): void {
  const content = { supervisor: markOf(process.pid), url, groups: groups.map(markOf) };
  writeFileSync(pathIn(dataDir), JSON.stringify(content));
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
  if (left.supervisor.pid !== process.pid && isAlive(left.supervisor)) return left.url;
  for (const group of left.groups) if (isAlive(group)) signalGroup(group.pid, 'SIGKILL');
  removeRunFile(dataDir);
  return null;
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'run.json');
}

/** Pids are used again: a process is known by its pid and the moment it started. */
function markOf(pid: number): z.infer<typeof processMark> {
  return { pid, startedAt: startOf(pid) };
}

function isAlive({ pid, startedAt }: z.infer<typeof processMark>): boolean {
  return startedAt !== '' && startOf(pid) === startedAt;
}

/** When a process started, in whatever form the system tells it; empty where there is no such process. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // proc(5): field 3 is the state, field 22 the start; the command before them may hold blanks and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isDead = fields[0] === 'Z' || fields[0] === 'X';
    return isDead ? '' : (fields[19] ?? '');
  } catch {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}
