import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface GroupMember {
  pid: number;
  command: string;
}

/** Returns the running processes in a group. */
export function membersOf(group: number): GroupMember[] {
  return existsSync('/proc/self/stat') ? readProc(group) : askPs(group);
}

function readProc(group: number): GroupMember[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      const stat = read(`/proc/${pid}/stat`);
      // According to proc(5), the command is followed by the state, parent and group.
      const [state, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(pgrp) === group && state !== 'Z' && state !== 'X';
    })
    .map((pid) => ({ pid: Number(pid), command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') }));
}

/** The fallback for systems without /proc, such as macOS. */
function askPs(group: number): GroupMember[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,pgid=,stat=,command='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, pgid, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return Number(pgid) === group && !state.startsWith('Z') ? [{ pid: Number(pid), command }] : [];
  });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has since ended.
    return '';
  }
}
