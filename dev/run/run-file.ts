import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { membersOf } from '../catalog/group-members.ts';
import { isAlive, markOf } from '../process-mark.mjs';
import { signalGroup } from './processes.ts';
import { ROOT } from './stack.ts';

/** What runs in a data folder. `owner` is the mark of the start that wrote it. */
const runFile = z.object({ url: z.string(), owner: z.optional(z.string()), groups: z.array(z.string()) });

/** Records the processes that serve a data folder, so the next start can stop what a killed one left behind. */
export function writeRunFile(dataDir: string, url: string, groups: number[]): void {
  const file = { url, owner: markOf(process.pid), groups: groups.map(markOf) };
  // Replaced atomically, so a kill leaves either the old or the new file.
  writeFileSync(`${pathIn(dataDir)}.new`, JSON.stringify(file));
  renameSync(`${pathIn(dataDir)}.new`, pathIn(dataDir));
}

export function removeRunFile(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/** Returns the URL served by the start that holds a data folder, or null if it isn't serving yet. */
export function servedUrl(dataDir: string): string | null {
  return readRunFile(dataDir)?.url ?? null;
}

/** Stops the processes that a killed start left behind (or only `owner`'s), and waits until they're gone. */
export async function endLeftovers(dataDir: string, owner?: string): Promise<void> {
  const left = readRunFile(dataDir);
  if (owner !== undefined && left?.owner !== owner) return;
  const groups = (left?.groups ?? []).filter(isOurGroup).map((mark) => Number.parseInt(mark, 10));
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
    // Truncated while it was being written, so nothing in it can be trusted.
    return null;
  }
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'run.json');
}

/**
 * Returns whether a group is ours: its leader is still running or, if only the leader was killed, a member runs from
 * this clone.
 */
function isOurGroup(mark: string): boolean {
  if (isAlive(mark)) return true;
  return membersOf(Number.parseInt(mark, 10)).some(({ command }) => command.includes(ROOT));
}
