import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createTestHarness } from 'wrangler';
import { stopProcess } from '../../dev/processes.ts';
import { buildSite } from '../../dev/site-build.ts';
import { migrated, ROOT, startDatabase } from '../../dev/stack.ts';
import { upsertPrograms } from '../../worker/features/catalogue/upsert.ts';
import { PROGRAMS } from '../factories/programs.ts';
import { TEST_SETTINGS } from './settings.ts';
import { TEST_APP_URL, TEST_SITE } from './start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    apiUrl: string;
    databaseUrl: string;
  }
}

/** One Worker in workerd and one database server for all API tests; each test makes its own people. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite(TEST_SITE, TEST_APP_URL);
  const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-api-'));
  const server = await startDatabase(dataDir);
  await upsertPrograms(await migrated(server.database), PROGRAMS);
  const worker = createTestHarness({
    root: ROOT,
    workers: [{ configPath: 'wrangler.toml', vars: { ...TEST_SETTINGS, DATABASE_URL: server.url } }],
  });
  const { url } = await worker.listen();
  project.provide('apiUrl', url.origin);
  project.provide('databaseUrl', server.url);
  return async () => {
    await worker.close();
    await stopProcess(server.running);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
