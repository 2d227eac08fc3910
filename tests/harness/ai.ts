import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestHarness } from 'wrangler';
import type { MODEL_REASONS } from '../../contract/model-reasons.ts';
import { type AiStandIn, startAi } from '../../dev/ai/server.ts';
import { stopProcess } from '../../dev/processes.ts';
import { migrated, startDatabase } from '../../dev/stack.ts';
import type { Database } from '../../worker/db/client.ts';
import { ownWorker } from './own-worker.ts';
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

type Fault = Parameters<AiStandIn['plan']>[0]['fault'];

/** What goes wrong with a model whatever it is asked for, and what is told of it. */
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

/** Of an answer that breaks off the runtime sometimes tells nothing: then it is the time that ends. */
export function reasonsOf([fault, reason]: (typeof MODEL_FAULTS)[number]): readonly string[] {
  return fault === 'cut_off' ? [reason, 'timeout'] : [reason];
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
