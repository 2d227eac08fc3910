import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { stopProcess } from '../../../dev/run/processes.ts';
import { migrated, startDatabase } from '../../../dev/run/stack.ts';
import { startSources } from '../../../dev/sources/server.ts';
import { type CrawlSettings, startRun } from '../../../worker/crawler/run/start.ts';
import { sourceSettingsOf } from '../../../worker/settings/crawler.ts';
import type { CrawlLoop } from './crawl-loop.ts';

/**
 * Returns a database and emulated sources for crawls in this process, without a Worker. Call it at the top level of a
 * file. It's cleaned up after the file's tests.
 */
export async function crawlKit({ now, records }: { now: number; records: number }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-crawl-'));
  const server = await startDatabase(dataDir);
  const db = await migrated(server.database);
  const emulator = await startSources({ records, now });
  afterAll(async () => {
    await emulator.close();
    await stopProcess(server.running);
    rmSync(dataDir, { recursive: true, force: true });
  });
  /** Starts a run that the test itself processes. */
  const newRun = async (settings: Record<string, string> = emulator.settings): Promise<CrawlLoop> => {
    const created: CrawlLoop[] = [];
    const CRAWLS: CrawlSettings['CRAWLS'] = {
      create: async ({ id, params }) => created.push({ settings, runId: params.runId, instance: id, now }),
    };
    await startRun(db, { ...sourceSettingsOf(settings), CRAWLS }, 'a test');
    const [run] = created;
    if (!run) throw new Error('No run was started');
    return run;
  };
  return { db, url: server.url, emulator, newRun };
}
