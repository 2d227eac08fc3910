import { eq } from 'drizzle-orm';
import { beforeAll, expect, inject, test } from 'vitest';
import { getGrant, searchGrants } from '../../contract/grants.ts';
import {
  type EditableProgram,
  findPrograms,
  getEditableProgram,
  putProgramEdits,
} from '../../contract/program-edits.ts';
import { getSavedGrants, postSavedGrant } from '../../contract/saved.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { grantChanges, grants, programAudit, programEdits } from '../../worker/db/schema/index.ts';
import { startAdminToken } from '../../worker/features/admin/tokens.ts';
import { withEdits } from '../../worker/features/catalogue/edits.ts';
import { searchColumnsOf } from '../../worker/features/catalogue/search-columns.ts';
import { upsertPrograms } from '../../worker/features/catalogue/upsert.ts';
import { editableRow } from '../../worker/features/program-edits/fields.ts';
import { planOf } from '../../worker/features/program-edits/plan.ts';
import { findEditable, storeEdit } from '../../worker/features/program-edits/queries.ts';
import { storedAdmin } from '../factories/accounts.ts';
import { newProgram } from '../factories/programs.ts';
import { member, newClient } from '../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));
const client = newClient();
const REASON = 'Read again at its source';

let headers: { authorization: string };
let admin: string;
beforeAll(async () => {
  const { id, email } = await storedAdmin(db, 20);
  admin = email;
  headers = { authorization: `Bearer ${await startAdminToken(db, id)}` };
});

let programs = 0;
type Given = Parameters<typeof newProgram>[1];

/** A program of this test alone, as an admin sees it. */
async function stored(given: Given = {}, run = `edited-${process.pid}-${Date.now().toString(36)}`) {
  programs += 1;
  const id = `${run}-${programs}`;
  const program = newProgram(id, {
    title: `Pademelon Fund ${id}`,
    keywords: ['pademelon', 'burrow', 'island'],
    ...given,
  });
  await upsertPrograms(db, [program]);
  return open(id);
}
const open = async (id: string) => (await client.ok(getEditableProgram, { params: { id }, headers })).body;
const find = async (words: string) => (await client.ok(findPrograms, { body: { words }, headers })).body;

type Wanted = { edits?: object; withdraw?: string[]; reason?: string; basedOn?: string };
const request = ({ id, updatedAt }: EditableProgram, wanted: Wanted) => ({
  params: { id },
  body: { edits: {}, reason: REASON, basedOn: updatedAt, ...wanted },
  headers,
});
const edit = async (program: EditableProgram, wanted: Wanted) =>
  (await client.ok(putProgramEdits, request(program, wanted))).body.program;
const refused = async (program: EditableProgram, wanted: Wanted) =>
  (await client.fails(putProgramEdits, request(program, wanted))).body;
const rowOf = async (id: string) => (await db.select().from(grants).where(eq(grants.id, id)))[0];
const changesOf = (id: string) => db.select().from(grantChanges).where(eq(grantChanges.grantId, id));
/** The source says something else, and is read again. */
async function recrawled(id: string, given: Given) {
  const { rows, statements } = await withEdits(db, [
    newProgram(id, { keywords: ['pademelon', 'burrow', 'island'], ...given }),
  ]);
  await upsertPrograms(db, rows);
  for (const statement of statements) await statement;
}

test('a correction holds with the source’s own word, its author and reason beside it', async () => {
  const program = await stored();
  const after = await edit(program, {
    edits: { title: 'Koel Fund', amount: 'Up to $9,000', provider: ' Office  of\nKoels ' },
  });
  expect(after).toMatchObject({ title: 'Koel Fund', isEdited: true, state: 'open' });
  expect(after.values).toMatchObject({ amount: 'Up to $9,000', provider: 'Office of Koels' });
  expect(after.edited).toEqual([
    { field: 'title', sourceValue: program.title },
    { field: 'provider', sourceValue: 'Department of Examples' },
    { field: 'amount', sourceValue: null },
  ]);
  expect(after.audit.map(({ at, ...one }) => one)).toContainEqual({
    ...{ field: 'title', before: program.title, after: 'Koel Fund' },
    ...{ action: 'edited', reason: REASON, by: admin },
  });
  expect(after.audit).toHaveLength(3);
  // What searching needs is made anew.
  const row = await rowOf(program.id);
  expect(row?.titleStems).toBe('koel fund');
  expect(await changesOf(program.id)).toMatchObject([{ field: 'amount', before: null, after: 'Up to $9,000' }]);
});

test('what the source says anew changes what it says, and not the correction', async () => {
  const program = await stored();
  await edit(program, { edits: { amount: 'Up to $9,000' } });
  const amount = { text: 'Up to $7,000', source: 'law' };
  await recrawled(program.id, { title: 'Pademelon Fund, renamed', amount });
  const after = await open(program.id);
  expect(after.values).toMatchObject({ title: 'Pademelon Fund, renamed', amount: 'Up to $9,000' });
  expect(after.edited).toEqual([{ field: 'amount', sourceValue: 'Up to $7,000' }]);
  // The correction is what the source says at last: withdrawing it changes nothing but that.
  await recrawled(program.id, { title: 'Pademelon Fund, renamed', amount: { ...amount, text: 'Up to $9,000' } });
  const same = await open(program.id);
  const back = await edit(same, { edits: { amount: 'Up to $9,000' } });
  expect(back).toMatchObject({ isEdited: false, edited: [] });
  expect(back.audit[0]).toMatchObject({ action: 'withdrawn', before: 'Up to $9,000', after: 'Up to $9,000' });
});

test('withdrawing brings the source’s word back, and so does entering it', async () => {
  const program = await stored();
  const edited = await edit(program, { edits: { title: 'Koel Fund', eligibility: 'Anybody' } });
  const one = await edit(edited, { edits: { title: program.title } });
  expect(one.edited.map(({ field }) => field)).toEqual(['eligibility']);
  const both = await edit(one, { withdraw: ['eligibility', 'amount'] });
  expect(both.values).toEqual(program.values);
  expect(both).toMatchObject({ isEdited: false, edited: [] });
  expect(both.audit.map(({ action, field }) => `${action} ${field}`)).toEqual([
    ...['withdrawn eligibility', 'withdrawn title'],
    ...['edited eligibility', 'edited title'].toSorted(),
  ]);
  expect((await rowOf(program.id))?.titleStems).toContain('pademelon');
  expect(await db.select().from(programEdits).where(eq(programEdits.grantId, program.id))).toEqual([]);
});

test('a corrected day moves the moment in the program’s own zone, and opens what closed for it', async () => {
  const deadline = {
    kind: 'fixed',
    text: 'January 31, 2020',
    date: '2020-01-31',
    timeZone: 'America/New_York',
    source: 'law',
  };
  const program = await stored({ deadline } as Given);
  expect(program.state).toBe('closed');
  const edited = await edit(program, { edits: { deadlineDate: '2099-07-01' } });
  expect(edited.state).toBe('open');
  expect(edited.edited).toEqual([{ field: 'deadlineDate', sourceValue: '2020-01-31' }]);
  expect(await rowOf(program.id)).toMatchObject({
    deadlineKind: 'fixed',
    deadlineAt: '2099-07-02T03:59:59.000Z',
    status: 'open',
  });
  expect(await changesOf(program.id)).toMatchObject([{ field: 'deadline', before: '2020-01-31', after: '2099-07-01' }]);
  const none = await edit(edited, { edits: { deadlineDate: null } });
  expect(await rowOf(program.id)).toMatchObject({ deadlineKind: 'unknown', deadlineAt: null, status: 'open' });
  const back = await edit(none, { withdraw: ['deadlineDate'] });
  expect(back.state).toBe('closed');
  expect(await rowOf(program.id)).toMatchObject({
    deadlineKind: 'fixed',
    deadlineAt: '2020-02-01T04:59:59.000Z',
    status: 'closed',
  });
  expect(back.isEdited).toBe(false);
});

test('a corrected day holds when the one that the source names has passed, and gives way to what the source withdraws', async () => {
  const deadline = (date: string) => ({
    deadline: { kind: 'fixed' as const, text: date, date, timeZone: 'America/New_York', source: 'law' },
  });
  const program = await stored(deadline('2098-01-31'));
  await edit(program, { edits: { deadlineDate: '2099-07-01' } });
  // Read again after its day: the source says that it is over.
  await recrawled(program.id, deadline('2020-01-31'));
  const held = await open(program.id);
  expect(held).toMatchObject({ state: 'open', values: { deadlineDate: '2099-07-01' } });
  expect((await rowOf(program.id))?.status).toBe('open');
  const retitled = await edit(held, { edits: { title: `Koel Fund ${program.id}` } });
  expect(retitled.state).toBe('open');
  expect((await edit(retitled, { withdraw: ['deadlineDate'] })).state).toBe('closed');
  expect((await rowOf(program.id))?.status).toBe('closed');
});

test('a hidden program is nowhere, also when its source lists it again, until it is shown again', async () => {
  const word = `bandicoot${Date.now().toString(36)}`;
  const program = await stored({ title: `The ${word} program`, keywords: [word, 'burrow', 'island'] });
  const { client: reader } = await member();
  const listed = async () =>
    (await reader.ok(searchGrants, { body: { searchTerm: word } })).body.grants.some(({ id }) => id === program.id);
  const saved = async () => (await reader.ok(getSavedGrants)).body.savedGrants.some(({ id }) => id === program.id);
  const body = {
    title: 'T',
    description: 'D',
    amount: 'A',
    deadline: 'D',
    requirements: 'R',
    url: 'https://example.gov',
  };
  await reader.ok(postSavedGrant, { body: { ...body, category: 'C', eligibility: 'E', grantId: program.id } });
  expect([await listed(), await saved()]).toEqual([true, true]);

  const hidden = await edit(program, { edits: { hidden: true, amount: '$1' } });
  expect(hidden).toMatchObject({ state: 'hidden', values: { hidden: true } });
  expect(hidden.edited).toContainEqual({ field: 'hidden', sourceValue: false });
  expect([await listed(), await saved()]).toEqual([false, false]);
  const asked = { params: { id: program.id } };
  expect((await reader.fails(getGrant, asked)).body).toMatchObject({
    code: 'not_found',
    message: 'This program was withdrawn, so it is not among your saved programs any more.',
  });
  const { client: stranger } = await member();
  expect((await stranger.fails(getGrant, asked)).body.message).toMatch(/^We do not know this program\./);
  // What nobody sees changes for nobody.
  expect(await changesOf(program.id)).toEqual([]);
  await recrawled(program.id, { title: `The ${word} program, again`, keywords: [word, 'burrow', 'island'] });
  expect(await listed()).toBe(false);

  const back = await edit(await open(program.id), { edits: { hidden: false } });
  expect(back).toMatchObject({ state: 'open', values: { amount: '$1' } });
  expect([await listed(), await saved()]).toEqual([true, true]);
});

test('of two edits at once one wins, and one that is based on an older state is refused', async () => {
  const program = await stored();
  const outcomes = await Promise.all(
    ['$1', '$2', '$3', '$4'].map((amount) =>
      client.send('PUT', `/api/admin/programs/${program.id}`, {
        headers,
        body: { edits: { amount }, reason: REASON, basedOn: program.updatedAt },
      }),
    ),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const after = await open(program.id);
  expect(after.audit).toHaveLength(1);
  expect(after.audit[0]?.after).toBe(after.values.amount);
  expect(await changesOf(program.id)).toHaveLength(1);
  expect(await refused(program, { edits: { amount: '$5' } })).toMatchObject({
    code: 'conflict',
    message: 'This program has changed since you opened it. Open it again to see it as it is now.',
  });
  await recrawled(program.id, { title: 'Pademelon Fund, renamed' });
  expect((await refused(after, { edits: { amount: '$5' } })).code).toBe('conflict');
});

test('an edit whose program was written since it was planned writes nothing at all', async () => {
  const { id } = await stored();
  const found = await findEditable(db, id);
  if (!found) throw new Error(`No program ${id}`);
  const wanted = { edits: [['amount', '$6']] as const, withdraw: [] };
  const plan = planOf(editableRow.parse(found.program), found.edits, wanted, { timeZone: undefined, now: Date.now() });
  const searched = searchColumnsOf(newProgram(id, {}));
  const based = { grantId: id, adminId: 20, reason: REASON, basedOn: found.program.updatedAt };
  const writes = async (updatedAt: string) => storeEdit(db, { ...based, updatedAt }, plan, searched);
  expect([await writes('2099-01-01T00:00:00.000Z'), await writes('2099-01-02T00:00:00.000Z')]).toEqual([true, false]);
  const after = await open(id);
  expect([after.updatedAt, after.audit.length]).toEqual(['2099-01-01T00:00:00.000Z', 1]);
  expect(await changesOf(id)).toHaveLength(1);
  // What was merged meanwhile is nobody's to edit either.
  await db.update(grants).set({ status: 'hidden', mergedInto: 'another' }).where(eq(grants.id, id));
  expect(
    await storeEdit(db, { ...based, basedOn: after.updatedAt, updatedAt: '2099-01-03T00:00:00.000Z' }, plan, searched),
  ).toBe(false);
  expect((await open(id)).audit).toHaveLength(1);
});

test('an edit needs something to change, a reason, and values that can be shown', async () => {
  const program = await stored();
  const none = { code: 'validation', message: 'Nothing of this is different from what is stored.' };
  for (const wanted of [{}, { edits: { title: program.title } }, { withdraw: ['title'] }, { edits: { amount: '  ' } }])
    expect(await refused(program, wanted)).toMatchObject(none);
  expect((await refused(program, { edits: { amount: '$1' }, reason: ' no ' })).fields).toHaveProperty('reason');
  expect((await refused(program, { edits: { amount: '$1' }, withdraw: ['amount'] })).code).toBe('validation');
  for (const url of [
    'javascript:alert(1)',
    'https://user:secret@example.org/',
    'https://localhost/',
    'https://exa mple.org',
    'data:text/html,x',
  ])
    expect((await refused(program, { edits: { url } })).fields).toHaveProperty('edits.url');
  for (const edits of [
    { title: 'A' },
    { title: '\0\0\0\0' },
    { category: 'Wombats' },
    { deadlineDate: 'soon' },
    // As a field for days gives them while somebody types, and as some say "never".
    { deadlineDate: '0027-01-31' },
    { deadlineDate: '9999-12-31' },
    { title: '\u200b\u200b\u200b\u200b' },
    { programType: 'gift' },
  ])
    expect((await refused(program, { edits })).code).toBe('validation');
  expect(await open(program.id)).toEqual(program);
  expect((await client.fails(getEditableProgram, { params: { id: 'nothing-of-ours' }, headers })).status).toBe(404);
  expect(
    (await client.fails(putProgramEdits, { ...request(program, { edits: { amount: '$1' } }), params: { id: 'none' } }))
      .status,
  ).toBe(404);
});

test('what looks like HTML or SQL stays text', async () => {
  const program = await stored();
  const hostile = `"><img src=x onerror=alert(1)></script>'); DROP TABLE grants; -- %00 ${'{{7*7}}'}`;
  const after = await edit(program, {
    edits: { title: hostile, description: hostile, eligibility: `${hostile}\r\n\0second line` },
    reason: hostile,
  });
  expect(after.values).toMatchObject({ title: hostile, description: hostile, eligibility: `${hostile}\nsecond line` });
  expect(after.audit[0]?.reason).toBe(hostile);
  const turned = await edit(after, { edits: { provider: 'Office\u202e of\u0007 Koels' } });
  expect(turned.values.provider).toBe('Office of Koels');
  expect(await rowOf(program.id)).toMatchObject({ title: hostile });
});

test('a merged record names the one to edit, and that one names what it took from it', async () => {
  const [shown, merged] = [await stored(), await stored()];
  await db.update(grants).set({ status: 'hidden', mergedInto: shown.id }).where(eq(grants.id, merged.id));
  await db
    .update(grants)
    .set({ borrowed: { amount: merged.id } })
    .where(eq(grants.id, shown.id));
  const opened = await open(merged.id);
  expect(opened).toMatchObject({ state: 'merged', mergedInto: shown.id, values: { hidden: false } });
  const { code, message } = await refused(opened, { edits: { amount: '$5' } });
  expect([code, message]).toEqual(['validation', expect.stringContaining(shown.id)]);
  expect((await open(shown.id)).mergedFrom).toEqual([
    { id: merged.id, title: merged.title, source: 'curated', fields: ['amount'] },
  ]);
});

test('programs are found by id, by address and by words of the title, whatever became of them', async () => {
  const word = `potoroo${Date.now().toString(36)}`;
  const titled = (state: string) => stored({ title: `Federal ${word} aid, ${state}` });
  const [open_, closed] = [await titled('open'), await titled('closed')];
  const [hidden, merged] = [await titled('hidden'), await titled('merged')];
  await db.update(grants).set({ status: 'closed' }).where(eq(grants.id, closed.id));
  await db.update(grants).set({ status: 'hidden', mergedInto: open_.id }).where(eq(grants.id, merged.id));
  await edit(hidden, { edits: { hidden: true } });

  const states = (found: Awaited<ReturnType<typeof find>>) =>
    Object.fromEntries(found.programs.map(({ id, state }) => [id, state]));
  const all = { [open_.id]: 'open', [closed.id]: 'closed', [hidden.id]: 'hidden', [merged.id]: 'merged' };
  const byWords = await find(`aid ${word.slice(0, -1)}`);
  expect(states(byWords)).toEqual(all);
  expect(byWords.hasMore).toBe(false);
  expect(byWords.programs.find(({ id }) => id === hidden.id)?.isEdited).toBe(true);
  for (const words of [
    ...[hidden.id, `https://www.example.gov/${hidden.id}`, `EXAMPLE.gov/${hidden.id}/`],
    ...[`https://grantlight.example/grants/${hidden.id}/apply`, `http://example.gov/${hidden.id}`],
  ])
    expect(states(await find(words)), words).toEqual({ [hidden.id]: 'hidden' });
  for (const words of [`${word} nothing`, 'the of', 'nothing.example.org'])
    expect((await find(words)).programs, words).toEqual([]);
  expect(states(await find(`%_'"${word}--`))).toEqual(all);
  expect((await find('tuition grant')).programs.length).toBeLessThanOrEqual(50);
});

test('more than fifty are not given, and it is said that there are more', async () => {
  const word = `bilby${Date.now().toString(36)}`;
  await upsertPrograms(
    db,
    Array.from({ length: 52 }, (_, place) => newProgram(`${word}-${place}`, { title: `${word} ${place}` })),
  );
  const { programs: found, hasMore } = await find(word);
  expect([found.length, hasMore]).toEqual([50, true]);
});

test('who is no admin neither sees nor changes anything', async () => {
  const program = await stored();
  const { client: reader } = await member();
  const body = { edits: { amount: '$1' }, reason: REASON, basedOn: program.updatedAt };
  for (const authorization of [undefined, 'Bearer nobody-has-this-token-at-all']) {
    const sent = { params: { id: program.id }, headers: { authorization } };
    expect((await reader.fails(putProgramEdits, { ...sent, body })).status).toBe(401);
    expect((await reader.fails(getEditableProgram, sent)).status).toBe(401);
    expect((await reader.fails(findPrograms, { ...sent, body: { words: 'pademelon' } })).status).toBe(401);
  }
  expect(await db.select().from(programAudit).where(eq(programAudit.grantId, program.id))).toEqual([]);
});
