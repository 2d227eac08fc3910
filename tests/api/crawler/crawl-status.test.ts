import { expect, test } from 'vitest';
import { crawlErrors, crawlRuns, crawlSources } from '../../../worker/db/schema/index.ts';
import { crawlStatus } from '../../../worker/features/admin/crawl-status.ts';
import { sourceSettingsOf } from '../../../worker/settings/crawler.ts';
import { ownDatabase } from '../../harness/product/own-database.ts';

const db = await ownDatabase();

test('a run that ended without some sources lists them and why, equal errors once', async () => {
  const values = { startedBy: 'a test', holder: 'a test', status: 'complete', endedAt: '2026-11-01T12:00:00.000Z' };
  const [run] = await db.insert(crawlRuns).values(values).returning({ id: crawlRuns.id });
  const runId = run?.id ?? 0;
  const reason = 'grants-gov: https://api.grants.gov cannot be reached.';
  await db.insert(crawlSources).values([
    { runId, name: 'grants-gov', phase: 'federal', position: 0, status: 'failed', reason },
    { runId, name: 'california', phase: 'states', position: 1, status: 'done', read: 5, grants: 5 },
    { runId, name: 'simpler-grants', phase: 'federal', position: 2, status: 'skipped', reason: 'No key' },
  ]);
  const refused = { runId, name: 'california', cause: 'unreadable', message: 'A record could not be read: title' };
  await db
    .insert(crawlErrors)
    .values([
      ...Array.from({ length: 70 }, (_, id) => ({ ...refused, record: `id ${id}` })),
      { runId, name: 'grants-gov', cause: 'unreachable', message: reason },
    ]);
  const { progress } = await crawlStatus(db, sourceSettingsOf({}));
  expect(progress).toMatchObject({ isComplete: true, progress: 100, sourcesInAll: 2 });
  const cannot = 'https://api.grants.gov cannot be reached.';
  expect(progress.failedSources).toEqual([{ title: 'Grants.gov', reason: cannot }]);
  expect(progress.errors).toEqual([
    `Grants.gov: ${cannot}`,
    'California Grants Portal: A record could not be read: title (70 times)',
  ]);
});
