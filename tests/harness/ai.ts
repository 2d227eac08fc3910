import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestHarness } from 'wrangler';
import { type AiStandIn, startAi } from '../../dev/ai/server.ts';
import { stopProcess } from '../../dev/processes.ts';
import { migrated, ROOT, startDatabase } from '../../dev/stack.ts';
import type { Database } from '../../worker/db/client.ts';
import { TEST_SETTINGS } from './settings.ts';

export interface ProductWithAi {
  ai: AiStandIn;
  db: Database;
  databaseUrl: string;
  /** Runs the Worker anew with these settings beside the key and the address of the stand-in; returns its address. */
  restart(settings?: Record<string, string>): Promise<string>;
  /** Lets the runtime call the Worker as at this time of the schedule. */
  run(cron: string): Promise<{ outcome: string }>;
  close(): Promise<void>;
}

/** A database, a Worker and a stand-in for the AI vendor that one file of tests has for itself. */
export async function productWithAi(): Promise<ProductWithAi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-ai-'));
  const ai = await startAi();
  const server = await startDatabase(dataDir);
  const worker = createTestHarness();
  // No test asks another host.
  const own = { DATABASE_URL: server.url, AI_API_KEY: 'test', AI_BASE_URL: ai.url, OFFICIAL_PAGES: 'off' };
  return {
    ai,
    db: await migrated(server.database),
    databaseUrl: server.url,
    async restart(settings = {}) {
      const vars = { ...TEST_SETTINGS, ...own, ...settings };
      await worker.update({ root: ROOT, workers: [{ configPath: 'wrangler.toml', vars }] });
      const { url } = await worker.listen();
      return url.origin;
    },
    run: (cron) => worker.getWorker().scheduled({ cron }),
    async close() {
      await worker.close();
      await ai.close();
      await stopProcess(server.running);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
