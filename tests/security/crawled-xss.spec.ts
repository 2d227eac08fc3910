import { and, inArray, like } from 'drizzle-orm';
import { getGrantCalendar } from '../../contract/saved/calendar.ts';
import { postSavedCsv, postSavedGrant } from '../../contract/saved/saved.ts';
import { readingOf } from '../../dev/sources/reading.ts';
import { startSources } from '../../dev/sources/server.ts';
import { SESSION_KEYS } from '../../site/src/features/account/session/storage.ts';
import { storePage } from '../../worker/crawler/pipeline/store-page.ts';
import type { Database } from '../../worker/db/client.ts';
import { grants } from '../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { signIn, storedAccount, storedAdmin, storedAdminToken } from '../factories/accounts.ts';
import { newProgram } from '../factories/programs.ts';
import { expect, test } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { beginRun } from '../harness/crawler/crawling.ts';
import { expectHarmless, probe, watchProbes } from '../harness/probes.ts';

/** Sources of each format: a table, one long response, an API with HTML in its texts. */
const SOURCES = ['california', 'pennsylvania', 'grants-gov'];
const WORD = 'Bandicootxss';

/** Returns markup as sources might send it: raw, escaped once, and escaped so that decoding it once yields markup. */
const hostile = (name: string) =>
  `${WORD} ${probe(name)} ${probe(name).replaceAll('<', '&lt;')} ${probe(name).replaceAll('<', '&amp;lt;')}`;

/**
 * Returns a record with markup in every text. Leaves days, numbers and codes unchanged, so the whole record is read.
 */
function poisoned(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => poisoned(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner, key)]));
  if (typeof value !== 'string') return value;
  if (/url|link/i.test(name)) return `javascript:probeRan('${name}')`;
  return /title|desc|purpose|overview|agency|contact|eligib|amount|categor/i.test(name)
    ? `${value} ${hostile(name)}`
    : value;
}

/** Reads the emulated sources as the crawler does, with each record poisoned on the way. Returns the ids. */
async function crawlPoisoned(database: Database): Promise<string[]> {
  const emulator = await startSources({ records: 3 });
  for (const name of SOURCES) {
    const { source, crawl } = readingOf(emulator, name);
    const lease = await beginRun(database, [source]);
    for await (const page of source.pages(crawl, null))
      await storePage(
        database,
        lease,
        source,
        { ...page, records: page.records.map((record) => poisoned(record)) },
        Date.now(),
      );
  }
  await emulator.close();
  const open = and(like(grants.title, `%${WORD}%`), inArray(grants.status, ['open']));
  return (await database.select({ id: grants.id }).from(grants).where(open)).map(({ id }) => id);
}

/** Stores a program as it would look if no reader had removed anything. */
async function worstProgram(database: Database): Promise<string> {
  const id = `worst-${Date.now().toString(36)}`;
  const texts = ['description', 'amount', 'deadline', 'requirements', 'eligibility', 'provider'] as const;
  const links = ['url', 'providerUrl', 'applicationUrl'] as const;
  await upsertPrograms(database, [
    {
      ...newProgram(id, { title: WORD }),
      title: `${WORD} ${probe('Title')}`,
      ...Object.fromEntries(texts.map((field) => [field, probe(field)])),
      ...Object.fromEntries(links.map((field) => [field, `javascript:probeRan('${field}')`])),
    },
  ]);
  return id;
}

test('what sources send is text on every screen, and in the files', async ({ page, baseURL, context, database }) => {
  test.setTimeout(180_000);
  const crawled = await crawlPoisoned(database);
  expect(crawled.length).toBeGreaterThanOrEqual(SOURCES.length);
  const worst = await worstProgram(database);
  const client = new Client(baseURL ?? '');
  await signIn(database, client, (await storedAccount(database, { tier: 'premium', hasQuickHash: true })).id);
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: client.base })));
  const some = SOURCES.flatMap((source) => crawled.filter((id) => id.startsWith(source)).slice(0, 1));
  for (const id of [worst, ...some]) await client.ok(postSavedGrant, { body: { grantId: id } });
  const watch = await watchProbes(page);

  await test.step('the results, what is saved, and the comparison', async () => {
    await page.goto(`/search-results?q=${WORD}`);
    await expect(page.getByRole('article').filter({ hasText: WORD }).first()).toBeVisible();
    await expectHarmless(page, watch);
    await page.getByRole('tab', { name: /Saved Grants/ }).click();
    await expectHarmless(page, watch, ['Title']);
    await page.getByRole('tab', { name: /^Programs/ }).click();
    await expectHarmless(page, watch, ['Title']);
    await page.getByRole('button', { name: 'Compare or export' }).click();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectHarmless(page, watch, ['Title']);
  });
  await test.step('the pages of the programs', async () => {
    for (const id of [worst, ...some]) {
      await page.goto(`/grants/${id}/apply`);
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(WORD) })).toBeVisible();
      await expectHarmless(page, watch, id === worst ? ['Title', 'description', 'provider'] : []);
    }
  });
  await test.step('the admin area', async () => {
    const token = await storedAdminToken(database, (await storedAdmin(database, 20)).id);
    await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
      SESSION_KEYS.adminToken,
      token,
    ] as const);
    for (const view of [`programs&words=${WORD}`, `programs&program=${worst}`, `programs&program=${some[0]}`, 'runs']) {
      await page.goto(`/admin-dashboard?view=${view}`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectHarmless(page, watch, view.includes(worst) ? ['Title', 'description'] : []);
    }
  });
  await test.step('the table and the calendar', async () => {
    const { text: csv } = await client.send('POST', postSavedCsv.path, { body: {} });
    for (const cell of csv.matchAll(/"((?:[^"]|"")*)"/g)) expect(cell[1]).not.toMatch(/^\s*[=+\-@]/);
    const { headers } = await client.send('GET', getGrantCalendar.path.replace(':id', worst));
    expect(headers.get('content-type')).not.toContain('html');
  });
});
