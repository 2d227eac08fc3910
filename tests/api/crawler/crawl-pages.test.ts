import { eq, getTableColumns } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { readingOf } from '../../../dev/sources/reading.ts';
import { startSources } from '../../../dev/sources/server.ts';
import { isSuperseded } from '../../../worker/crawler/lease.ts';
import { endSource } from '../../../worker/crawler/pipeline/end-source.ts';
import { storePage } from '../../../worker/crawler/pipeline/store-page.ts';
import type { Page } from '../../../worker/crawler/source.ts';
import {
  crawlErrors,
  crawlPages,
  crawlRuns,
  grantChanges,
  grants,
  sourceRecords,
} from '../../../worker/db/schema/index.ts';
import { beginRun, crawl, sourceOf, store } from '../../harness/crawler/crawling.ts';
import { madeUpSource, pageOf } from '../../harness/crawler/made-up-source.ts';
import { ownDatabase } from '../../harness/product/own-database.ts';

const db = await ownDatabase();
const NOW = Date.parse('2026-11-01T12:00:00Z');
const WORK = [
  'grants-gov',
  'assistance-listings',
  'simpler-grants',
  'federal-register',
  'sbir',
  'california',
  'pennsylvania',
  'feeds',
  'live-search',
];

beforeEach(async () => {
  for (const table of [crawlRuns, grants, sourceRecords]) await db.delete(table);
});

/** Returns everything stored about programs, except for numbers and times that differ between databases. */
async function programs() {
  const { rowId: _row, createdAt: _created, updatedAt: _updated, ...columns } = getTableColumns(grants);
  return db.select(columns).from(grants).orderBy(grants.id);
}

const written = () => db.select({ id: grants.id, updatedAt: grants.updatedAt }).from(grants).orderBy(grants.id);

test.each(WORK)('%s: a second crawl writes no program and reports no changes', async (name) => {
  const emulator = await startSources({ records: 30, now: NOW });
  const first = await sourceOf(db, await crawl(db, emulator, name));
  expect(first).toMatchObject({ status: 'done', unchanged: 0, left: 0, cursor: null });
  expect(first.written).toBe((await programs()).length);
  expect(first.grants + first.loans + first.assistance).toBe(first.written);
  const before = await written();
  const second = await sourceOf(db, await crawl(db, emulator, name));
  expect(second).toMatchObject({ status: 'done', written: 0, closed: 0, read: first.read, total: first.read });
  expect(second.unchanged).toBe(first.read - first.refused);
  expect([second.grants, second.loans, second.assistance]).toEqual([first.grants, first.loans, first.assistance]);
  expect(await written()).toEqual(before);
  expect(await db.select().from(grantChanges)).toEqual([]);
  expect(await db.select().from(crawlPages)).toEqual([]);
  await emulator.close();
});

test('a run cut short at any page resumes after it, with the same result', async () => {
  const emulator = await startSources({ records: 60, now: NOW });
  const undisturbed = await sourceOf(db, await crawl(db, emulator, 'grants-gov'));
  const wanted = await programs();
  for (const cutAfter of [1, 2, 3]) {
    for (const table of [crawlRuns, grants, sourceRecords]) await db.delete(table);
    const { source, crawl: reading } = readingOf(emulator, 'grants-gov');
    const lease = await beginRun(db, [source]);
    let pages = 0;
    for await (const page of source.pages(reading, null)) {
      await storePage(db, lease, source, page, NOW);
      pages += 1;
      if (pages === cutAfter) break;
    }
    const stored = await sourceOf(db, lease);
    expect(stored).toMatchObject({ status: 'reading', pages: cutAfter });
    const isRead = stored.cursor === null;
    expect(isRead).toBe(cutAfter === 3);
    if (!isRead) {
      const again = readingOf(emulator, 'grants-gov');
      const cursor = JSON.parse(JSON.stringify(stored.cursor));
      for await (const page of again.source.pages(again.crawl, cursor)) await storePage(db, lease, source, page, NOW);
    }
    await endSource(db, lease, source, { now: NOW });
    const { runId: _run, startedAt: _start, endedAt: _end, ...counts } = await sourceOf(db, lease);
    expect(undisturbed).toMatchObject(counts);
    expect(await programs()).toEqual(wanted);
  }
  await emulator.close();
});

test('a run that another worker took over writes nothing of a page', async () => {
  const source = madeUpSource('lists');
  const lease = await beginRun(db, [source]);
  await db.update(crawlRuns).set({ holder: 'another' });
  const before = await sourceOf(db, lease);
  for (const write of [
    () => storePage(db, lease, source, pageOf([{ id: '1', title: 'Help with roofs' }]), NOW),
    () => endSource(db, lease, source, { now: NOW }),
  ]) {
    const error = await write().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isSuperseded(error)).toBe(true);
  }
  expect(await sourceOf(db, lease)).toEqual(before);
  expect(await programs()).toEqual([]);
  expect(await db.select().from(sourceRecords)).toEqual([]);
});

test('read, refused and remaining records are counted, and each refusal is reported', async () => {
  const source = madeUpSource('lists');
  const lease = await store(
    db,
    source,
    [
      pageOf([{ id: '1', title: 'Help with roofs' }, { id: '2' }, { id: '3', title: 'News', nothing: true }], {
        cursor: { next: 1 },
        total: 5,
        faults: [{ source: 'lists', cause: 'timed_out', url: 'https://lists.example.gov/2', message: 'No answer.' }],
      }),
      pageOf([{ id: '4', title: '<script>alert(1)</script>' }, 'nothing at all']),
    ],
    { now: NOW },
  );
  expect(await sourceOf(db, lease)).toMatchObject({
    ...{ read: 5, unchanged: 0, left: 1, refused: 3, written: 1, grants: 1, errors: 4, pages: 2, isPartial: true },
    reason: 'Something that it lists was missed, so none of its programs were closed.',
  });
  const errors = await db.select().from(crawlErrors).orderBy(crawlErrors.id);
  expect(errors.map(({ cause, url, record }) => ({ cause, url, record }))).toEqual([
    { cause: 'timed_out', url: 'https://lists.example.gov/2', record: null },
    { cause: 'unreadable', url: null, record: 'id 2' },
    { cause: 'unreadable', url: null, record: 'id 4' },
    { cause: 'unreadable', url: null, record: 'no record' },
  ]);
  expect(errors[1]?.message).toContain('title');
  const again = await store(db, source, [pageOf([{ id: '3', title: 'News', nothing: true }])], { now: NOW });
  expect(await sourceOf(db, again)).toMatchObject({ unchanged: 1, left: 0, written: 0 });
});

test('records with hostile content become plain text without addresses', async () => {
  const long = 'x'.repeat(1_000_000);
  const lease = await store(
    db,
    madeUpSource('lists'),
    [
      pageOf([
        {
          id: '1',
          title: 'Help <img src=x onerror=alert(1)> with \u0000roofs \u202eover',
          description: `<script>alert(1)</script>&lt;script&gt;alert(2)&lt;/script&gt; ${long}`,
          url: 'javascript:alert(1)',
          provider: '<b onclick="x()">Office</b>',
          contact: '<iframe src="//evil.example"></iframe>Call us',
        },
        { id: long, title: 'A program with an endless number' },
        { id: 'two\u0000', title: 'A program with an odd number' },
      ]),
    ],
    { now: NOW },
  );
  expect(await sourceOf(db, lease)).toMatchObject({ written: 1, refused: 2 });
  const [row] = await programs();
  expect(row).toMatchObject({ title: 'Help with roofs over', url: null, provider: 'Office' });
  expect(row?.description?.length).toBeLessThanOrEqual(20_000);
  expect(JSON.stringify(row)).not.toMatch(/<\w|javascript:|alert\(|\\u0000/);
});

test.each<[string, (records: readonly unknown[]) => Page[]]>([
  ['on one page', (records) => [pageOf(records)]],
  ['on two pages', ([one, other]) => [pageOf([one], { cursor: { next: 1 } }), pageOf([other])]],
])("two records of one program don't alternate: %s", async (_where, pagesOf) => {
  const source = madeUpSource('lists');
  const record = { id: '1', title: 'Help with roofs' };
  const pages = pagesOf([
    { ...record, sum: 500 },
    { ...record, sum: 900 },
  ]);
  await store(db, source, pages, { now: NOW });
  const first = await written();
  expect(await programs()).toMatchObject([{ amountMax: 500 }]);
  await store(db, source, pages, { now: NOW });
  const lease = await store(db, source, pages, { now: NOW });
  expect(await written()).toEqual(first);
  expect(await sourceOf(db, lease)).toMatchObject({ read: 2, written: 0, closed: 0 });
  expect(await db.select().from(grantChanges)).toEqual([]);
});

test('a record that returns to an old version is read again and updates its program', async () => {
  const source = madeUpSource('lists', { listsAll: false });
  const record = { id: '1', title: 'Help with roofs', sum: 500 };
  // A run that didn't finish forgets no records.
  await store(db, source, [pageOf([record])], { now: NOW });
  await store(db, source, [pageOf([{ ...record, sum: 900 }])], { now: NOW, ends: false });
  await store(db, source, [pageOf([record])], { now: NOW });
  expect(await programs()).toMatchObject([{ amountMax: 500 }]);
});

test("a curated program's new keywords are copied to its listing", async () => {
  const emulator = await startSources({ records: 5, now: NOW });
  await crawl(db, emulator, 'assistance-listings');
  const [listing] = await programs();
  if (!listing) throw new Error('No listing');
  await store(db, madeUpSource('curated'), [
    pageOf([{ id: 'roofs', title: 'Help with roofs', listings: [listing.sourceId] }]),
  ]);
  await db.update(grants).set({ keywords: 'leaky roof' }).where(eq(grants.id, 'curated-roofs'));
  const { unchanged, written: count } = await sourceOf(db, await crawl(db, emulator, 'assistance-listings'));
  expect({ unchanged, count }).toEqual({ unchanged: 0, count: 1 });
  expect((await programs()).find(({ id }) => id === listing.id)?.keywords).toContain('leaky roof');
  await emulator.close();
});

test("half a character, sent or left by truncation, doesn't break its row", async () => {
  const source = madeUpSource('california');
  const half = '\ud83d';
  const records = [
    {
      id: '1',
      title: `Roofs ${half} and walls`,
      provider: half,
      eligibility: `Anybody ${half}`,
      names: [`feeds:${half}`],
    },
    // The length limit cuts its last character in half.
    { id: '2', title: 'Long text', description: `${'x'.repeat(19_999)}😀` },
    { id: `3${half}`, title: 'Nobody could ask for this one' },
    { id: '4', title: 'Another' },
  ];
  const lease = await store(db, source, [pageOf(records)], { now: NOW });
  const stored = await db.select().from(grants).orderBy(grants.id);
  expect(stored.map(({ id }) => id)).toEqual(['california-1', 'california-2', 'california-4']);
  expect(stored[0]).toMatchObject({ title: 'Roofs \uFFFD and walls', provider: '\uFFFD' });
  expect(stored[1]?.description).toHaveLength(20_000);
  expect(await sourceOf(db, lease)).toMatchObject({ status: 'done', read: 4, refused: 1, errors: 1 });
  expect(await db.select().from(crawlErrors)).toMatchObject([
    { record: 'id 3\uFFFD', message: expect.stringContaining('Holds half a character') },
  ]);
  // The records are recognized from now on, and changes are reported.
  await store(db, source, [pageOf(records)], { now: NOW });
  await store(db, source, [pageOf([{ ...records[0], eligibility: `${'y'.repeat(1999)}😀 ${half}` }])], { now: NOW });
  expect((await db.select().from(grantChanges))[0]?.after?.isWellFormed()).toBe(true);
});

test('a program with reordered lists is neither written nor reported, but remembered', async () => {
  const source = madeUpSource('lists');
  const stated = { id: '1', title: 'Help', eligibility: 'Nonprofits\nTribes; Schools', listings: ['10.001', '10.002'] };
  const turned = { ...stated, eligibility: 'Tribes; Schools\nNonprofits', listings: ['10.002', '10.001'] };
  await store(db, source, [pageOf([stated])], { now: NOW });
  const before = await programs();
  const second = await sourceOf(db, await store(db, source, [pageOf([turned])], { now: NOW }));
  expect(second).toMatchObject({ read: 1, unchanged: 0, written: 0, grants: 1, closed: 0 });
  const third = await sourceOf(db, await store(db, source, [pageOf([turned])], { now: NOW }));
  expect(third).toMatchObject({ read: 1, unchanged: 1, written: 0 });
  expect(await programs()).toEqual(before);
  expect(await db.select().from(grantChanges)).toEqual([]);
  const other = { ...turned, eligibility: 'Tribes; Schools' };
  const fourth = await sourceOf(db, await store(db, source, [pageOf([other])], { now: NOW }));
  expect(fourth).toMatchObject({ written: 1 });
  expect(await db.select().from(grantChanges)).toHaveLength(1);
});
