import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { membersOf } from './group-members.ts';
import { isAlive, markOf } from './process-mark.mjs';
import { signalGroup } from './processes.ts';
import { ROOT } from './stack.ts';

/** `owner` is the start that wrote it, by its mark. */
const runFile = z.object({ url: z.string(), owner: z.optional(z.string()), groups: z.array(z.string()) });

/** Notes which processes serve a data folder, so that what a killed start left behind can be ended by the next one. */
export function writeRunFile(dataDir: string, url: string, groups: number[]): void {
  const file = { url, owner: markOf(process.pid), groups: groups.map(markOf) };
  // Whoever reads it after a kill finds the old one or the new one, never half of it.
  writeFileSync(`${pathIn(dataDir)}.new`, JSON.stringify(file));
  renameSync(`${pathIn(dataDir)}.new`, pathIn(dataDir));
}

export function removeRunFile(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/** Where the start that holds a data folder serves; null where it has not come so far. */
export function servedUrl(dataDir: string): string | null {
  return readRunFile(dataDir)?.url ?? null;
}

/** Ends what a killed start left behind, any or that of `owner` alone, and waits until it is gone. */
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
  return membersOf(Number.parseInt(mark, 10)).some(({ command }) => command.includes(ROOT));
}
