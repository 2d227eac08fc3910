import { expect, test } from 'vitest';
import { getOwnData } from '../../../contract/account/own-account.ts';
import { NOTE_LENGTH } from '../../../contract/limits.ts';
import { deleteSavedGrant, getSavedGrants, postSavedGrant, putSavedNotes } from '../../../contract/saved/saved.ts';
import { member, type newClient } from '../../harness/api.ts';

const params = { id: 'heating-help' };

async function memberWhoSaved() {
  const { client, person } = await member();
  const { body } = await client.ok(postSavedGrant, { body: { grantId: params.id } });
  return { client, person, saved: body };
}

async function noteOf(client: ReturnType<typeof newClient>) {
  const [saved] = (await client.ok(getSavedGrants)).body.savedGrants;
  return saved?.notes;
}

test('a note is kept as written and can be removed', async () => {
  const { client, saved } = await memberWhoSaved();
  const notes = 'Call Ms. Ortega 🏠\n\t— before noon, "ext. 4"';
  const { body } = await client.ok(putSavedNotes, { params, body: { notes, notesRevision: saved.notesRevision } });
  expect(body.notes).toBe(notes);
  expect(await noteOf(client)).toBe(notes);
  expect(JSON.stringify((await client.ok(getOwnData)).body)).toContain('before noon');
  await client.ok(putSavedNotes, { params, body: { notes: '  ', notesRevision: body.notesRevision } });
  expect(await noteOf(client)).toBeNull();
});

test('the second of two tabs gets a conflict and overwrites nothing', async () => {
  const { client, saved } = await memberWhoSaved();
  const { notesRevision } = saved;
  await client.ok(putSavedNotes, { params, body: { notes: 'from the first tab', notesRevision } });
  const second = await client.fails(putSavedNotes, { params, body: { notes: 'from the second tab', notesRevision } });
  expect([second.status, second.body.code]).toEqual([409, 'conflict']);
  expect(await noteOf(client)).toBe('from the first tab');
});

test('only one of many concurrent notes is stored', async () => {
  const { client, saved } = await memberWhoSaved();
  const answers = await Promise.all(
    ['one', 'two', 'three', 'four'].map((notes) =>
      client.send('PUT', `/api/grants/saved/${params.id}/notes`, {
        body: { notes, notesRevision: saved.notesRevision },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const kept = answers.find(({ status }) => status === 200);
  expect(JSON.parse(kept?.text ?? '{}').notes).toBe(await noteOf(client));
});

test("resending the same words isn't a conflict: the first response may have been lost", async () => {
  const { client, saved } = await memberWhoSaved();
  const body = { notes: 'once', notesRevision: saved.notesRevision };
  const first = await client.ok(putSavedNotes, { params, body });
  expect((await client.ok(putSavedNotes, { params, body })).body).toEqual(first.body);
});

test('a program removed and saved again takes no note based on its first saving', async () => {
  const { client, saved } = await memberWhoSaved();
  const old = (await client.ok(putSavedNotes, { params, body: { notes: 'a', notesRevision: saved.notesRevision } }))
    .body;
  await client.ok(deleteSavedGrant, { params });
  const again = (await client.ok(postSavedGrant, { body: { grantId: params.id } })).body;
  expect(again.notes).toBeNull();
  await client.ok(putSavedNotes, { params, body: { notes: 'new', notesRevision: again.notesRevision } });
  const late = { notes: 'old', notesRevision: old.notesRevision };
  expect((await client.fails(putSavedNotes, { params, body: late })).body.code).toBe('conflict');
});

test('a note has a limit, no control characters, and needs a saved program', async () => {
  const { client, saved } = await memberWhoSaved();
  const { notesRevision } = saved;
  const tooLong = await client.fails(putSavedNotes, {
    params,
    body: { notes: 'x'.repeat(NOTE_LENGTH + 1), notesRevision },
  });
  expect(tooLong.body.fields).toEqual({ notes: `At most ${NOTE_LENGTH} characters` });
  const { body } = await client.ok(putSavedNotes, { params, body: { notes: 'a\u0000b\u001b\r\nc', notesRevision } });
  expect(body.notes).toBe('ab\nc');
  const other = { params: { id: 'veteran-pension' }, body: { notes: 'n', notesRevision } };
  expect((await client.fails(putSavedNotes, other)).body.code).toBe('not_found');
});
