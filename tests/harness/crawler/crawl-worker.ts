import { expect, vi } from 'vitest';
import { type CrawlProgress, getCrawlStatus } from '../../../contract/crawler.ts';
import { startSources } from '../../../dev/sources/server.ts';
import { storedAdmin, storedAdminToken } from '../../factories/accounts.ts';
import type { Client } from '../client.ts';
import { scheduledWorker } from '../product/scheduled-worker.ts';

/** Returns a Worker with its own database and emulated sources, and an admin. */
export async function crawlWorker({ records = 30, ...vars }: { records?: number } & Record<string, unknown> = {}) {
  const emulator = await startSources({ records });
  const given = Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
  const worker = await scheduledWorker({ ...emulator.settings, SOURCE_INTERVAL_MS: '0', ...given });
  const admin = await storedAdmin(worker.db, 20);
  const token = await storedAdminToken(worker.db, admin.id);
  const headers = { authorization: `Bearer ${token}` };
  const client = worker.newClient();
  return { ...worker, emulator, admin, client, headers, untilComplete: () => untilComplete(client, headers) };
}

/** Polls the status until the run is over. Every response along the way must be valid for the screen. */
export async function untilComplete(client: Client, headers: Record<string, string>): Promise<CrawlProgress> {
  let percent = 0;
  return vi.waitFor(
    async () => {
      const { body } = await client.ok(getCrawlStatus, { headers });
      expect(body.progress.progress).toBeGreaterThanOrEqual(percent);
      percent = body.progress.progress;
      expect(body.progress, JSON.stringify(body)).toMatchObject({ isComplete: true, progress: 100 });
      return body.progress;
    },
    { timeout: 110_000, interval: 150 },
  );
}
