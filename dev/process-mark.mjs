import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns a string that identifies a process by its pid and start time, because pids are reused.
 * @param {number} pid
 * @returns {string} empty if there is no such process
 */
export function markOf(pid) {
  const startedAt = startOf(pid);
  return startedAt === '' ? '' : `${pid} ${startedAt}`;
}

/**
 * Returns whether a mark's process is still running.
 * @param {string} mark
 */
export function isAlive(mark) {
  const pid = Number.parseInt(mark, 10);
  return pid > 0 && markOf(pid) === mark;
}

/** @param {number} pid */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // In proc(5), field 3 is the state and field 22 the start time. The command before them may contain spaces and
    // parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? '' : (fields[19] ?? '');
  } catch {
    if (process.platform === 'linux') return '';
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}
