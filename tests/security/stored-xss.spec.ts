import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { postLogin, postRegister } from '../../contract/account/account.ts';
import { putProfile } from '../../contract/account/user.ts';
import { postAgentQuestion } from '../../contract/ai/agent.ts';
import { putDraft } from '../../contract/ai/drafts.ts';
import { getEditableProgram, putProgramEdits } from '../../contract/programs/program-edits.ts';
import { postSavedSearch, putSavedSearch } from '../../contract/saved/alerts.ts';
import { postApplication, putApplicationNotes } from '../../contract/saved/applications.ts';
import { postSavedGrant, putSavedNotes } from '../../contract/saved/saved.ts';
import { SESSION_KEYS } from '../../site/src/features/account/session/storage.ts';
import type { Database } from '../../worker/db/client.ts';
import { passkeys, subscriptions, users } from '../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { storedAdmin, storedAdminToken } from '../factories/accounts.ts';
import { newPerson, newProfile } from '../factories/people.ts';
import { newProgram } from '../factories/programs.ts';
import { expect, test } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { openAllSettings } from '../harness/members/account-settings.ts';
import { asking } from '../harness/pages/agent-page.ts';
import { anAnalysis, asSubscriber, withLines, withProgram } from '../harness/pages/program-page.ts';
import { expectHarmless, probe, watchProbes } from '../harness/probes.ts';

const GRANT = 'liheap';
/** A program with an application to write, which includes a budget. */
const WRITTEN = 'community-facilities-loans-and-grants';

/** Creates a member who has written a probe in every field, including the name of the browser. */
async function writer(base: string, context: BrowserContext, database: Database): Promise<Client> {
  const client = new Client(base);
  const person = newPerson({ firstName: probe('First'), lastName: probe('Last') });
  await client.ok(postRegister, { body: person });
  const answers = {
    ...{ location: `${probe('Location')}, OH`, occupation: probe('Occupation'), education: probe('Education') },
    ...{ tribalAffiliation: probe('Tribe'), organizationName: probe('Organization'), ownsBusinesss: true },
  };
  await client.ok(putProfile, { body: newProfile(answers) });
  const [row] = await database.select({ id: users.id }).from(users).where(eq(users.email, person.email));
  await database.insert(subscriptions).values({ userId: row?.id ?? 0, tier: 'premium', status: 'active' });

  const key = { userId: row?.id ?? 0, credentialId: randomUUID(), publicKey: 'AAAA', counter: 0 };
  await database.insert(passkeys).values({ ...key, name: probe('Passkey') });

  const criteria = { ...answers, searchTerm: probe('Words') };
  const { body: search } = await client.ok(postSavedSearch, {
    body: { name: probe('Search'), frequency: 'off', criteria: { ...criteria, ownsBusinesss: undefined } },
  });
  const renamed = { name: probe('Renamed'), frequency: 'off' as const };
  await client.ok(postSavedSearch, { body: { ...renamed, name: probe('Search'), criteria: { searchTerm: 'a' } } });
  await client.ok(putSavedSearch, { params: { id: String(search.id) }, body: renamed });
  const { notesRevision } = (await client.ok(postSavedGrant, { body: { grantId: GRANT } })).body;
  const note = { notes: `${probe('Note')}\nsecond line`, notesRevision };
  await client.ok(putSavedNotes, { params: { id: GRANT }, body: note });
  const { body: application } = await client.ok(postApplication, { body: { grantId: GRANT } });
  await client.ok(putApplicationNotes, { params: { id: String(application.id) }, body: { notes: probe('Notes') } });
  const budget = [{ item: probe('Item'), dollars: 1, why: probe('Why') }];
  const draft = { texts: { who: probe('Who') }, budget, revision: 0 };
  await client.ok(putDraft, { params: { id: WRITTEN, kind: 'application' }, body: draft });
  // The question needs professional advice, so it's stored without calling a model.
  await client.ok(postAgentQuestion, {
    params: { id: GRANT },
    body: { question: `Should I sue ${probe('Question')}` },
  });
  const headers = { 'user-agent': probe('Browser') };
  await new Client(base).ok(postLogin, { body: { email: person.email, password: person.password }, headers });
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: base })));
  return client;
}

const settled = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);

test('what a member writes is text on every screen that shows it', async ({ page, baseURL, context, database }) => {
  test.setTimeout(180_000);
  await writer(baseURL ?? '', context, database);
  const watch = await watchProbes(page);

  await test.step('the profile, its saved searches and browsers', async () => {
    await page.goto('/profile');
    await settled(page);
    await expectHarmless(page, watch, ['Location', 'Occupation', 'Education', 'Tribe', 'Organization']);
    await page.getByRole('tab', { name: 'Account' }).click();
    await openAllSettings(page);
    await expectHarmless(page, watch, ['Renamed', 'Search', 'Browser', 'Passkey']);
    await page.getByRole('button', { name: /^Change Renamed/ }).click();
    await page.getByRole('button', { name: /^Delete Search/ }).click();
    await expectHarmless(page, watch, ['Renamed']);
  });
  await test.step('the applications', async () => {
    await page.goto('/profile#my-applications');
    await page.getByRole('region', { name: 'My applications' }).scrollIntoViewIfNeeded();
    await expectHarmless(page, watch, ['Notes']);
  });
  await test.step('the results, by words in the address, and what is saved', async () => {
    await page.goto(`/search-results?q=${encodeURIComponent(probe('Asked'))}`);
    await settled(page);
    await expectHarmless(page, watch, ['Asked']);
    await page.getByRole('tab', { name: /Saved Grants/ }).click();
    await page.getByRole('tab', { name: /^Programs/ }).click();
    await expectHarmless(page, watch, ['Note']);
    await page.getByRole('button', { name: /Edit the note/ }).click();
    await expectHarmless(page, watch, ['Note']);
  });
  await test.step('a draft', async () => {
    await page.goto(`/grants/${WRITTEN}/apply`);
    await page.getByRole('button', { name: 'Open the drafts' }).click();
    await expectHarmless(page, watch, ['Who', 'Item', 'Why']);
  });
  await test.step('the questions about a program', async () => {
    await withProgram(page, { analyzedBy: 'model' });
    await page.goto(`/grants/${GRANT}/apply`);
    await asking(page).getByRole('button', { name: 'Ask a question' }).click();
    const shown = asking(page).getByRole('heading', { level: 3, name: 'Should I sue' });
    await expect(shown).toHaveText(`Should I sue ${probe('Question')}`);
    await expectHarmless(page, watch);
  });
  await test.step('a program, and the other screens', async () => {
    for (const path of [`/grants/${GRANT}/apply`, '/', '/subscription', '/applications', '/profile?tab=subscription']) {
      await page.goto(path);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectHarmless(page, watch);
    }
  });
});

test('the name of a search is text on the page that stops its emails', async ({ page }) => {
  const watch = await watchProbes(page);
  const json = { about: 'search', name: probe('Search'), isOn: true };
  await page.route('**/api/unsubscribe/*', (route) => route.fulfill({ json }));
  await page.goto('/unsubscribe/a-token');
  await expectHarmless(page, watch, ['Search']);
});

test('model output about a program is text, and its sources link only to the web', async ({ page, member: _ }) => {
  const watch = await watchProbes(page);
  await asSubscriber(page);
  const source = { title: probe('Source'), url: "javascript:probeRan('source')", date: '2026-05-11' };
  const says = (name: string) => [{ text: probe(name), quote: probe(`${name}Quote`), source }];
  const sections = {
    ...{ eligibility: says('Rule'), applicationProcess: says('Step'), timeline: says('Time') },
    ...{ contactInfo: says('Contact'), tips: says('Tip') },
    requirements: says('Paper').map((statement) => ({ ...statement, type: probe('Kind') })),
  };
  await withLines(page, [{ step: 'reading' }, { analysis: anAnalysis({ sections, model: probe('Model') }) }]);
  await page.goto(`/grants/${GRANT}/apply`);
  await page.getByRole('button', { name: /^Analyze the/ }).click();
  await expectHarmless(page, watch, ['Rule', 'RuleQuote', 'Step', 'Time', 'Contact', 'Tip', 'Paper', 'Kind']);
});

test('what an admin writes about a program is text in the admin area and for everyone', async ({
  page,
  baseURL,
  database,
  member: _,
}) => {
  const id = `edited-${Date.now().toString(36)}`;
  await upsertPrograms(database, [newProgram(id, { title: 'Numbat Fund' })]);
  const token = await storedAdminToken(database, (await storedAdmin(database, 20)).id);
  const headers = { authorization: `Bearer ${token}` };
  const admin = new Client(baseURL ?? '');
  const { body: opened } = await admin.ok(getEditableProgram, { params: { id }, headers });
  const fields = ['title', 'description', 'amount', 'deadline', 'requirements', 'eligibility', 'provider'] as const;
  const edits = Object.fromEntries(fields.map((field) => [field, probe(`Admin${field}`)]));
  const body = { edits, reason: probe('Reason'), basedOn: opened.updatedAt };
  await admin.ok(putProgramEdits, { params: { id }, headers, body });

  const watch = await watchProbes(page);
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    SESSION_KEYS.adminToken,
    token,
  ] as const);
  await page.goto(`/admin-dashboard?view=programs&program=${id}`);
  await expectHarmless(page, watch, [...fields.map((field) => `Admin${field}`), 'Reason']);
  await page.goto(`/admin-dashboard?view=programs&words=${id}`);
  await expectHarmless(page, watch, ['Admintitle']);
  await page.goto(`/grants/${id}/apply`);
  await expectHarmless(page, watch, ['Admintitle', 'Admindescription', 'Adminprovider']);
});
