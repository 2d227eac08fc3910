import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, stopProcess, waitUntilHealthy } from '../../dev/run/processes.ts';
import { buildSite } from '../../dev/run/site-build.ts';
import { migrated, startDatabase, startWorker } from '../../dev/run/stack.ts';
import { buildWorker } from '../../dev/run/worker-build.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { PROGRAMS } from '../factories/programs.ts';
import { TEST_SETTINGS } from './product/settings.ts';
import { TEST_APP_URL, TEST_SITE } from './product/start.ts';

/**
 * Starts one Worker in workerd like `npm start`, and one database server, for all API tests. Each test creates its own
 * members. Wrangler's test harness would route each database call through Node, which takes longer than the call
 * itself.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite(TEST_SITE, TEST_APP_URL);
  await buildWorker();
  const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-api-'));
  mkdirSync(join(dataDir, 'logs'));
  const server = await startDatabase(dataDir);
  await upsertPrograms(await migrated(server.database), PROGRAMS);
  const port = await freePort();
  const settings = { ...TEST_SETTINGS, DATABASE_URL: server.url };
  const worker = await startWorker({ port, dataDir, siteDir: TEST_SITE, settings });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilHealthy(`${url}/api/health`, worker, 60_000);
  project.provide('apiUrl', url);
  project.provide('databaseUrl', server.url);
  return async () => {
    await stopProcess(worker);
    await stopProcess(server.running);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
