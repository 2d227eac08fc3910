import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isAlive, markOf } from './process-mark.mjs';
import { signalGroup } from './processes.ts';
import { ROOT } from './stack.ts';

const runFile = z.object({ url: z.string(), groups: z.array(z.string()) });

/** Notes which processes serve a data folder, so that what a killed start left behind can be ended by the next one. */
export function writeRunFile(dataDir: string, url: string, groups: number[]): void {
  writeFileSync(pathIn(dataDir), JSON.stringify({ url, groups: groups.map(markOf) }));
}

export function removeRunFile(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/** Where the start that holds a data folder serves; null where it has not come so far. */
export function servedUrl(dataDir: string): string | null {
  return readRunFile(dataDir)?.url ?? null;
}

/** Ends what a killed start left behind, and waits until it is gone. */
export async function endLeftovers(dataDir: string): Promise<void> {
  const groups = (readRunFile(dataDir)?.groups ?? []).filter(isOurGroup).map((mark) => Number.parseInt(mark, 10));
  for (const group of groups) signalGroup(group, 'SIGKILL');
  for (let waited = 0; waited < 2000 && groups.some((group) => membersOf(group).length > 0); waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  removeRunFile(dataDir);
}

function readRunFile(dataDir: string): z.infer<typeof runFile> | null {
  if (!existsSync(pathIn(dataDir))) return null;
  try {
    return runFile.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')));
  } catch {
    // Cut short while it was written: nothing in it can be trusted.
    return null;
  }
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'run.json');
}

/** Ours is a group whose leader lives, or, where the leader was killed alone, one whose members come from this clone. */
function isOurGroup(mark: string): boolean {
  if (isAlive(mark)) return true;
  return membersOf(Number.parseInt(mark, 10)).some((pid) => read(`/proc/${pid}/cmdline`).includes(ROOT));
}

/** The living processes of a group; on a system without /proc nothing is known of them. */
function membersOf(group: number): string[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      const stat = read(`/proc/${pid}/stat`);
      // proc(5): behind the command stand state, parent and group.
      const [state, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(pgrp) === group && state !== 'Z' && state !== 'X';
    });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
