import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../worker/db/client.ts';
import { crawlErrors, crawlRuns, crawlSources, grants } from '../../../worker/db/schema/index.ts';
import { noUsage } from '../../../worker/db/usage.ts';
import { crawlErrorsOf } from '../../../worker/features/admin/crawl-runs.ts';
import { knownSources } from '../../../worker/features/admin/crawl-sources.ts';
import { findByWords } from '../../../worker/features/admin/program-edits/find.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { sourceSettingsOf } from '../../../worker/settings/crawler.ts';
import { newProgram } from '../../factories/programs.ts';
import { ownDatabaseAt } from '../../harness/product/own-database.ts';

const { db, url } = await ownDatabaseAt();
const PROGRAMS = 4000;
const RUNS = 300;
const settings = sourceSettingsOf({});

/** Returns the number of rows that the database reads for `ask`. */
async function rowsOf<T>(ask: (on: typeof db) => Promise<T>): Promise<{ rows: number; answer: T }> {
  const usage = noUsage();
  const answer = await ask(openDatabase(url, undefined, usage));
  return { rows: usage.rowsRead, answer };
}

test('admin program search and source list read few rows, whatever the catalog size', async () => {
  const all = Array.from({ length: PROGRAMS }, (_, place) => ({
    ...newProgram(`wombat-${place}`, { title: `Wombat shelter ${place}` }),
    applicationUrl: `https://apply.example/${place}/x`,
  }));
  await upsertPrograms(db, all);
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${RUNS})
    INSERT INTO ${crawlRuns} (id, started_by, status, holder) SELECT i, 'a test', 'complete', 'x' FROM n`);
  await db.run(sql`INSERT INTO ${crawlSources} (run_id, name, phase, position, status)
    SELECT id, 'grants-gov', 'federal', 1, iif(id % 3 = 0, 'failed', 'done') FROM ${crawlRuns}`);

  const found = async (words: string) => {
    const { rows, answer } = await rowsOf((on) => findByWords(on, words));
    expect(rows, words).toBeLessThan(500);
    return answer.programs.map(({ id }) => id);
  };
  expect(await found('wombat')).toHaveLength(50);
  expect(await found('wombat shelt 3999')).toEqual(['wombat-3999']);
  expect(await found('nothing of this kind')).toEqual([]);
  expect(await found('https://www.apply.example/77/x')).toEqual(['wombat-77']);
  expect(await found('nowhere.example.org/77')).toEqual([]);

  const { rows, answer } = await rowsOf((on) => knownSources(on, settings, Date.now()));
  expect(rows).toBeLessThan(300);
  expect(answer.find(({ name }) => name === 'grants-gov')).toMatchObject({ tried: 10, failed: 4 });
});

test('source counts follow every change to programs', async () => {
  const source = 'counted';
  const counts = () =>
    db.all(sql`SELECT state, programs FROM program_counts WHERE source = ${source} AND programs > 0 ORDER BY state`);
  const recounted = () =>
    db.all(sql`SELECT iif(merged_into IS NULL, status, 'merged ' || stated_status) AS state, count(*) AS programs
      FROM ${grants} WHERE source = ${source} GROUP BY 1 ORDER BY 1`);
  const rows = Array.from({ length: 5 }, (_, place) => ({ ...newProgram(`numbat-${place}`, {}), source }));
  await upsertPrograms(db, rows);
  await upsertPrograms(db, rows);
  expect(await counts()).toEqual([{ state: 'open', programs: 5 }]);
  const change = (place: number, set: object) =>
    db
      .update(grants)
      .set(set)
      .where(eq(grants.id, `numbat-${place}`));
  await change(0, { status: 'hidden', mergedInto: 'numbat-4' });
  await change(1, { status: 'hidden', mergedInto: 'numbat-4', statedStatus: 'closed' });
  await change(2, { status: 'hidden' });
  await change(3, { status: 'closed', title: 'Numbat, closed' });
  expect(await counts()).toEqual(await recounted());
  await change(0, { status: 'open', mergedInto: null });
  await db.delete(grants).where(eq(grants.id, 'numbat-1'));
  expect(await counts()).toEqual(await recounted());
});

test("thousands of errors of one kind don't hide the others from the filters", async () => {
  const [run] = await db
    .insert(crawlRuns)
    .values({ startedBy: 'a test', status: 'complete', holder: 'x' })
    .returning({ id: crawlRuns.id });
  const runId = run?.id ?? 0;
  await db
    .insert(crawlErrors)
    .values({ runId, name: 'california', cause: 'timed_out', message: 'It does not answer.' });
  const refused = (name: string, count: number) =>
    db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO ${crawlErrors} (run_id, name, cause, message) SELECT ${runId}, ${name}, 'unreadable', 'Record ' || i FROM n`);
  await refused('feeds', 30);
  await refused('grants-gov', 1500);
  const { errors, total } = await crawlErrorsOf(db, runId);
  expect([errors.length, total]).toEqual([1000, 1531]);
  expect(errors.at(-1)).toMatchObject({ source: 'california', cause: 'timed_out' });
  expect(errors.filter(({ source }) => source === 'feeds')).toHaveLength(20);
  expect(errors[0]?.message).toBe('Record 1500');
  expect(errors.map(({ id }) => id)).toEqual(errors.map(({ id }) => id).toSorted((a, b) => b - a));
});
