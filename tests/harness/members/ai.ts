import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestHarness } from 'wrangler';
import type { MODEL_REASONS } from '../../../contract/programs/model-reasons.ts';
import { type AiEmulator, startAi } from '../../../dev/ai/server.ts';
import { stopProcess } from '../../../dev/run/processes.ts';
import { migrated, startDatabase } from '../../../dev/run/stack.ts';
import type { Database } from '../../../worker/db/client.ts';
import { ownWorker } from '../product/own-worker.ts';
import { TEST_SETTINGS } from '../product/settings.ts';

export interface ProductWithAi {
  ai: AiEmulator;
  db: Database;
  databaseUrl: string;
  /** Restarts the Worker with these settings in addition to the emulator's key and address. Returns its address. */
  restart(settings?: Record<string, string>): Promise<string>;
  /** Runs the cron task of this schedule. */
  run(cron: string): Promise<{ outcome: string }>;
  close(): Promise<void>;
}

type Fault = Parameters<AiEmulator['plan']>[0]['fault'];

/** Model faults that can occur in any call, and the reason reported for each. */
export const MODEL_FAULTS: readonly (readonly [fault: Fault, reason: (typeof MODEL_REASONS)[number]])[] = [
  ['too_many', 'too_many'],
  ['server_error', 'failed'],
  ['refused', 'refused'],
  ['no_answer', 'timeout'],
  ['cut_off', 'failed'],
  ['not_json', 'unreadable'],
  ['wrong_shape', 'unreadable'],
  ['one_too_few', 'unreadable'],
  ['broken_json', 'unreadable'],
  ['huge', 'unreadable'],
  ['refusal', 'refused'],
];

/**
 * Returns the reasons that may be reported. The runtime sometimes doesn't report a truncated response, and the call
 * times out instead.
 */
export function reasonsOf([fault, reason]: (typeof MODEL_FAULTS)[number]): readonly string[] {
  return fault === 'cut_off' ? [reason, 'timeout'] : [reason];
}

/** Starts a database, a Worker and an AI emulator for one test file. */
export async function productWithAi(): Promise<ProductWithAi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-ai-'));
  const ai = await startAi();
  const server = await startDatabase(dataDir);
  const worker = createTestHarness();
  // Keeps tests from calling other hosts.
  const own = { DATABASE_URL: server.url, AI_API_KEY: 'test', AI_BASE_URL: ai.url, OFFICIAL_PAGES: 'off' };
  return {
    ai,
    db: await migrated(server.database),
    databaseUrl: server.url,
    async restart(settings = {}) {
      const vars = { ...TEST_SETTINGS, ...own, ...settings };
      await worker.update(ownWorker(vars));
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
