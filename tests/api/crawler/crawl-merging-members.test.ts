import { expect, test } from 'vitest';
import {
  type BudgetLine,
  type Draft,
  type DraftKind,
  deleteDraft,
  getDrafts,
  putDraft,
} from '../../../contract/ai/drafts.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { getApplications, postApplication, putApplicationNotes } from '../../../contract/saved/applications.ts';
import { getDismissedGrants, postDismissedGrant } from '../../../contract/saved/dismissed.ts';
import { deleteSavedGrant, getSavedGrants, postSavedGrant, putSavedNotes } from '../../../contract/saved/saved.ts';
import {
  applications,
  checklistTicks,
  deadlineReminders,
  grantChanges,
  grants,
} from '../../../worker/db/schema/index.ts';
import { loadCatalog } from '../../../worker/features/programs/load.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { newCurated } from '../../factories/programs.ts';
import { madeUpSource } from '../../harness/crawler/made-up-source.ts';
import { both, federal, feeds, merging, one, other, page, simpler, title } from '../../harness/crawler/merging.ts';
import { scheduledWorker } from '../../harness/product/scheduled-worker.ts';

const { db, newClient } = await scheduledWorker();
const { crawled, shown } = merging(db);

async function signedIn() {
  const account = await storedAccount(db, { tier: 'premium' });
  const client = newClient();
  await signIn(db, client, account.id);
  return client;
}

test('changes before a merge go to members who kept that program, no others', async () => {
  const client = await signedIn();
  const unreported = async () => (await db.select().from(grantChanges)).filter(({ notifiedAt }) => notifiedAt === null);
  const alone = { ...other, names: [], day: '2026-11-10' };
  await crawled(simpler, [alone]);
  await client.ok(postSavedGrant, { body: { grantId: 'simpler-grants-x' } });
  await crawled(simpler, [{ ...alone, sum: 1200, day: '2026-12-01' }]);
  expect((await unreported()).map(({ field }) => field).toSorted()).toEqual(['amount', 'deadline']);
  await crawled(federal, [{ ...one, day: '2026-12-24' }]);
  await crawled(simpler, [{ ...other, sum: 1200, day: '2026-12-01' }]);
  expect(await shown()).toEqual(both);
  expect((await unreported()).map(({ grantId, field, before, after }) => [grantId, field, before, after])).toEqual([
    ['grants-gov-1', 'deadline', 'November 10, 2026', 'December 24, 2026'],
    ['grants-gov-1', 'amount', 'Up to $900', 'Up to $1,200'],
  ]);

  // Members who saved the other program never saw the earlier value.
  await crawled(feeds, [{ id: 'f', title: 'Roofs in the news', url: page, sum: 1 }]);
  const another = await signedIn();
  await another.ok(postSavedGrant, { body: { grantId: 'feeds-f' } });
  await crawled(feeds, [{ id: 'f', title: 'Roofs in the news', url: page, sum: 2 }]);
  await crawled(feeds, [{ id: 'f', title: 'Roofs in the news', url: page, sum: 2, names: ['grants-gov:1'] }]);
  expect((await unreported()).filter(({ grantId }) => grantId === 'grants-gov-1')).toHaveLength(2);
  expect((await db.select().from(grantChanges)).map(({ notifiedAt }) => notifiedAt)).not.toContain('on its way');
});

test("members keep both programs' notes, and the old address leads to the program", async () => {
  const client = await signedIn();
  await crawled(federal, [one]);
  await crawled(feeds, [{ id: 'f', title: 'Roofs in the news', url: page }]);
  for (const [grantId, notes] of [
    ['grants-gov-1', 'Ask Ann'],
    ['feeds-f', 'Call Bob'],
  ] as const) {
    const { body } = await client.ok(postSavedGrant, { body: { grantId } });
    await client.ok(putSavedNotes, { params: { id: grantId }, body: { notes, notesRevision: body.notesRevision } });
  }
  const { body: begun } = await client.ok(postApplication, { body: { grantId: 'feeds-f' } });
  await client.ok(putApplicationNotes, { params: { id: String(begun.id) }, body: { notes: 'Half done' } });

  await crawled(feeds, [{ id: 'f', title: 'Roofs in the news', url: page, names: ['grants-gov:1'] }]);
  expect(await shown()).toEqual({ 'feeds-f': 'grants-gov-1', 'grants-gov-1': 'open' });
  const { body: saved } = await client.ok(getSavedGrants);
  expect(saved.savedGrants.map(({ id, notes }) => ({ id, notes }))).toEqual([
    { id: 'grants-gov-1', notes: 'Ask Ann\n\nCall Bob' },
  ]);
  const { body: applications } = await client.ok(getApplications);
  expect(applications).toMatchObject([{ id: begun.id, grantId: 'grants-gov-1', notes: 'Half done' }]);

  const { body: detail } = await client.ok(getGrant, { params: { id: 'feeds-f' } });
  expect(detail).toMatchObject({
    ...{ id: 'grants-gov-1', title, url: page },
    alsoListedBy: [
      {
        ...{ title: 'feeds: Roofs in the news', url: 'https://feeds.example.gov/list', date: '2026-10-01' },
        facts: ['url'],
      },
    ],
  });
  expect((await client.ok(postApplication, { body: { grantId: 'feeds-f' } })).body.id).toBe(begun.id);
  await client.ok(deleteSavedGrant, { params: { id: 'feeds-f' } });
  expect((await client.ok(postSavedGrant, { body: { grantId: 'feeds-f' } })).body.id).toBe('grants-gov-1');
  await client.ok(postDismissedGrant, { body: { grantId: 'feeds-f', getsAlready: true } });
  const dismissedGrants = [{ id: 'grants-gov-1', getsAlready: true }];
  expect((await client.ok(getDismissedGrants)).body).toMatchObject({ dismissedGrants });
});

test("merging two programs keeps both drafts by section, with both budgets' lines", async () => {
  const client = await signedIn();
  const needs = ['community'];
  await crawled(federal, [one]);
  await crawled(feeds, [{ id: 'f', title: 'Roofs in the news', url: page }]);
  await db.update(grants).set({ needs });
  const line = (item: string) => ({ item, dollars: 5, why: '' });
  const write = (id: string, kind: DraftKind, texts: Record<string, string>, budget: BudgetLine[] | null = null) =>
    client.ok(putDraft, { params: { id, kind }, body: { texts, budget, revision: 0 } });
  await write('grants-gov-1', 'application', { need: 'Roofs leak.', plan: 'We mend.' }, [line('Nails'), line('Tar')]);
  await write('feeds-f', 'application', { need: 'It rains.', plan: 'We mend.', after: 'We go on.' }, [
    line('Tar'),
    line('Wood'),
  ]);
  await write('feeds-f', 'phone', { say: 'Hello, it’s about roofs.' });
  await crawled(feeds, [{ id: 'f', title: 'Roofs in the news', url: page, names: ['grants-gov:1'] }]);

  const draftOf = async (kind: DraftKind) =>
    (await client.ok(getDrafts, { params: { id: 'grants-gov-1' } })).body.drafts.find((one) => one.kind === kind);
  const textsOf = (draft: Draft | undefined) =>
    Object.fromEntries((draft?.sections ?? []).map(({ key, text }) => [key, text]));
  const written = { need: 'Roofs leak.\n\nIt rains.', plan: 'We mend.', after: 'We go on.' };
  const application = await draftOf('application');
  expect(textsOf(application)).toMatchObject(written);
  expect(application).toMatchObject({ budget: [line('Nails'), line('Tar'), line('Wood')], revision: 2 });
  expect(textsOf(await draftOf('phone'))).toMatchObject({ say: 'Hello, it’s about roofs.' });

  // Even if the program no longer takes applications of its own, the member can still change or discard what they
  // wrote.
  await db.update(grants).set({ needs: [], category: null });
  const params = { id: 'grants-gov-1', kind: 'application' } as const;
  expect(textsOf(await draftOf('application'))).toEqual(written);
  const body = { texts: { plan: '', after: 'We rest.' }, budget: null, revision: 2 };
  expect(textsOf((await client.ok(putDraft, { params, body })).body)).toMatchObject({ after: 'We rest.', plan: '' });
  expect(textsOf(await draftOf('application'))).toEqual({ need: written.need, after: 'We rest.' });
  expect((await client.ok(deleteDraft, { params })).body.sections).toEqual([]);
  expect(await draftOf('application')).toBeUndefined();
});

test('members of two listings of a curated program keep everything, whatever the types', async () => {
  const account = await storedAccount(db, { tier: 'premium' });
  const client = newClient();
  await signIn(db, client, account.id);
  const lunch = { id: '10.555', title: 'Lunch at school', listings: ['10.555'], sum: 900_000 };
  const breakfast = { id: '10.553', title: 'Breakfast at school', listings: ['10.553'], sum: 500_000 };
  await crawled(madeUpSource('assistance-listings'), [lunch, breakfast]);
  for (const [id, notes] of [
    ['10.555', 'Ask Ann'],
    ['10.553', 'Call Bob'],
  ] as const) {
    const grantId = `assistance-listings-${id}`;
    const { body } = await client.ok(postSavedGrant, { body: { grantId } });
    await client.ok(putSavedNotes, { params: { id: grantId }, body: { notes, notesRevision: body.notesRevision } });
    await client.ok(postApplication, { body: { grantId } });
    await db.insert(checklistTicks).values({ userId: account.id, grantId, itemKey: `papers of ${id}` });
    const reminder = { daysBefore: Number(id.slice(-1)), deadlineAt: '2027-01-31T00:00:00Z' };
    await db.insert(deadlineReminders).values({ userId: account.id, grantId, ...reminder });
  }

  const assistanceListings = ['10.555', '10.553'];
  await loadCatalog(db, [newCurated('school-meals', { programType: 'assistance', assistanceListings })]);
  expect(await shown()).toEqual({
    'assistance-listings-10.553': 'school-meals',
    'assistance-listings-10.555': 'school-meals',
    'school-meals': 'open',
  });
  // The amount that a listing pays to the program's operators isn't the amount that a member gets.
  expect((await db.select().from(grants)).find(({ id }) => id === 'school-meals')).toMatchObject({
    ...{ amount: null, borrowed: {} },
  });
  const { savedGrants } = (await client.ok(getSavedGrants)).body;
  expect(savedGrants.map(({ id }) => id)).toEqual(['school-meals']);
  expect(savedGrants[0]?.notes?.split('\n\n').toSorted()).toEqual(['Ask Ann', 'Call Bob']);
  expect((await client.ok(getApplications)).body).toMatchObject([{ grantId: 'school-meals' }]);
  for (const table of [applications, checklistTicks, deadlineReminders])
    expect(new Set((await db.select().from(table)).map(({ grantId }) => grantId))).toContain('school-meals');
  expect((await db.select().from(checklistTicks)).map(({ itemKey }) => itemKey).toSorted()).toEqual([
    'papers of 10.553',
    'papers of 10.555',
  ]);
  const { body: detail } = await client.ok(getGrant, { params: { id: 'assistance-listings-10.553' } });
  expect(detail).toMatchObject({ id: 'school-meals', alsoListedBy: [{ facts: [] }, { facts: [] }] });

  await loadCatalog(db, [newCurated('walls', {})]);
  expect(await shown()).toMatchObject({
    ...{ 'assistance-listings-10.553': 'open', 'assistance-listings-10.555': 'open', 'school-meals': 'closed' },
  });
});
