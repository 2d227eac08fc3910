import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CrawlSource } from '../../../worker/crawler/source.ts';
import { crawlRuns, grantChanges, grants, programEdits, sourceRecords } from '../../../worker/db/schema/index.ts';
import { closePassed } from '../../../worker/features/programs/close-passed.ts';
import { loadCatalog } from '../../../worker/features/programs/load.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newCurated } from '../../factories/programs.ts';
import { store } from '../../harness/crawler/crawling.ts';
import { madeUpSource, pageOf } from '../../harness/crawler/made-up-source.ts';
import { both, federal, feeds, merging, NOW, one, other, page, simpler, title } from '../../harness/crawler/merging.ts';
import { ownDatabase } from '../../harness/product/own-database.ts';

const db = await ownDatabase();
const { crawled, row, shown } = merging(db);

const inOrder: [string, [CrawlSource, object][]][] = [
  [
    'first',
    [
      [simpler, other],
      [federal, one],
    ],
  ],
  [
    'last',
    [
      [federal, one],
      [simpler, other],
    ],
  ],
];
test.each(inOrder)(
  'a program that two sources list is shown once if the second copy comes %s',
  async (_when, crawls) => {
    for (const [source, record] of crawls) await crawled(source, [record]);
    expect(await shown()).toEqual(both);
    expect(await row('grants-gov-1')).toMatchObject({
      ...{
        amount: 'Up to $900',
        amountMax: 900,
        description: 'Money for roofs that leak',
        provider: 'Office of Roofs',
      },
      borrowed: { amount: 'simpler-grants-x', description: 'simpler-grants-x' },
      stems: expect.stringContaining(' leak '),
    });
    expect(await db.select().from(grantChanges)).toEqual([]);
    const before = await db.select().from(grants);
    await crawled(federal, [one]);
    await crawled(simpler, [other]);
    expect(await db.select().from(grants)).toEqual(before);
  },
);

test('the result is the same for any order of sources and pages', async () => {
  const due = { day: '2027-03-01', provider: 'Office of Roofs' };
  const lists: [CrawlSource, object[]][] = [
    [
      federal,
      [
        { id: '1', title, ...due },
        { id: '2', title, url: page },
      ],
    ],
    [
      simpler,
      [
        { id: 'x', title, url: page, ...due, sum: 900 },
        { id: 'y', title: 'Else', names: ['grants-gov:2'] },
      ],
    ],
    [
      feeds,
      [
        { id: 'f', title, url: page, description: 'News' },
        { id: 'g', title, ...due, names: ['simpler-grants:x'] },
      ],
    ],
  ];
  // biome-ignore format: one line reads better
  const orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
  const ends = [];
  for (const [turn, order] of orders.entries()) {
    for (const table of [crawlRuns, grants, sourceRecords]) await db.delete(table);
    for (const index of order) {
      const [source, records] = lists[index] ?? [feeds, []];
      const pages = (turn % 2 ? records.toReversed() : records).map((record, at) =>
        pageOf([record], at === 0 ? { cursor: { next: 1 } } : {}),
      );
      await store(db, source, pages, { now: NOW });
    }
    const rows = await db.select().from(grants).orderBy(grants.id);
    ends.push(rows.map(({ rowId: _row, createdAt: _created, updatedAt: _updated, ...row }) => row));
    expect(await db.select().from(grantChanges)).toEqual([]);
  }
  expect(await shown()).toEqual({
    ...{ 'grants-gov-1': 'open', 'grants-gov-2': 'open', 'simpler-grants-x': 'grants-gov-1' },
    ...{ 'simpler-grants-y': 'grants-gov-2', 'feeds-f': 'grants-gov-2', 'feeds-g': 'grants-gov-1' },
  });
  for (const end of ends) expect(end).toEqual(ends[0]);
});

test('a change in the other source carries over and is reported where it is shown', async () => {
  await crawled(federal, [one]);
  await crawled(simpler, [other]);
  await crawled(simpler, [{ ...other, sum: 1200 }]);
  expect(await row('grants-gov-1')).toMatchObject({ amount: 'Up to $1,200', amountMax: 1200 });
  expect(await db.select().from(grantChanges)).toMatchObject([
    {
      grantId: 'grants-gov-1',
      field: 'amount',
      before: 'Up to $900',
      after: 'Up to $1,200',
      source: `simpler-grants: ${title}`,
    },
  ]);
  // From now on, the value from the program's own source isn't borrowed; the others still are.
  await crawled(federal, [{ ...one, sum: 5000 }]);
  expect(await row('grants-gov-1')).toMatchObject({
    ...{
      amount: 'Up to $5,000',
      description: 'Money for roofs that leak',
      borrowed: { description: 'simpler-grants-x' },
    },
  });
  expect(await row('simpler-grants-x')).toMatchObject({ status: 'hidden', amount: 'Up to $1,200' });
  // Each change names the source of the new value.
  const [, own] = await db.select().from(grantChanges).orderBy(grantChanges.id);
  expect(own).toMatchObject({ after: 'Up to $5,000', source: `grants-gov: ${title}` });
});

test('merged programs separate when one disappears or becomes another program', async () => {
  await crawled(federal, [one, { id: '2', title: 'County wet cellar repair', url: `${page}/2` }]);
  await crawled(simpler, [
    other,
    { id: 'y', title: 'County wet cellar repair', url: `${page}/2` },
    { id: 'z', title: 'Else' },
  ]);
  expect(await shown()).toMatchObject({ ...both, 'simpler-grants-y': 'grants-gov-2' });
  await crawled(simpler, [
    { id: 'y', title: 'County dry cellar repair', url: `${page}/2` },
    { id: 'z', title: 'Else' },
  ]);
  expect(await shown()).toEqual({
    ...{ 'grants-gov-1': 'open', 'grants-gov-2': 'open', 'simpler-grants-z': 'open' },
    ...{ 'simpler-grants-x': 'closed', 'simpler-grants-y': 'open' },
  });
  expect(await row('grants-gov-1')).toMatchObject({ amount: null, amountMax: null, description: null, borrowed: {} });
  expect(await db.select().from(grantChanges)).toEqual([]);
  await crawled(simpler, [other]);
  expect(await shown()).toMatchObject(both);
});

test("an admin's correction or hiding holds while other sources come and go", async () => {
  await crawled(federal, [one]);
  await db.insert(programEdits).values([
    { grantId: 'grants-gov-1', field: 'description', value: null, sourceValue: null },
    { grantId: 'grants-gov-1', field: 'amount', value: '$1', sourceValue: null },
    { grantId: 'grants-gov-1', field: 'status', value: 'hidden', sourceValue: 'open' },
  ]);
  await db.update(grants).set({ amount: '$1', status: 'hidden' });
  await crawled(simpler, [{ ...other, day: '2027-05-01', sum: 7 }]);
  // An admin hid the program, so no copy of it appears either.
  expect(await shown()).toEqual({ 'grants-gov-1': 'hidden', 'simpler-grants-x': 'grants-gov-1' });
  expect(await row('grants-gov-1')).toMatchObject({ amount: '$1', amountMax: null, description: null });
  expect(await row('grants-gov-1')).toMatchObject({
    deadline: 'May 1, 2027',
    borrowed: { deadline: 'simpler-grants-x' },
  });
  await crawled(simpler, [{ id: 'z', title: 'Else' }]);
  expect(await shown()).toMatchObject({ 'grants-gov-1': 'hidden', 'simpler-grants-x': 'closed' });
  expect(await row('grants-gov-1')).toMatchObject({ amount: '$1', deadline: null, borrowed: {}, statedStatus: 'open' });
  expect(await db.select().from(grantChanges)).toEqual([]);
});

test('when the most trusted source drops a program, its other copy is shown', async () => {
  await crawled(federal, [one, { id: '2', title: 'Else' }]);
  await crawled(simpler, [other]);
  await crawled(federal, [{ id: '2', title: 'Else' }]);
  expect(await shown()).toMatchObject({ 'grants-gov-1': 'simpler-grants-x', 'simpler-grants-x': 'open' });
  expect(await row('simpler-grants-x')).toMatchObject({ provider: null, borrowed: {}, amount: 'Up to $900' });
  await crawled(federal, [one, { id: '2', title: 'Else' }]);
  expect(await shown()).toMatchObject(both);
});

test('a passed deadline closes both merged programs, and a later one reopens them', async () => {
  await crawled(federal, [one]);
  await crawled(simpler, [{ ...other, day: '2026-11-05' }]);
  expect(await row('grants-gov-1')).toMatchObject({ deadlineKind: 'fixed', status: 'open' });
  const later = NOW + 30 * 24 * 60 * 60_000;
  await closePassed(db, later);
  expect(await row('grants-gov-1')).toMatchObject({ status: 'closed', statedStatus: 'open' });
  expect(await row('simpler-grants-x')).toMatchObject({ status: 'hidden', statedStatus: 'closed' });
  await crawled(simpler, [{ ...other, day: '2027-11-05' }], later);
  expect(await row('grants-gov-1')).toMatchObject({ status: 'open', deadline: 'November 5, 2027' });
});

test("a copy's later deadline for a closed program is reported once to its members", async () => {
  await crawled(federal, [{ ...one, day: '2026-11-10' }]);
  await crawled(simpler, [{ ...other, day: '2026-11-10' }]);
  const later = NOW + 20 * 24 * 60 * 60_000;
  await closePassed(db, later);
  await crawled(simpler, [{ ...other, day: '2026-12-24' }], later);
  expect(await shown()).toEqual({ 'grants-gov-1': 'simpler-grants-x', 'simpler-grants-x': 'open' });
  const change = {
    ...{ grantId: 'simpler-grants-x', field: 'deadline' },
    ...{ before: 'November 10, 2026', after: 'December 24, 2026' },
  };
  expect(await db.select().from(grantChanges)).toMatchObject([change]);
  await crawled(federal, [{ ...one, day: '2026-12-24' }], later);
  expect(await shown()).toEqual(both);
  expect(await db.select().from(grantChanges)).toHaveLength(1);
});

test('past a corrected deadline, no copy with the wrong one appears', async () => {
  await crawled(federal, [{ ...one, day: '2026-12-20' }]);
  await crawled(simpler, [{ ...other, day: '2026-12-24' }]);
  const right = { deadlineDate: '2026-11-10', deadlineAt: '2026-11-11T04:59:59.000Z' };
  await db.update(grants).set(right).where(eq(grants.id, 'grants-gov-1'));
  await db.insert(programEdits).values([
    { grantId: 'grants-gov-1', field: 'deadlineAt', value: right.deadlineAt, sourceValue: '2026-12-21T04:59:59.000Z' },
    { grantId: 'grants-gov-1', field: 'deadlineDate', value: right.deadlineDate, sourceValue: '2026-12-20' },
    { grantId: 'grants-gov-1', field: 'status', value: 'open', sourceValue: 'open' },
  ]);
  const later = NOW + 20 * 24 * 60 * 60_000;
  await closePassed(db, later);
  expect(await shown()).toEqual({ ...both, 'grants-gov-1': 'closed' });
  await crawled(simpler, [{ ...other, day: '2026-12-24', sum: 7 }], later);
  expect(await shown()).toEqual({ ...both, 'grants-gov-1': 'closed' });
});

test('a program that leaves the lists at its deadline stays merged for its members', async () => {
  const until = { day: '2026-11-10' };
  await crawled(federal, [{ ...one, ...until }]);
  await crawled(simpler, [{ ...other, ...until }]);
  const later = NOW + 20 * 24 * 60 * 60_000;
  await closePassed(db, later);
  const rest = { id: '9', title: 'Something else altogether' };
  await crawled(federal, [rest], later);
  await crawled(simpler, [rest], later);
  expect(await shown()).toMatchObject({ ...both, 'grants-gov-1': 'closed' });
});

test('merged programs stay hidden when rewritten, and curated programs come first', async () => {
  await crawled(federal, [{ ...one, url: page }]);
  const curated = madeUpSource('curated');
  await crawled(curated, [{ id: 'roofs', title, url: page }]);
  expect(await shown()).toEqual({ 'curated-roofs': 'open', 'grants-gov-1': 'curated-roofs' });
  const stored = await row('grants-gov-1');
  if (!stored) throw new Error('No program');
  const { rowId: _row, createdAt: _created, updatedAt: _updated, mergedInto: _into, rules: _rules, ...given } = stored;
  await upsertPrograms(db, [{ ...given, status: 'open', contentHash: 'other', description: 'New' }]);
  expect(await row('grants-gov-1')).toMatchObject({
    status: 'hidden',
    description: 'New',
    mergedInto: 'curated-roofs',
  });
});

test('the curated catalog, loaded at each start, merges listings and releases them', async () => {
  const listings = madeUpSource('assistance-listings');
  const number = '10.410';
  await crawled(listings, [
    { id: number, title: 'Very low income roofs', listings: [number], sum: 900, day: '2027-05-01' },
  ]);
  const roofs = newCurated('roofs', { assistanceListings: [number] });
  expect(await loadCatalog(db, [roofs])).toEqual({ listed: 1, written: 1 });
  const wanted = { 'assistance-listings-10.410': 'roofs', roofs: 'open' };
  expect(await shown()).toEqual(wanted);
  // The editors' facts stay, and the amount they don't know is borrowed.
  expect(await row('roofs')).toMatchObject({ deadlineKind: 'rolling', amount: 'Up to $900' });
  const before = await db.select().from(grants);
  expect(await loadCatalog(db, [roofs])).toEqual({ listed: 1, written: 0 });
  expect(await db.select().from(grants)).toEqual(before);

  const amount = { text: 'Up to $1,000', max: 1000, source: 'law' };
  const changed = newCurated('roofs', { assistanceListings: [number], amount });
  await loadCatalog(db, [changed]);
  expect(await row('roofs')).toMatchObject({ amount: 'Up to $1,000', borrowed: {} });
  expect(await db.select().from(grantChanges)).toMatchObject([
    { grantId: 'roofs', field: 'amount', before: 'Up to $900', after: 'Up to $1,000' },
  ]);
  expect(await shown()).toEqual(wanted);

  await loadCatalog(db, [changed, newCurated('walls', { assistanceListings: [number] })]);
  expect(await shown()).toEqual({ 'assistance-listings-10.410': 'open', roofs: 'open', walls: 'open' });
  await loadCatalog(db, [newCurated('walls', {})]);
  expect(await shown()).toEqual({ 'assistance-listings-10.410': 'open', roofs: 'closed', walls: 'open' });
});
