import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const CLOCK_TICKS = 100;

/** Returns the processes with this name in a process group. */
export function processesIn(group: number, name: string): number[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => read(pid, 'comm').trim() === name && statOf(pid)[2] === String(group));
}

/** Returns the CPU time that processes have used, in seconds. */
export function processorTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => Number(statOf(pid)[11]) + Number(statOf(pid)[12]));
  return ticks.reduce((sum, count) => sum + count, 0) / CLOCK_TICKS;
}

/** Returns the resident memory of processes in MB: the current value, and the peak since the last reset. */
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
 * Returns the fields of a process's `stat` file from the state on (see proc(5)). The parent and group follow it; user
 * and system time are the 12th and 13th of these fields.
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
