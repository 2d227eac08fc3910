import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { signalGroup } from '../../../dev/run/processes.ts';
import { buildSite } from '../../../dev/run/site-build.ts';
import { newDataDir, npmStart, processesOf, type Started, TEST_APP_URL, TEST_SITE } from './start.ts';

/**
 * Returns helpers for one test file to start the product, with data folders. Processes that are still running after a
 * test are killed.
 */
export function startKit() {
  const dataDirs: string[] = [];
  const alive: Started[] = [];

  beforeAll(() => buildSite(TEST_SITE, TEST_APP_URL));

  afterEach(async () => {
    for (const { child, ended } of alive.splice(0)) {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        signalGroup(child.pid, 'SIGTERM');
        await ended;
      }
    }
  });

  afterAll(() => {
    for (const folder of dataDirs) {
      killAll(folder);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  return {
    dataDir(options?: { withSite: boolean }): string {
      const folder = newDataDir(options);
      dataDirs.push(folder);
      return folder;
    },
    async start(options: Parameters<typeof npmStart>[0] = {}): Promise<Started> {
      const started = await npmStart(options);
      alive.push(started);
      return started;
    },
  };
}

/** Kills every process of a start at once, like a power failure. */
export function killAll(folder: string): void {
  for (const pid of processesOf(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended along with an earlier one.
    }
  }
}

/** Stops a start as an operator would. Returns how long that took, in milliseconds. */
export async function terminate({ child, ended }: Started): Promise<number> {
  const begun = Date.now();
  child.kill('SIGTERM');
  await ended;
  return Date.now() - begun;
}
