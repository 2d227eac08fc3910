import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { expect, inject, test } from 'vitest';
import { deleteAccount, getOwnData } from '../../../contract/account/own-account.ts';
import { postApplication } from '../../../contract/saved/applications.ts';
import {
  getDocuments,
  getPlan,
  getPreparation,
  type Preparation,
  putDocuments,
  putPreparation,
} from '../../../contract/saved/preparation.ts';
import { postSavedGrant } from '../../../contract/saved/saved.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { checklistTicks } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { PASSWORD } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { member, secondBrowser } from '../../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));

const texts = (...all: string[]) => all.map((text) => ({ text, source: 'law' }));
const FIXED = {
  kind: 'fixed',
  text: 'April 30, 2031',
  date: '2031-04-30',
  timeZone: 'America/New_York',
  source: 'law',
} as const;
const DOCUMENTS = texts('Proof of income', 'A filled-in form', "Driver's license");
await upsertPrograms(db, [
  newProgram('tapir-dated', { deadline: FIXED, documents: DOCUMENTS }),
  newProgram('tapir-rolling', { documents: texts('Proof of  income.', 'A filled-in form', 'Lease') }),
  newProgram('tapir-bare', { documents: [] }),
  newProgram('tapir-notes', {
    documents: [],
    howToApply: texts(
      "The state's page tells you where to apply.",
      'Ask the state for its closing date.',
      'You may apply for more than one site.',
    ),
  }),
  newProgram('tapir-organizations', {
    eligibility: { fact: 'applicantKind', is: 'nonprofit', source: 'law' },
    howToApply: texts('Register with SAM.gov and on Grants.gov early.'),
    deadline: FIXED,
  }),
]);

const params = { id: 'tapir-dated' };
const named = ({ items }: Preparation, text: string) => items.find((item) => item.text === text);
const doneIn = ({ items }: Preparation) => items.filter(({ done }) => done).map(({ text }) => text);

test('a checklist has what the source says and nothing else', async () => {
  const { client } = await member();
  const { body } = await client.ok(getPreparation, { params });
  expect(body.items.map(({ kind, text, done }) => [kind, text, done])).toEqual([
    ['document', 'Proof of income', false],
    ['document', 'A filled-in form', false],
    ['document', "Driver's license", false],
    ['step', 'Send the form to the office', false],
  ]);
  const bare = (await client.ok(getPreparation, { params: { id: 'tapir-bare' } })).body;
  expect(bare.items.map(({ kind }) => kind)).toEqual(['step']);
  expect(bare.plan.steps.map(({ key }) => key)).not.toContain('documents');
});

test('a note has no checkbox, and a link to the official page is omitted', async () => {
  const { client } = await member();
  const notes = { id: 'tapir-notes' };
  const { items } = (await client.ok(getPreparation, { params: notes })).body;
  expect(items.map(({ kind, text }) => [kind, text])).toEqual([
    ['step', 'Ask the state for its closing date.'],
    ['note', 'You may apply for more than one site.'],
  ]);
  const key = items[1]?.key ?? '';
  const refused = await client.fails(putPreparation, { params: notes, body: { key, done: true } });
  expect(refused.body.code).toBe('not_found');
});

test('registrations show why, how long and by which source, and come first in the plan', async () => {
  const { client } = await member();
  const { items, plan } = (await client.ok(getPreparation, { params: { id: 'tapir-organizations' } })).body;
  const [sam, grantsGov] = items;
  expect([sam?.key, grantsGov?.key]).toEqual(['registration:sam', 'registration:grants-gov']);
  expect(sam?.registration?.why).toContain('Register with SAM.gov and on Grants.gov early.');
  expect(sam?.registration?.takes).toContain('10 business days');
  expect(sam?.registration?.source.url).toMatch(/^https:\/\/www\.grants\.gov\//);
  expect(plan.steps.slice(0, 2).map(({ key }) => key)).toEqual(['read', 'registrations']);
});

test('a check mark is kept, repeating it changes nothing, and the plan follows', async () => {
  const { client, person } = await member();
  const { body: before } = await client.ok(getPreparation, { params });
  expect(before.plan).toMatchObject({ deadlineKind: 'fixed', deadline: '2031-04-30' });
  expect(before.plan.steps.at(-1)).toMatchObject({ key: 'submit', day: '2031-04-28', late: null });
  const documents = before.items.filter(({ kind }) => kind === 'document');
  const otherTab = await secondBrowser(person);
  for (const { key } of documents) {
    await Promise.all([client, otherTab].map((tab) => tab.ok(putPreparation, { params, body: { key, done: true } })));
  }
  const { body: after } = await otherTab.ok(getPreparation, { params });
  expect(doneIn(after)).toEqual(documents.map(({ text }) => text));
  expect(after.plan.steps.map(({ key }) => key)).toEqual(['read', 'fill', 'review', 'submit']);
  const key = documents[0]?.key;
  const { body: unticked } = await client.ok(putPreparation, { params, body: { key, done: false } });
  expect(unticked.plan.steps.find((step) => step.key === 'documents')?.text).toContain('1 document');
  await client.ok(putPreparation, { params, body: { key, done: false } });
  expect(doneIn((await client.ok(getPreparation, { params })).body)).toHaveLength(2);
});

test('an updated program keeps the check marks of unchanged items', async () => {
  const { client } = await member();
  const id = 'tapir-updated';
  await upsertPrograms(db, [newProgram(id, { documents: texts('Proof of income', 'Lease') })]);
  const { body } = await client.ok(getPreparation, { params: { id } });
  for (const { key } of body.items) await client.ok(putPreparation, { params: { id }, body: { key, done: true } });
  await upsertPrograms(db, [newProgram(id, { documents: texts('Lease from this year', '“Proof of Income”') })]);
  const { body: after } = await client.ok(getPreparation, { params: { id } });
  expect(doneIn(after)).toEqual(['“Proof of Income”', 'Send the form to the office']);
});

test("unlisted items can't be checked, and other members' check marks stay private", async () => {
  const [{ client }, { client: other }] = [await member(), await member()];
  const { body } = await client.ok(getPreparation, { params });
  const key = named(body, 'Proof of income')?.key;
  await client.ok(putPreparation, { params, body: { key, done: true } });
  expect(doneIn((await other.ok(getPreparation, { params })).body)).toEqual([]);
  await other.ok(putPreparation, { params, body: { key, done: false } });
  expect(doneIn((await client.ok(getPreparation, { params })).body)).toEqual(['Proof of income']);
  const wrong = await client.fails(putPreparation, { params, body: { key: 'document:x', done: true } });
  expect(wrong.body.code).toBe('not_found');
  for (const given of [{ key }, { done: true }, { key: '', done: true }, { key, done: 'yes' }]) {
    expect((await client.fails(putPreparation, { params, body: given })).body.code).toBe('validation');
  }
  for (const endpoint of [getPreparation, getPlan]) {
    expect((await client.fails(endpoint, { params: { id: 'no-such-program' } })).body.code).toBe('not_found');
  }
});

test('the plan is a calendar file with the deadline; without days there is none', async () => {
  const { client } = await member();
  const { text, headers } = await client.send('GET', '/api/grants/tapir-dated/plan');
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toContain('plan-tapir-dated.ics');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const { plan } = (await client.ok(getPreparation, { params })).body;
  expect(events.map(({ startDate }) => startDate.toString())).toEqual([
    ...plan.steps.map(({ day }) => day),
    '2031-04-30',
  ]);
  expect(events.map(({ summary }) => summary)).toContain('Send it: Program tapir-dated');
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(events[0]?.description).toContain('/grants/tapir-dated/apply');
  for (const id of ['tapir-rolling', 'closed-scholarship']) {
    expect((await client.fails(getPlan, { params: { id } })).body.code).toBe('not_found');
  }
});

test('after a passed deadline, the plan has an order but no days', async () => {
  const { client } = await member();
  const { plan } = (await client.ok(getPreparation, { params: { id: 'closed-scholarship' } })).body;
  expect(plan.note).toContain('has passed');
  expect(plan.steps.every(({ day, late }) => day === null && late === null)).toBe(true);
});

test('documents of all programs are merged, and checking one checks it for each', async () => {
  const { client } = await member();
  expect((await client.ok(getDocuments)).body).toEqual({ documents: [], without: [] });
  await client.ok(postSavedGrant, { body: { grantId: 'tapir-dated' } });
  await client.ok(postApplication, { body: { grantId: 'tapir-rolling' } });
  await client.ok(postApplication, { body: { grantId: 'tapir-dated' } });
  await client.ok(postSavedGrant, { body: { grantId: 'tapir-bare' } });
  const { documents, without } = (await client.ok(getDocuments)).body;
  expect(documents.map(({ text, programs }) => [text, programs.map(({ id }) => id)])).toEqual([
    ['Proof of income', ['tapir-dated', 'tapir-rolling']],
    ['A filled-in form', ['tapir-dated']],
    ["Driver's license", ['tapir-dated']],
    ['A filled-in form', ['tapir-rolling']],
    ['Lease', ['tapir-rolling']],
  ]);
  expect(without.map(({ id }) => id)).toEqual(['tapir-bare']);

  const income = documents[0];
  await client.ok(putDocuments, { body: { key: income?.key, done: true } });
  for (const id of ['tapir-dated', 'tapir-rolling']) {
    const { body } = await client.ok(getPreparation, { params: { id } });
    expect(doneIn(body)).toHaveLength(1);
  }
  const { body } = await client.ok(getPreparation, { params });
  const key = named(body, 'Proof of income')?.key;
  await client.ok(putPreparation, { params, body: { key, done: false } });
  const doneOf = async () => (await client.ok(getDocuments)).body.documents.map(({ done }) => done);
  expect(await doneOf()).toEqual(['some', 'none', 'none', 'none', 'none']);
  await client.ok(putDocuments, { body: { key: income?.key, done: true } });
  await client.ok(putDocuments, { body: { key: documents[3]?.key, done: true } });
  expect(await doneOf()).toEqual(['all', 'none', 'none', 'all', 'none']);
  await client.ok(putDocuments, { body: { key: income?.key, done: false } });
  expect(await doneOf()).toEqual(['none', 'none', 'none', 'all', 'none']);
  expect((await client.fails(putDocuments, { body: { key: 'document:x', done: true } })).body.code).toBe('not_found');
});

test('a document that programs name differently is checked once, from either side', async () => {
  const { client } = await member();
  await upsertPrograms(db, [
    newProgram('tapir-stubs', { documents: texts("Proof of the household's income, such as pay stubs") }),
  ]);
  for (const grantId of ['tapir-dated', 'tapir-stubs']) await client.ok(postSavedGrant, { body: { grantId } });
  const incomeOf = async () => (await client.ok(getDocuments)).body.documents.find(({ key }) => key === 'paper:income');
  expect(await incomeOf()).toMatchObject({
    text: 'Proof of income',
    done: 'none',
    programs: [
      { id: 'tapir-dated', done: false, asks: [] },
      { id: 'tapir-stubs', done: false, asks: ["Proof of the household's income, such as pay stubs"] },
    ],
  });
  await client.ok(putDocuments, { body: { key: 'paper:income', done: true } });
  const stubs = { params: { id: 'tapir-stubs' } };
  const { body } = await client.ok(getPreparation, stubs);
  expect(doneIn(body)).toEqual(["Proof of the household's income, such as pay stubs"]);
  await client.ok(putPreparation, { ...stubs, body: { key: body.items[0]?.key, done: false } });
  expect(await incomeOf()).toMatchObject({ done: 'some', programs: [{ done: true }, { done: false }] });
  await client.ok(putDocuments, { body: { key: 'paper:income', done: false } });
  expect(doneIn((await client.ok(getPreparation, { params })).body)).toEqual([]);
});

test('check marks are in the data export and are deleted with the account', async () => {
  const { client, user } = await member();
  const { body } = await client.ok(getPreparation, { params });
  await client.ok(putPreparation, { params, body: { key: body.items[0]?.key, done: true } });
  const { tables } = (await client.ok(getOwnData)).body;
  expect(tables['checklistTicks']).toMatchObject([{ grantId: 'tapir-dated', itemKey: body.items[0]?.key }]);
  await client.ok(deleteAccount, { body: { password: PASSWORD } });
  expect(await db.$count(checklistTicks, eq(checklistTicks.userId, user.id))).toBe(0);
});
