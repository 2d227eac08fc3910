import { rmSync } from 'node:fs';
import { type Running, signalGroup } from '../../dev/run/processes.ts';

/**
 * Tracks a bench's running servers and temporary folders. On SIGINT or SIGTERM, kills the servers and removes the
 * folders.
 */
export function endedBySignals(): { servers: Set<Running>; folders: Set<string> } {
  const servers = new Set<Running>();
  const folders = new Set<string>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const { child } of servers) if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      process.exit(1);
    });
  }
  return { servers, folders };
}
