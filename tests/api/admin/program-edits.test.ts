import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { getGrant } from '../../../contract/programs/grants.ts';
import { getSavedGrants, postSavedGrant } from '../../../contract/saved/saved.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { programEdits } from '../../../worker/db/schema/index.ts';
import { member, newClient } from '../../harness/api.ts';
import { editor, type Given, REASON } from '../../harness/members/editor.ts';

const db = openDatabase(inject('databaseUrl'));
const client = newClient();
const { admin, open, stored, edit, rowOf, changesOf, recrawled } = editor(db, client);

test("a correction is kept with the source's value, its author and reason", async () => {
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
    ...{ action: 'edited', reason: REASON, by: admin.email },
  });
  expect(after.audit).toHaveLength(3);
  // The search data is recomputed.
  const row = await rowOf(program.id);
  expect(row?.titleStems).toBe('koel fund');
  expect(await changesOf(program.id)).toMatchObject([{ field: 'amount', before: null, after: 'Up to $9,000' }]);
});

test("a new value from the source updates the source's value, not the correction", async () => {
  const program = await stored();
  await edit(program, { edits: { amount: 'Up to $9,000' } });
  const amount = { text: 'Up to $7,000', source: 'law' };
  await recrawled(program.id, { title: 'Pademelon Fund, renamed', amount });
  const after = await open(program.id);
  expect(after.values).toMatchObject({ title: 'Pademelon Fund, renamed', amount: 'Up to $9,000' });
  expect(after.edited).toEqual([{ field: 'amount', sourceValue: 'Up to $7,000' }]);
  // The source now states the corrected value, so withdrawing the edit changes nothing else.
  await recrawled(program.id, { title: 'Pademelon Fund, renamed', amount: { ...amount, text: 'Up to $9,000' } });
  const same = await open(program.id);
  const back = await edit(same, { edits: { amount: 'Up to $9,000' } });
  expect(back).toMatchObject({ isEdited: false, edited: [] });
  expect(back.audit[0]).toMatchObject({ action: 'withdrawn', before: 'Up to $9,000', after: 'Up to $9,000' });
});

test("withdrawing a correction, or entering the source's value, restores it", async () => {
  const program = await stored();
  const edited = await edit(program, { edits: { title: 'Koel Fund', eligibility: 'Anybody' } });
  const one = await edit(edited, { edits: { title: program.title } });
  expect(one.edited.map(({ field }) => field)).toEqual(['eligibility']);
  const both = await edit(one, { withdraw: ['eligibility', 'amount'] });
  expect(both.values).toEqual(program.values);
  expect(both).toMatchObject({ isEdited: false, edited: [] });
  expect(both.audit.map(({ action, field }) => `${action} ${field}`)).toEqual([
    ...['withdrawn rules', 'withdrawn eligibility', 'withdrawn title'],
    ...['edited rules', 'edited eligibility', 'edited title'],
  ]);
  expect((await rowOf(program.id))?.titleStems).toContain('pademelon');
  expect(await db.select().from(programEdits).where(eq(programEdits.grantId, program.id))).toEqual([]);
});

test("a corrected day sets the deadline in the program's own zone and reopens it", async () => {
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

test("a corrected deadline outlives the source's deadline, until it is withdrawn", async () => {
  const deadline = (date: string) => ({
    deadline: { kind: 'fixed' as const, text: date, date, timeZone: 'America/New_York', source: 'law' },
  });
  const program = await stored(deadline('2098-01-31'));
  await edit(program, { edits: { deadlineDate: '2099-07-01' } });
  // Crawled again after that date, when the source's deadline has passed.
  await recrawled(program.id, deadline('2020-01-31'));
  const held = await open(program.id);
  expect(held).toMatchObject({ state: 'open', values: { deadlineDate: '2099-07-01' } });
  expect((await rowOf(program.id))?.status).toBe('open');
  const retitled = await edit(held, { edits: { title: `Koel Fund ${program.id}` } });
  expect(retitled.state).toBe('open');
  expect((await edit(retitled, { withdraw: ['deadlineDate'] })).state).toBe('closed');
  expect((await rowOf(program.id))?.status).toBe('closed');
});

test('a hidden program is nowhere until shown again, even if its source lists it again', async () => {
  const word = `bandicoot${Date.now().toString(36)}`;
  const program = await stored({ title: `The ${word} program`, keywords: [word, 'warren', 'island'] });
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
    message: 'This program was withdrawn, so it’s no longer in your saved programs.',
  });
  const { client: stranger } = await member();
  expect((await stranger.fails(getGrant, asked)).body.message).toMatch(/^We don’t know this program\./);
  // A change that nobody can see isn't recorded.
  expect(await changesOf(program.id)).toEqual([]);
  await recrawled(program.id, { title: `The ${word} program, again`, keywords: [word, 'warren', 'island'] });
  expect(await listed()).toBe(false);

  const back = await edit(await open(program.id), { edits: { hidden: false } });
  expect(back).toMatchObject({ state: 'open', values: { amount: '$1' } });
  expect([await listed(), await saved()]).toEqual([true, true]);
});

test('corrected eligibility text brings its own rules until it is withdrawn', async () => {
  const program = await stored();
  const rules = async () => JSON.stringify((await rowOf(program.id))?.rules);
  const before = await rules();
  const edited = await edit(program, { edits: { eligibility: 'You must be a veteran.' } });
  expect(edited.rules).toEqual([expect.stringContaining('armed forces'), expect.any(String)]);
  expect(edited.audit.map(({ field }) => field).toSorted()).toEqual(['eligibility', 'rules']);
  expect(await rules()).toContain('"fact":"veteran"');
  await recrawled(program.id, { title: 'Pademelon Fund, renamed' });
  expect(await rules()).toContain('"fact":"veteran"');
  const back = await edit(await open(program.id), { withdraw: ['eligibility'] });
  expect(await rules()).toBe(before);
  expect(back).toMatchObject({ isEdited: false, rules: program.rules });
});
