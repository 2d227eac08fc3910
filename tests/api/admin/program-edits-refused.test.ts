import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { findPrograms, getEditableProgram, putProgramEdits } from '../../../contract/programs/program-edits.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { grants, programAudit } from '../../../worker/db/schema/index.ts';
import { editableRow } from '../../../worker/features/admin/program-edits/fields.ts';
import { planOf } from '../../../worker/features/admin/program-edits/plan.ts';
import { findEditable, storeEdit } from '../../../worker/features/admin/program-edits/queries.ts';
import { searchColumnsOf } from '../../../worker/features/programs/search-columns.ts';
import { newProgram } from '../../factories/programs.ts';
import { member, newClient } from '../../harness/api.ts';
import { editor, REASON } from '../../harness/members/editor.ts';

const db = openDatabase(inject('databaseUrl'));
const client = newClient();
const { admin, headers, open, request, stored, edit, refused, rowOf, changesOf, recrawled } = editor(db, client);

test('only one of two concurrent edits wins; an edit of an older version is refused', async () => {
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

test('an edit of a program that was written since it was planned writes nothing', async () => {
  const { id } = await stored();
  const found = await findEditable(db, id);
  if (!found) throw new Error(`No program ${id}`);
  const wanted = { edits: [['amount', '$6']] as const, withdraw: [] };
  const plan = planOf(editableRow.parse(found.program), found.edits, wanted, {
    timeZone: undefined,
    now: Date.now(),
    rulesOf: () => null,
  });
  const searched = searchColumnsOf(newProgram(id, {}));
  const based = { grantId: id, adminId: admin.id, reason: REASON, basedOn: found.program.updatedAt };
  const writes = async (updatedAt: string) => storeEdit(db, { ...based, updatedAt }, plan, searched);
  expect([await writes('2099-01-01T00:00:00.000Z'), await writes('2099-01-02T00:00:00.000Z')]).toEqual([true, false]);
  const after = await open(id);
  expect([after.updatedAt, after.audit.length]).toEqual(['2099-01-01T00:00:00.000Z', 1]);
  expect(await changesOf(id)).toHaveLength(1);
  // A program that has since been merged can't be edited either.
  await db.update(grants).set({ status: 'hidden', mergedInto: 'another' }).where(eq(grants.id, id));
  expect(
    await storeEdit(db, { ...based, basedOn: after.updatedAt, updatedAt: '2099-01-03T00:00:00.000Z' }, plan, searched),
  ).toBe(false);
  expect((await open(id)).audit).toHaveLength(1);
});

test('an edit needs a change, a reason, and valid values', async () => {
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
    // What a date field sends while someone is typing, and how some people write "never".
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

test('a merged record names the program to edit, which names the fields it borrowed', async () => {
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

test("a non-admin can't see or change anything", async () => {
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
