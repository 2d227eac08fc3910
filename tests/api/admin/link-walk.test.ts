import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startWeb } from '../../../dev/web/server.ts';
import { cursors, grants, linkChecks } from '../../../worker/db/schema/index.ts';
import { askOf } from '../../../worker/features/programs/best-url/ask.ts';
import { deadLinks } from '../../../worker/features/programs/links/queries.ts';
import { checkSomeLinks } from '../../../worker/features/programs/links/walk.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { sweep } from '../../../worker/features/upkeep/sweep.ts';
import { newProgram } from '../../factories/programs.ts';
import { ownDatabase } from '../../harness/product/own-database.ts';

const DAY_MS = 24 * 60 * 60_000;
// Not in a hook, because cleanup that's registered inside a hook wouldn't run.
const db = await ownDatabase();
const web = await startWeb();
afterAll(() => web.close());
beforeEach(async () => {
  for (const table of [grants, linkChecks, cursors]) await db.delete(table);
  web.requests.length = 0;
});

const walk = (now?: number) =>
  checkSomeLinks(db, askOf({ APP_URL: 'https://grantlight.example', LINK_CHECK_STAND_IN: web.url }), now);

const program = (id: string, url: string, more: object = {}) => ({
  ...newProgram(id, {}),
  ...{ url, applicationUrl: null, providerUrl: null, ...more },
});
const asked = (method = 'HEAD') => web.requests.filter((request) => request.startsWith(`${method} `));
const checkOf = async (url: string) => (await db.select().from(linkChecks).where(eq(linkChecks.url, url)))[0];

/** Backdates everything the walk has recorded by a day. */
async function aDayLater(): Promise<void> {
  for (const { url, checkedAt, failingSince } of await db.select().from(linkChecks)) {
    const earlier = (at: string | null) => at && new Date(Date.parse(at) - DAY_MS).toISOString();
    await db
      .update(linkChecks)
      .set({ checkedAt: earlier(checkedAt), failingSince: earlier(failingSince) })
      .where(eq(linkChecks.url, url));
  }
}

test('official addresses of open programs are checked, each once when due', async () => {
  await upsertPrograms(db, [
    program('one', 'https://one.example.gov/there', { applicationUrl: 'https://apply.example.gov/there' }),
    program('same', 'https://one.example.gov/there'),
    program('closed', 'https://closed.example.gov/there', { status: 'closed' }),
    program('none', 'no address'),
  ]);
  expect(await walk()).toEqual({ linksAsked: 2, linksFailing: 0 });
  expect(asked().toSorted()).toEqual(['HEAD https://apply.example.gov/there', 'HEAD https://one.example.gov/there']);
  expect(await walk()).toEqual({ linksAsked: 0, linksFailing: 0 });
  expect((await db.select().from(cursors))[0]?.endedAt).toMatch(/^\d{4}-/);
  expect(await walk(Date.now() + 6 * DAY_MS)).toMatchObject({ linksAsked: 0 });
  expect(await walk(Date.now() + 8 * DAY_MS)).toMatchObject({ linksAsked: 2 });
});

test('an address is dead after 3 days missing or 7 silent, and alive once it works', async () => {
  const [gone, silent] = ['https://a.example.gov/404', 'https://b.example.gov/cut-off'];
  await upsertPrograms(db, [
    program('gone', gone),
    program('silent', silent),
    program('refuses', 'https://c.example.gov/403'),
  ]);
  const dead = async () => (await deadLinks(db, 10)).map(({ grantId }) => grantId).toSorted();
  for (let day = 1; day <= 7; day += 1) {
    await walk();
    await walk(Date.now() + DAY_MS);
    expect((await checkOf(gone))?.failingDays).toBe(day);
    expect(await dead()).toEqual([...(day >= 3 ? ['gone'] : []), ...(day >= 7 ? ['silent'] : [])]);
    await aDayLater();
  }
  expect((await checkOf('https://c.example.gov/403'))?.failingDays).toBe(0);
  await db.update(grants).set({ status: 'closed' }).where(eq(grants.id, 'silent'));
  expect(await dead()).toEqual(['gone']);
  const moved = 'https://a.example.gov/there';
  await upsertPrograms(db, [program('gone', moved)]);
  expect(await dead()).toEqual([]);
}, 60_000);

test('a run checks three addresses per host, one by one, and obeys robots.txt', async () => {
  await upsertPrograms(db, [
    ...Array.from({ length: 5 }, (_, number) => program(`many-${number}`, `https://many.example.gov/${number}`)),
    program('kept', 'https://no-robots.example.gov/there'),
  ]);
  const begun = Date.now();
  expect(await walk()).toMatchObject({ linksAsked: 4 });
  expect(Date.now() - begun).toBeGreaterThan(1900);
  expect(asked().length).toBe(3);
  expect(asked('GET')).toContain('GET https://no-robots.example.gov/robots.txt');
  expect(await checkOf('https://no-robots.example.gov/there')).toMatchObject({ status: 'unsure', failingDays: 0 });
  expect(await walk()).toMatchObject({ linksAsked: 2 });
});

test('a run checks twenty, the next one continues; unused addresses are swept', async () => {
  await upsertPrograms(
    db,
    Array.from({ length: 25 }, (_, number) => program(`p-${number}`, `https://p${number}.example.gov/there`)),
  );
  expect(await walk()).toMatchObject({ linksAsked: 20 });
  expect(await walk()).toMatchObject({ linksAsked: 5 });
  expect(new Set(asked()).size).toBe(25);
  const old = new Date(Date.now() - 61 * DAY_MS).toISOString();
  await db.insert(linkChecks).values([
    { url: 'https://old.example.gov/', status: 'works', checkedAt: old, heldUntil: '' },
    { url: 'https://never.example.gov/', heldUntil: old },
  ]);
  expect((await sweep(db)).linkChecks).toBe(2);
  expect(await db.$count(linkChecks)).toBe(25);
});
