import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { createTestHarness } from 'wrangler';
import { Client } from '../client.ts';
import { ownWorker } from './own-worker.ts';
import { TEST_SETTINGS } from './settings.ts';

/** Starts a separate Worker for this file on the shared database, with its log since the current test started. */
export function loggingWorker() {
  const worker = createTestHarness();
  let base = '';
  beforeAll(async () => {
    const vars = { ...TEST_SETTINGS, DATABASE_URL: inject('databaseUrl') };
    await worker.update(ownWorker(vars));
    base = (await worker.listen()).url.origin;
  });
  beforeEach(() => worker.clearLogs());
  afterAll(() => worker.close());
  return {
    newClient: () => new Client(base),
    forget: () => worker.clearLogs(),
    messages: () => worker.getLogs().map(({ message }) => message),
  };
}
