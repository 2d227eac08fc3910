/** Tests faulty sources: endless lists, repeated pages, renamed fields, ids of other sources. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startSources } from '../../../dev/sources/server.ts';
import { Held } from '../../../worker/crawler/pipeline/doubt.ts';
import type { Page } from '../../../worker/crawler/source.ts';
import {
  crawlErrors,
  crawlRuns,
  grantChanges,
  grants,
  heldImports,
  sourceRecords,
  sourceStates,
} from '../../../worker/db/schema/index.ts';
import { decideHeldImport } from '../../../worker/features/admin/held-imports.ts';
import { crawl, sourceOf, store } from '../../harness/crawler/crawling.ts';
import { madeUpSource, pageOf } from '../../harness/crawler/made-up-source.ts';
import { ownDatabase } from '../../harness/product/own-database.ts';

const db = await ownDatabase();
const NOW = Date.parse('2026-11-01T12:00:00Z');
const source = madeUpSource('lists');

beforeEach(async () => {
  for (const table of [crawlRuns, grants, sourceRecords, sourceStates, heldImports]) await db.delete(table);
});

const record = (id: number) => ({ id: String(id), title: `Help with roof number ${id}`, provider: 'Ohio', sum: 100 });
const records = (count: number, from = 0) => Array.from({ length: count }, (_, index) => record(from + index));
const storeAll = (pages: Iterable<Page>) => store(db, source, pages, { now: NOW });
const open = () => db.$count(grants, eq(grants.status, 'open'));

const rows = () => db.select().from(grants).orderBy(grants.id);

/** Crawls an emulated source once and returns it with the stored programs. */
async function filled(name: string, settings: Record<string, string> = {}) {
  const emulator = await startSources({ records: 120, now: NOW });
  Object.assign(emulator.settings, settings);
  await crawl(db, emulator, name);
  const before = await rows();
  expect(before.length).toBeGreaterThan(0);
  return { emulator, before };
}

/** Yields endless pages. Throws if page number `most` is requested. */
function* endless(pageAt: (index: number) => Page, most = 60): Generator<Page> {
  for (let index = 0; index < most; index++) yield { ...pageAt(index), cursor: { next: index + 1 } };
  throw new Error('The endless list was not detected');
}

describe('a repeated page', () => {
  test.each<[string, (index: number) => Page]>([
    ['as it was', () => pageOf(records(50))],
    ['in another order', (index) => pageOf(index % 2 ? records(50) : records(50).toReversed())],
    ['with the time in each record', (index) => pageOf(records(50).map((one) => ({ ...one, contact: `At ${index}` })))],
    ['with records that cannot be read', () => pageOf(Array.from({ length: 30 }, (_, id) => ({ id: String(id) })))],
    ['with records that have no id', () => pageOf(Array.from({ length: 30 }, (_, id) => ({ words: id })))],
  ])('ends the source and closes nothing: %s', async (_how, pageAt) => {
    await storeAll([pageOf(records(200))]);
    const lease = await storeAll(endless(pageAt));
    expect(await sourceOf(db, lease)).toMatchObject({
      ...{ status: 'failed', pages: 1, closed: 0 },
      reason: expect.stringContaining('the same records again'),
    });
    expect(await open()).toBe(200);
    expect(await db.select().from(crawlErrors)).toContainEqual(expect.objectContaining({ cause: 'repeated' }));
  });

  test('at the end of a list means that other records are missing', async () => {
    await storeAll([pageOf(records(80))]);
    const lease = await storeAll([pageOf(records(50), { cursor: { next: 1 } }), pageOf(records(5))]);
    expect(await sourceOf(db, lease)).toMatchObject({ status: 'done', closed: 0 });
    const whole = await storeAll([pageOf(records(50), { cursor: { next: 1 } }), pageOf(records(50))]);
    expect(await sourceOf(db, whole)).toMatchObject({ status: 'failed', closed: 0 });
    expect(await open()).toBe(80);
  });

  test("doesn't count if each page is a separate answer", async () => {
    const search = madeUpSource('lists', { countsPages: true, listsAll: false });
    const pages = [pageOf(records(30), { cursor: { next: 1 } }), pageOf(records(30), { cursor: { next: 2 } })];
    const lease = await store(db, search, [...pages, pageOf(records(3))], { now: NOW });
    expect(await sourceOf(db, lease)).toMatchObject({ status: 'done', pages: 3 });
  });
});

describe('a list that is far longer than before', () => {
  test('is held before any of it is stored, if it states its length', async () => {
    await storeAll([pageOf(records(141))]);
    const before = await db.select().from(grants);
    const lease = await storeAll(endless((index) => pageOf(records(100, 1000 + 100 * index), { total: 33_600 })));
    expect(await sourceOf(db, lease)).toMatchObject({ status: 'failed', pages: 0, written: 0, closed: 0 });
    expect(await db.select().from(grants)).toEqual(before);
    const [held] = await db.select().from(heldImports);
    expect(held).toMatchObject({ name: 'lists', before: 141, named: 33_600, decision: null });
    expect(held?.sample).toHaveLength(10);
  });

  test('is held when new records outnumber the old, and stored ones are rolled back', async () => {
    await storeAll([pageOf(records(141))]);
    const before = await db.select().from(grants);
    const lease = await storeAll(endless((index) => pageOf(records(50, 1000 + 50 * index))));
    const row = await sourceOf(db, lease);
    expect(row).toMatchObject({ status: 'failed', closed: 0, pages: 4 });
    expect(row.reason).toMatch(/^It lists at least 250 new programs, but had only 141 /);
    expect(await db.select().from(grants)).toEqual(before);
    expect(await db.select().from(grantChanges)).toEqual([]);
    expect(await db.select().from(crawlErrors)).toMatchObject([{ cause: 'held' }]);
    // The next run doesn't find more of the list than this one did.
    const again = await storeAll(endless((index) => pageOf(records(50, 1000 + 50 * index))));
    expect(await sourceOf(db, again)).toMatchObject({ status: 'failed', pages: 4 });
    expect(await open()).toBe(141);
  });

  test('is stored once an admin allows it, and sets the new baseline', async () => {
    await storeAll([pageOf(records(20))]);
    const longer = () => [
      pageOf(records(300), { cursor: { next: 1 }, total: 600 }),
      pageOf(records(300, 300), { total: 600 }),
    ];
    await storeAll(longer());
    expect(await open()).toBe(20);
    await decideHeldImport(db, 'lists', { letIn: true, adminId: 20 });
    expect(await sourceOf(db, await storeAll(longer()))).toMatchObject({ status: 'done', read: 600 });
    expect(await open()).toBe(600);
    expect(await db.select().from(heldImports)).toEqual([]);
    const third = await storeAll([pageOf(records(1150), { total: 1150 })]);
    expect(await sourceOf(db, third)).toMatchObject({ status: 'done' });
  });

  test('stays out if an admin says so, and is asked about again once it differs', async () => {
    await storeAll([pageOf(records(20))]);
    await storeAll([pageOf(records(600), { total: 600 })]);
    await decideHeldImport(db, 'lists', { letIn: false, adminId: 20 });
    await storeAll([pageOf(records(610), { total: 610 })]);
    expect(await db.select().from(heldImports)).toMatchObject([{ decision: 'kept out', named: 610 }]);
    await storeAll([pageOf(records(6000), { total: 6000 })]);
    expect(await db.select().from(heldImports)).toMatchObject([{ decision: null, named: 6000 }]);
    // Once the list is back to its old length, there's nothing left to decide.
    await storeAll([pageOf(records(21))]);
    expect(await db.select().from(heldImports)).toEqual([]);
    expect(await open()).toBe(21);
  });

  test("isn't suspected if it is short, the first list, or grows step by step", async () => {
    for (const count of [150, 340, 600])
      expect(await sourceOf(db, await storeAll([pageOf(records(count))]))).toMatchObject({ status: 'done' });
    expect(new Held({ before: 1, named: 2, isAtLeast: false, sample: [] })).toBeInstanceOf(Error);
  });
});

describe('renamed fields', () => {
  test('a list that is suddenly empty has failed', async () => {
    await storeAll([pageOf(records(40))]);
    expect(await sourceOf(db, await storeAll([pageOf([])]))).toMatchObject({
      ...{ status: 'failed', closed: 0 },
      reason: expect.stringContaining('It lists nothing at all, where 40 programs were open'),
    });
    expect(await open()).toBe(40);
  });

  test('a source with mostly unreadable records has failed', async () => {
    await storeAll([pageOf(records(40))]);
    const renamed = records(40).map(({ title, ...rest }) => ({ ...rest, heading: title }));
    const lease = await storeAll([pageOf([...records(5), ...renamed.slice(5)])]);
    const row = await sourceOf(db, lease);
    expect(row).toMatchObject({ status: 'failed', refused: 35, closed: 0 });
    expect(row.reason).toContain('35 of 40 records could not be read');
    expect(await open()).toBe(40);
  });

  test('a field that nearly all programs lose at once keeps its values', async () => {
    await storeAll([pageOf(records(40))]);
    const before = await db.select().from(grants);
    const renamed = records(40).map(({ sum, ...rest }) => ({ ...rest, most: sum }));
    const lease = await storeAll([pageOf(renamed)]);
    const row = await sourceOf(db, lease);
    expect(row).toMatchObject({ status: 'failed', written: 0, closed: 0 });
    expect(row.reason).toContain('the amount');
    expect(await db.select().from(grants)).toEqual(before);
    const few = records(40).map((one, index) => (index < 12 ? { ...one, sum: null } : one));
    expect(await sourceOf(db, await storeAll([pageOf(few)]))).toMatchObject({ status: 'done', written: 12 });
  });

  test('a source that suddenly has nothing to apply for has failed', async () => {
    await storeAll([pageOf(records(40))]);
    const nothing = records(40).map((one) => ({ ...one, nothing: true }));
    for (const _night of [1, 2])
      expect(await sourceOf(db, await storeAll([pageOf(nothing)]))).toMatchObject({ status: 'failed', closed: 0 });
    expect(await open()).toBe(40);
  });
});

test.each(['grants-gov', 'simpler-grants', 'california'])('%s: an endless page or list does no harm', async (name) => {
  const emulator = await startSources({ records: 120, now: NOW });
  await crawl(db, emulator, name);
  const before = await db.select().from(grants).orderBy(grants.id);
  for (const [fault, cause] of [
    ['same_page', 'repeated'],
    ['endless', 'held'],
  ] as const) {
    emulator.plan({ fault, times: 100_000 });
    const from = emulator.calls.length;
    const lease = await crawl(db, emulator, name);
    expect(await sourceOf(db, lease)).toMatchObject({ status: 'failed', written: 0, closed: 0 });
    const errors = await db.select().from(crawlErrors).where(eq(crawlErrors.runId, lease.runId));
    expect(errors).toMatchObject([{ cause }]);
    expect(emulator.calls.length - from).toBeLessThan(80);
    emulator.heal();
  }
  expect(await db.select().from(grants).orderBy(grants.id)).toEqual(before);
  await emulator.close();
});

describe.each(['grants-gov', 'simpler-grants', 'california'])('%s', (name) => {
  test('a list ten times its former length is held, and none of it is stored', async () => {
    const { emulator, before } = await filled(name);
    emulator.world.listed = Array.from({ length: 1200 }, (_, index) => index);
    const lease = await crawl(db, emulator, name);
    expect(await sourceOf(db, lease)).toMatchObject({ status: 'failed', written: 0, closed: 0 });
    expect(await db.select().from(crawlErrors)).toMatchObject([{ cause: 'held' }]);
    expect(await db.select().from(heldImports)).toMatchObject([{ name, decision: null }]);
    expect(await rows()).toEqual(before);
    await emulator.close();
  });

  test.each(['small_total', 'large_total'] as const)(
    'a list that states a wrong length closes and changes nothing: %s',
    async (fault) => {
      const { emulator, before } = await filled(name);
      emulator.plan({ fault, times: 100_000 });
      for (const _night of [1, 2]) await crawl(db, emulator, name);
      expect(await rows()).toEqual(before);
      await emulator.close();
    },
  );
});

test('the listings API is read to its end, however few records it claims', async () => {
  const { emulator, before } = await filled('assistance-listings-api', {
    SOURCE_ASSISTANCE_LISTINGS_KEY: 'made-up-key',
  });
  emulator.world.unlisted = -80;
  expect(await sourceOf(db, await crawl(db, emulator, 'assistance-listings-api'))).toMatchObject({
    read: 120,
    closed: 0,
  });
  expect(await rows()).toEqual(before);
  await emulator.close();
});

test('new records are found even if the list states a wrong length', async () => {
  const { emulator } = await filled('california');
  emulator.world.listed.push(500, 501);
  emulator.plan({ fault: 'small_total', times: 100_000 });
  expect(await sourceOf(db, await crawl(db, emulator, 'california'))).toMatchObject({ status: 'done', read: 122 });
  await emulator.close();
});

test('a source with a clock far ahead closes, postdates and delays nothing', async () => {
  const { emulator, before } = await filled('california');
  emulator.plan({ fault: 'too_many', retryAfter: 'Thu, 01 Jan 2099 00:00:00 GMT', path: 'datastore_search' });
  const refused = await crawl(db, emulator, 'california');
  expect(await sourceOf(db, refused)).toMatchObject({ status: 'failed', closed: 0 });
  emulator.heal();
  emulator.plan({ fault: 'future_clock', times: 100_000 });
  const lease = await crawl(db, emulator, 'california');
  expect(await sourceOf(db, lease)).toMatchObject({ status: 'done', closed: 0, errors: 0 });
  const days = (await rows()).flatMap(({ detail }) => JSON.stringify(detail).match(/20\d\d-\d\d-\d\d/g) ?? []);
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => day > '2026-11-01')).toEqual([]);
  emulator.heal();
  expect(await sourceOf(db, await crawl(db, emulator, 'california'))).toMatchObject({ status: 'done', closed: 0 });
  expect((await rows()).map(({ id, status }) => [id, status])).toEqual(before.map(({ id, status }) => [id, status]));
  await emulator.close();
});

test.each([
  ['california', 'other_names'],
  ['california', 'changed_schema'],
  ['simpler-grants', 'changed_schema'],
  ['grants-gov-extract', 'other_names'],
  ['grants-gov-extract', 'changed_schema'],
  ['assistance-listings', 'other_names'],
  ['assistance-listings', 'changed_schema'],
] as const)('%s with renamed fields fails and loses nothing: %s', async (name, fault) => {
  const { emulator, before } = await filled(name);
  emulator.world.revision += 1;
  emulator.plan({ fault, times: 100_000 });
  const row = await sourceOf(db, await crawl(db, emulator, name));
  expect(row).toMatchObject({ status: 'failed', written: 0, closed: 0 });
  expect(row.reason?.length).toBeGreaterThan(20);
  expect(await rows()).toEqual(before);
  await emulator.close();
});

test('if two sources share a program id, the second is refused and neither fails', async () => {
  await store(db, madeUpSource('lists-of'), [pageOf([{ ...record(1), id: 'ohio-1' }])], { now: NOW });
  const other = madeUpSource('lists');
  const lease = await store(db, other, [pageOf([{ ...record(2), id: 'of-ohio-1' }, record(3)])], { now: NOW });
  expect(await sourceOf(db, lease)).toMatchObject({ status: 'done', refused: 1, grants: 1, errors: 1 });
  const rows = await db.select({ id: grants.id, source: grants.source }).from(grants).orderBy(grants.id);
  expect(rows).toEqual([
    { id: 'lists-3', source: 'lists' },
    { id: 'lists-of-ohio-1', source: 'lists-of' },
  ]);
  expect((await db.select().from(crawlErrors))[0]?.message).toContain('another source');
});
