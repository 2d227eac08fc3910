import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const CLOCK_TICKS = 100;

/** The processes of a group with this name. */
export function processesIn(group: number, name: string): number[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => read(pid, 'comm').trim() === name && statOf(pid)[2] === String(group));
}

/** CPU time that processes have used, in seconds. */
export function processorTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => Number(statOf(pid)[11]) + Number(statOf(pid)[12]));
  return ticks.reduce((sum, count) => sum + count, 0) / CLOCK_TICKS;
}

/** The resident sets of processes in MB: now, and the peak since it was last reset. */
export function memoryOf(pids: readonly number[]): { now: number; most: number } {
  const sum = (field: string) =>
    pids.reduce((total, pid) => {
      const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(pid, 'status'))?.[1];
      return total + Number(kilobytes ?? 0) / 1024;
    }, 0);
  return { now: sum('VmRSS'), most: sum('VmHWM') };
}

/** Resets the kernel's record of peak memory. */
export function forgetMost(pids: readonly number[]): void {
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/**
 * The fields of a process's stat from its state on, see proc(5). Parent and group follow; the times are the 12th and
 * 13th.
 */
function statOf(pid: number): string[] {
  const stat = read(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
