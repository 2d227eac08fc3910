import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { crawlRuns, crawlSources, heldImports } from '../../../worker/db/schema/index.ts';
import { crawlOverview } from '../../../worker/features/admin/crawl-overview.ts';
import { sourceSettingsOf } from '../../../worker/settings/crawler.ts';
import { ownDatabase } from '../../harness/product/own-database.ts';

const db = await ownDatabase();
const NIGHTS = ['2026-11-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z', '2026-11-26T08:00:00.000Z'];
type Row = Omit<typeof crawlSources.$inferInsert, 'runId' | 'phase' | 'position'>;

async function night(endedAt: string, openPrograms: number | null, rows: readonly Row[]): Promise<number> {
  const values = { startedBy: 'a test', holder: 'a test', status: 'complete', endedAt, openPrograms };
  const [run] = await db.insert(crawlRuns).values(values).returning({ id: crawlRuns.id });
  const runId = run?.id ?? 0;
  const full = rows.map((row, position) => ({ runId, phase: 'federal', position, endedAt, ...row }));
  await db.insert(crawlSources).values(full);
  return runId;
}

test('each source shows its last good night and last result; each night its open count', async () => {
  const settings = sourceSettingsOf({});
  const before = await crawlOverview(db, settings);
  expect(before.nights).toEqual([]);
  expect(before.sources.map(({ name }) => name)).toContain('grants-gov');
  for (const { goodAt, last, waiting } of before.sources) expect([goodAt, last, waiting]).toEqual([null, null, 0]);

  const [first = '', second = '', third = ''] = NIGHTS;
  await night(first, null, [
    { name: 'grants-gov', status: 'done', written: 9, added: 9 },
    { name: 'california', status: 'done' },
    { name: 'pennsylvania', status: 'done' },
  ]);
  const runId = await night(second, 40, [
    { name: 'grants-gov', status: 'failed', reason: 'It cannot be reached.' },
    { name: 'california', status: 'done', heldBack: 30, reason: 'Too many at once.' },
    { name: 'pennsylvania', status: 'done', isPartial: true },
    { name: 'nsf-feed', status: 'done', isPartial: true, errors: 2, refused: 2 },
  ]);
  await night(third, 42, [
    { name: 'grants-gov', status: 'done', written: 7, added: 5, closed: 3, refused: 2 },
    { name: 'california', status: 'failed', reason: 'Not readable.' },
    { name: 'pennsylvania', status: 'skipped', reason: 'Skipped: it is off.' },
  ]);
  await db.insert(heldImports).values({ name: 'california', runId, before: 141, named: 33_600, sample: [] });

  const { sources, nights } = await crawlOverview(db, settings);
  const of = (name: string) => sources.find((source) => source.name === name);
  expect(of('grants-gov')).toMatchObject({
    ...{ title: 'Grants.gov', goodAt: third, waiting: 0 },
    last: { state: 'done', at: third, added: 5, changed: 2, closed: 3, refused: 2, heldBack: 0, reason: null },
  });
  expect(of('california')).toMatchObject({
    ...{ goodAt: first, waiting: 33_600 },
    last: { state: 'failed', at: third, reason: 'Not readable.' },
  });
  // A night that missed something doesn't count as good, and a night that skipped the source doesn't count as a try.
  expect(of('pennsylvania')).toMatchObject({ goodAt: first, last: { state: 'done', at: second } });
  // A feed never lists everything, so an unreadable record is the only one missed.
  expect(of('nsf-feed')).toMatchObject({ goodAt: second });
  expect(nights).toEqual([
    { run: runId, at: second, open: 40, failed: 1 },
    { run: runId + 1, at: third, open: 42, failed: 1 },
  ]);
  await db.update(heldImports).set({ decision: 'kept out' }).where(eq(heldImports.name, 'california'));
  const after = await crawlOverview(db, settings);
  expect(after.sources.find(({ name }) => name === 'california')).toMatchObject({ waiting: 0, isOff: false });
});
