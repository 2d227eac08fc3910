import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { SourceFault } from '../../../worker/crawler/fetching/errors.ts';
import { failSource } from '../../../worker/crawler/pipeline/end-source.ts';
import { storePage } from '../../../worker/crawler/pipeline/store-page.ts';
import { knownVersions } from '../../../worker/crawler/pipeline/versions.ts';
import type { Page } from '../../../worker/crawler/source.ts';
import {
  crawlErrors,
  crawlPages,
  crawlRuns,
  grantChanges,
  grants,
  programEdits,
  sourceRecords,
  sourceStates,
} from '../../../worker/db/schema/index.ts';
import { closePassed } from '../../../worker/features/programs/close-passed.ts';
import { beginRun, sourceOf, store } from '../../harness/crawler/crawling.ts';
import { madeUpSource, pageOf } from '../../harness/crawler/made-up-source.ts';
import { ownDatabase } from '../../harness/product/own-database.ts';

const db = await ownDatabase();
const NOW = Date.parse('2026-11-01T12:00:00Z');
const source = madeUpSource('lists');
const fault: SourceFault = {
  source: 'lists',
  cause: 'timed_out',
  url: 'https://lists.example.gov',
  message: 'No answer.',
};

beforeEach(async () => {
  for (const table of [crawlRuns, grants, sourceRecords, sourceStates]) await db.delete(table);
});

const record = (id: number) => ({ id: String(id), title: `Help with roof number ${id}` });
const records = (count: number) => Array.from({ length: count }, (_, index) => record(index));

async function openIds() {
  const rows = await db
    .select({ id: grants.sourceId })
    .from(grants)
    .where(eq(grants.status, 'open'))
    .orderBy(grants.id);
  return rows.map(({ id }) => id);
}

const storeAll = (pages: readonly Page[], given: { now?: number; ends?: boolean } = {}) =>
  store(db, source, pages, { now: NOW, ...given });

test('a program that no page lists anymore closes, and reopens when listed again', async () => {
  await storeAll([pageOf([record(1), record(2)], { cursor: { next: 1 } }), pageOf([record(3)])]);
  const lease = await storeAll([pageOf([record(1)], { cursor: { next: 1 } }), pageOf([], { listed: ['3'] })]);
  expect(await openIds()).toEqual(['1', '3']);
  expect(await sourceOf(db, lease)).toMatchObject({ status: 'done', closed: 1, written: 0, heldBack: 0 });
  const [closed] = await db.select().from(grants).where(eq(grants.sourceId, '2'));
  expect(closed).toMatchObject({ status: 'closed', statedStatus: 'closed', contentHash: '' });
  // Records that are no longer listed are forgotten, including those on pages.
  expect(await db.select().from(sourceRecords)).toHaveLength(1);
  expect(await db.select().from(crawlPages)).toEqual([]);
  await storeAll([pageOf([record(1), record(2), record(3)])]);
  expect(await openIds()).toEqual(['1', '2', '3']);
  expect(await db.select().from(grantChanges)).toEqual([]);
});

test.each<[string, Page[]]>([
  ['something was missed', [pageOf([record(1)], { faults: [fault] })]],
  ['a refused record has no id', [pageOf([record(1), { title: 'No id' }])]],
  ['no record came', [pageOf([])]],
  ['a page is unchanged', [pageOf([], { unchanged: true, cursor: { next: 1 } }), pageOf([record(1)])]],
])('nothing is closed if %s', async (_why, pages) => {
  await storeAll([pageOf(records(4))]);
  const lease = await storeAll(pages);
  expect(await openIds()).toHaveLength(4);
  expect(await sourceOf(db, lease)).toMatchObject({ status: 'done', closed: 0 });
});

test('a refused record that names its id is not missing', async () => {
  await storeAll([pageOf(records(4))]);
  await storeAll([pageOf([record(1), { id: '2', name: 'Of a changed form' }])]);
  expect(await openIds()).toEqual(['1', '2']);
});

test("a source that doesn't list everything closes nothing", async () => {
  const feed = madeUpSource('lists', { listsAll: false });
  await store(db, feed, [pageOf(records(4))], { now: NOW });
  await store(db, feed, [pageOf([record(1)])], { now: NOW });
  expect(await openIds()).toHaveLength(4);
});

test('closing more than half at once needs the next run to find the same', async () => {
  await storeAll([pageOf(records(30))]);
  const first = await storeAll([pageOf(records(14))]);
  expect(await openIds()).toHaveLength(30);
  const row = await sourceOf(db, first);
  expect(row).toMatchObject({ status: 'done', closed: 0, heldBack: 16, errors: 1 });
  expect(row.reason).toContain('16 of 30 open programs are no longer listed');
  expect(await db.select().from(crawlErrors)).toMatchObject([{ cause: 'held_back', name: 'lists' }]);
  // The failed run in between doesn't count.
  const failed = await beginRun(db, [source]);
  await failSource(db, failed, source, fault);
  const second = await storeAll([pageOf(records(14))]);
  expect(await openIds()).toHaveLength(14);
  expect(await sourceOf(db, second)).toMatchObject({ closed: 16, heldBack: 0, reason: null });
});

test('held-back closings need confirmation by the next complete run', async () => {
  const versions = { 'https://lists.example.gov/all': { etag: 'short' } };
  await storeAll([pageOf(records(40))]);
  await storeAll([pageOf(records(18), { versions })]);
  // If the version were stored, the source would respond "not modified" from then on.
  expect(await knownVersions(db, source)).toEqual({});
  const second = await storeAll([pageOf([record(1)], { versions })]);
  expect(await sourceOf(db, second)).toMatchObject({ closed: 0, heldBack: 39 });
  // A run that missed something doesn't count as confirmation.
  await storeAll([pageOf([record(1)], { faults: [fault] })]);
  const third = await storeAll([pageOf([record(1), record(2)], { versions })]);
  expect(await sourceOf(db, third)).toMatchObject({ closed: 38, heldBack: 0 });
  expect(await knownVersions(db, source)).toEqual(versions);
});

test('half of many programs, or all of a few, may close at once', async () => {
  await storeAll([pageOf(records(30))]);
  await storeAll([pageOf(records(15))]);
  expect(await openIds()).toHaveLength(15);
  await storeAll([pageOf([record(1)])]);
  expect(await openIds()).toEqual(['1']);
});

test('a failing source closes and forgets nothing, and says why', async () => {
  await storeAll([pageOf(records(4))]);
  const lease = await beginRun(db, [source]);
  await storePage(db, lease, source, pageOf([record(1)], { cursor: { next: 1 } }), NOW);
  await failSource(db, lease, source, fault);
  expect(await sourceOf(db, lease)).toMatchObject({ status: 'failed', reason: 'No answer.', errors: 1, read: 1 });
  expect(await openIds()).toHaveLength(4);
  expect(await db.select().from(sourceRecords)).toHaveLength(4);
  expect(await db.select().from(crawlErrors)).toMatchObject([{ cause: 'timed_out', url: fault.url }]);
});

test('file versions are stored once their source ends; those of other files stay', async () => {
  const versions = (name: string) => ({ [`https://lists.example.gov/${name}`]: { etag: name } });
  const lease = await storeAll([pageOf([record(1)], { cursor: { next: 1 }, versions: versions('a') })], {
    ends: false,
  });
  expect(await knownVersions(db, source)).toEqual({});
  expect((await sourceOf(db, lease)).versions).toEqual(versions('a'));
  await storeAll([
    pageOf([record(1)], { cursor: { next: 1 }, versions: versions('a') }),
    pageOf([record(2)], { versions: versions('b') }),
  ]);
  expect(await knownVersions(db, source)).toEqual({ ...versions('a'), ...versions('b') });
  await storeAll([
    pageOf([], { unchanged: true, cursor: { next: 1 } }),
    pageOf([record(3)], { versions: versions('b') }),
  ]);
  expect(await knownVersions(db, source)).toEqual({ ...versions('a'), ...versions('b') });
  const [state] = await db.select().from(sourceStates);
  expect(state?.readAt).toBe(new Date(NOW).toISOString());
});

test('an unchanged source counts its known programs and closes nothing', async () => {
  await storeAll([pageOf([...records(3), { id: '9', title: 'A loan', type: 'loan' }])]);
  const lease = await storeAll([pageOf([], { unchanged: true })]);
  expect(await sourceOf(db, lease)).toMatchObject({
    ...{ status: 'done', total: 4, read: 4, unchanged: 4, grants: 3, loans: 1, assistance: 0, written: 0, closed: 0 },
  });
  expect(await db.select().from(sourceRecords)).toHaveLength(4);
});

test("an admin's correction holds, and the source's value is kept with it", async () => {
  await storeAll([pageOf([{ ...record(1), sum: 500 }, record(2)])]);
  const [one, two] = ['lists-1', 'lists-2'];
  await db.insert(programEdits).values([
    { grantId: one, field: 'title', value: 'Help with every roof', sourceValue: record(1).title },
    { grantId: one, field: 'amount', value: '$777', sourceValue: 'Up to $500' },
    { grantId: two, field: 'status', value: 'hidden', sourceValue: 'open' },
  ]);
  await db.update(grants).set({ title: 'Help with every roof', amount: '$777' }).where(eq(grants.id, one));
  await db.update(grants).set({ status: 'hidden' }).where(eq(grants.id, two));
  const changed = [
    { ...record(1), title: 'Help with all roofs', sum: 900 },
    { ...record(2), description: 'New' },
  ];
  await storeAll([pageOf(changed)]);
  const rows = await db.select().from(grants).orderBy(grants.id);
  expect(rows).toMatchObject([
    { title: 'Help with every roof', titleStems: expect.stringContaining('everi'), amount: '$777', status: 'open' },
    { status: 'hidden', statedStatus: 'open', description: 'New' },
  ]);
  expect(await db.select().from(grantChanges)).toEqual([]);
  const edits = await db.select().from(programEdits).orderBy(programEdits.grantId, programEdits.field);
  expect(edits.map(({ sourceValue }) => sourceValue)).toEqual(['Up to $900', 'Help with all roofs', 'open']);
  await storeAll([pageOf([changed[0]])]);
  expect(await db.select().from(programEdits).where(eq(programEdits.field, 'status'))).toMatchObject([
    { sourceValue: 'closed' },
  ]);
  expect(await db.select().from(grants).where(eq(grants.id, two))).toMatchObject([{ status: 'hidden' }]);
});

test('important changes are reported with both values, spelling and new programs not', async () => {
  const first = { ...record(1), sum: 500, day: '2027-03-03', eligibility: 'Nonprofits; tribes' };
  await storeAll([pageOf([first])]);
  await storeAll([pageOf([{ ...first, description: 'More words', eligibility: 'Nonprofits  (tribes)' }])]);
  expect(await db.select().from(grantChanges)).toEqual([]);
  await storeAll([pageOf([{ ...first, sum: 900, day: '2027-04-03', eligibility: 'Nonprofits' }])]);
  const changes = await db.select().from(grantChanges).orderBy(grantChanges.field);
  expect(changes.map(({ field, before, after, notifiedAt }) => ({ field, before, after, notifiedAt }))).toEqual([
    { field: 'amount', before: 'Up to $500', after: 'Up to $900', notifiedAt: null },
    { field: 'deadline', before: 'March 3, 2027', after: 'April 3, 2027', notifiedAt: null },
    { field: 'eligibility', before: 'Nonprofits (tribes)', after: 'Nonprofits', notifiedAt: null },
  ]);
});

test('cron closes a program past its deadline, and a later deadline reopens it', async () => {
  const first = { ...record(1), day: '2026-11-05' };
  await storeAll([
    pageOf([
      first,
      { ...record(2), day: '2027-11-05' },
      ...records(300)
        .slice(10)
        .map((one) => ({ ...one, day: '2026-11-04' })),
    ]),
  ]);
  const later = NOW + 10 * 24 * 60 * 60_000;
  expect(await closePassed(db, later)).toBe(291);
  expect(await openIds()).toEqual(['2']);
  expect(await closePassed(db, later)).toBe(0);
  // The unchanged record leaves the program closed, and nothing is written.
  const same = await storeAll([pageOf([first])], { now: later, ends: false });
  expect(await sourceOf(db, same)).toMatchObject({ unchanged: 1, written: 0 });
  expect(await openIds()).toEqual(['2']);
  await storeAll([pageOf([{ ...first, day: '2026-12-24' }])], { now: later, ends: false });
  expect(await openIds()).toEqual(['1', '2']);
});

test('a later deadline from a source holds while cron closes programs', async () => {
  const first = { ...record(1), day: '2026-11-05' };
  await storeAll([pageOf([first, { ...record(2), day: '2026-11-05' }])]);
  const later = NOW + 10 * 24 * 60 * 60_000;
  const extended = pageOf([{ ...first, day: '2026-12-24' }]);
  let pages = 0;
  const meddling = new Proxy(db, {
    get(target, property, receiver) {
      if (property !== 'batch' || pages > 0) return Reflect.get(target, property, receiver);
      return async (...given: Parameters<typeof db.batch>) => {
        pages += 1;
        await storeAll([extended], { now: later, ends: false });
        return db.batch(...given);
      };
    },
  });
  expect(await closePassed(meddling, later)).toBe(1);
  expect(await openIds()).toEqual(['1']);
});

test("an admin's edit made while a page is being stored is not lost", async () => {
  await storeAll([pageOf([record(1)])]);
  const lease = await beginRun(db, [source]);
  const slow = madeUpSource('lists');
  const page = pageOf([{ ...record(1), sum: 900 }]);
  // Edits the program between the crawler's read and write, so the planned write no longer matches.
  let edits = 0;
  const meddling = new Proxy(db, {
    get(target, property, receiver) {
      if (property !== 'batch' || edits > 0) return Reflect.get(target, property, receiver);
      return async (...given: Parameters<typeof db.batch>) => {
        edits += 1;
        await db.insert(programEdits).values({ grantId: 'lists-1', field: 'amount', value: '$1', sourceValue: null });
        await db
          .update(grants)
          .set({ amount: '$1', updatedAt: '2026-11-01T12:00:01.000Z' })
          .where(eq(grants.id, 'lists-1'));
        return db.batch(...given);
      };
    },
  });
  await storePage(meddling, lease, slow, page, NOW);
  expect(await db.select().from(grants)).toMatchObject([{ amount: '$1', amountMax: 900 }]);
  expect(await db.select().from(programEdits)).toMatchObject([{ sourceValue: 'Up to $900' }]);
  expect(await sourceOf(db, lease)).toMatchObject({ pages: 1, read: 1, written: 1 });
});
