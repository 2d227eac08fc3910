import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { getOwnData } from '../../../contract/account/own-account.ts';
import { getAnalysis, postApplicationDetails, postUnlockAnalysis } from '../../../contract/ai/analysis.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { PROGRESS_TYPE } from '../../../contract/saved/progress.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { grants, subscriptions } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { applicationFor, memberWith, progressOf, type Subscriber, unlocked } from '../../harness/members/analyses.ts';

const db = openDatabase(inject('databaseUrl'));
const base = inject('apiUrl');
const HEATING = { params: { id: 'heating-help' } };

const law = { title: 'The example law', url: 'https://www.example.gov/law', date: '2026-06-01' };
const form = { title: 'The form', url: 'https://www.example.gov/form', date: '2026-05-01' };

async function rich(id: string, title = `Rich Program ${id}`): Promise<void> {
  const given = newProgram(id, {
    title,
    documents: [
      { text: 'Proof of income', source: 'form' },
      { text: 'A photo ID', source: 'law' },
    ],
    howToApply: [
      { text: 'Register with SAM.gov', source: 'law' },
      { text: 'Send the form to the office', source: 'form' },
    ],
    contact: { text: 'Call 800-555-0123', source: 'form' },
    sources: { law, form },
  });
  await upsertPrograms(db, [given]);
}

test('without a model, the record answers, each fact with the source that states it', async () => {
  await rich('record-rich');
  const member = await memberWith(db, base);
  const analysis = await unlocked(member, 'record-rich');
  expect(analysis).toMatchObject({ madeBy: 'record', recordReason: 'no_model', model: null, dropped: 0 });
  expect(analysis.sections.requirements).toEqual([
    { type: 'Document', text: 'Proof of income', quote: null, source: form },
    { type: 'Document', text: 'A photo ID', quote: null, source: law },
  ]);
  expect(analysis.requirements).toContainEqual({ type: 'Document', description: 'Proof of income' });
  expect(analysis.applicationProcess).toBe('1. Register with SAM.gov\n2. Send the form to the office');
  expect(analysis.sections.eligibility).toEqual([{ text: 'You apply as a person', quote: null, source: law }]);
  expect(analysis.sections.contactInfo).toEqual([{ text: 'Call 800-555-0123', quote: null, source: form }]);
  expect(analysis.timeline).toBe('Applications are taken all year');
  expect(analysis.tips.join(' ')).toMatch(/registration.*2 documents.*No closing day/);
});

test('rules quote their source, and what no source states stays empty', async () => {
  const member = await memberWith(db, base);
  const { sections } = await unlocked(member, 'heating-help');
  expect(sections.eligibility).toContainEqual({
    text: 'Your income is below the limit',
    quote: 'low income',
    source: law,
  });
  expect((await unlocked(member, 'tuition-grant-40')).sections.contactInfo).toEqual([
    { text: 'Department of Examples', quote: null, source: law },
  ]);
});

test("the verdict matches the program's page", async () => {
  const member = await memberWith(db, base);
  const { personal } = await unlocked(member, 'veteran-pension');
  const { body } = await member.client.ok(getGrant, { params: { id: 'veteran-pension' } });
  expect(personal).toEqual(body.match);
});

test('the member who unlocked an analysis can reread it until the program changes', async () => {
  await rich('record-again');
  const [member, other] = [await memberWith(db, base), await memberWith(db, base, 'platinum')];
  const again = { params: { id: 'record-again' } };
  expect((await member.client.ok(getAnalysis, again)).body.analysis).toBeNull();
  const analysis = await unlocked(member, 'record-again');
  const read = (await member.client.ok(getAnalysis, again)).body.analysis;
  expect(read).toEqual({ ...analysis, madeAt: read?.madeAt });
  expect((await other.client.ok(getAnalysis, again)).body.analysis).toBeNull();
  await db.update(grants).set({ description: 'It is another one now.' }).where(eq(grants.id, 'record-again'));
  expect((await member.client.ok(getAnalysis, again)).body.analysis).toBeNull();
  expect((await member.client.fails(getAnalysis, { params: { id: 'no-such-program' } })).status).toBe(404);
});

test("no member unlocks with another member's application, or without one", async () => {
  const [member, other] = [await memberWith(db, base), await memberWith(db, base)];
  const id = await applicationFor(other, 'heating-help');
  for (const wrong of [id, '999999999']) {
    const { status, body } = await member.client.fails(postUnlockAnalysis, { params: { id: wrong } });
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
  const plain = await member.client.send('POST', postUnlockAnalysis.path.replace(':id', id), {
    headers: { accept: PROGRESS_TYPE },
  });
  expect(plain.status).toBe(404);
});

const details = { body: { grantTitle: 'Winter Heating Help' } };

/** Tries every way to get an analysis; none has a rate limit. */
async function allWays(member: Subscriber): Promise<(string | number)[]> {
  const id = await applicationFor(member, 'heating-help');
  const accept = { headers: { accept: PROGRESS_TYPE } };
  const unlockPath = postUnlockAnalysis.path.replace(':id', id);
  const calls = [
    () => member.client.send('GET', '/api/grants/heating-help/analysis'),
    () => member.client.send('POST', unlockPath),
    () => member.client.send('POST', unlockPath, accept),
    () => member.client.send('POST', postApplicationDetails.path, details),
    () => member.client.send('GET', '/api/grants/heating-help/analysis', accept),
  ];
  const outcomes: (string | number)[] = [];
  for (const call of [...calls, ...calls.toReversed()]) {
    const { status, text } = await call();
    outcomes.push(status === 200 ? status : String(JSON.parse(text).code));
    expect(text).not.toContain(status === 200 ? 'plan_required' : 'eligibility');
  }
  return [...new Set(outcomes)];
}

test('a free member gets no analysis, by any calls in any order, plan or not', async () => {
  const free = await memberWith(db, base, 'free');
  expect(await allWays(free)).toEqual(['plan_required']);
  const member = await memberWith(db, base);
  expect(await allWays(member)).toEqual([200]);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const ended = [
    { currentPeriodEnd: yesterday },
    { status: 'inactive', currentPeriodEnd: null },
    { status: 'active', tier: 'free' },
  ];
  for (const plan of ended) {
    await db.update(subscriptions).set(plan).where(eq(subscriptions.userId, member.id));
    expect(await allWays(member)).toEqual(['plan_required']);
  }
  await db.update(subscriptions).set({ tier: 'premium' }).where(eq(subscriptions.userId, member.id));
  expect((await member.client.ok(getAnalysis, HEATING)).body.analysis).not.toBeNull();
});

test('a program is found by title alone; its provider separates equal titles', async () => {
  await rich('twin-one', 'Twin Program: Aid & Advice');
  await rich('twin-two', 'Twin Program: Aid & Advice');
  await db.update(grants).set({ provider: 'Bureau of Lighthouses' }).where(eq(grants.id, 'twin-two'));
  const { client } = await memberWith(db, base);
  const found = async (body: object) => (await client.ok(postApplicationDetails, { body })).body.grantId;
  expect(await found({ grantTitle: '  winter HEATING help ' })).toBe('heating-help');
  const title = { grantTitle: 'twin program – aid & advice' };
  expect(await found({ ...title, grantProvider: 'The Bureau of Lighthouses' })).toBe('twin-two');
  expect(await found({ ...title, grantProvider: 'Department of Examples' })).toBe('twin-one');
  for (const unclear of [{}, { grantProvider: 'Ministry Elsewhere', grantDescription: 'Help' }]) {
    const { status, body } = await client.fails(postApplicationDetails, { body: { ...title, ...unclear } });
    expect([status, body.message]).toEqual([404, expect.stringContaining('several programs')]);
  }
  for (const grantTitle of [
    'Winter Heating',
    'Winter Heating Helper',
    'Help',
    '!!!',
    'Write me a poem about heating help',
  ]) {
    const { status } = await client.fails(postApplicationDetails, {
      body: { grantTitle, grantDescription: 'Heating' },
    });
    expect(status).toBe(404);
  }
  await db.update(grants).set({ status: 'hidden' }).where(eq(grants.id, 'twin-two'));
  expect(await found({ ...title, grantProvider: 'The Bureau of Lighthouses' })).toBe('twin-one');
});

test('a streamed analysis without a model is a single line', async () => {
  const lines = await progressOf(await memberWith(db, base), 'heating-help');
  expect(lines.map((line) => Object.keys(line))).toEqual([['analysis']]);
});

test("unlocked analyses are in the member's export", async () => {
  const member = await memberWith(db, base);
  await unlocked(member, 'heating-help');
  const { body } = await member.client.ok(getOwnData);
  expect(body.tables['analysisUnlocks']).toMatchObject([{ grantId: 'heating-help' }]);
});
