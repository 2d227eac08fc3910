import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { deleteAccount, getOwnData } from '../../../contract/account/own-account.ts';
import { APPLICATION_NOTES_LENGTH } from '../../../contract/limits.ts';
import {
  APPLICATION_STATUS,
  deleteApplication,
  getApplications,
  postApplication,
  putApplicationNotes,
  putApplicationStatus,
} from '../../../contract/saved/applications.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { applications, grants } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { PASSWORD } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));
const HEATING = { body: { grantId: 'heating-help' } };

async function applicant() {
  const { client, user } = await member();
  const { body: application } = await client.ok(postApplication, HEATING);
  return { client, user, application, params: { id: String(application.id) } };
}

test('an application starts as a draft without notes, listed with its program', async () => {
  const { client, application } = await applicant();
  expect(application).toMatchObject({ grantId: 'heating-help', status: 'draft', notes: null });
  const { body } = await client.ok(getApplications);
  expect(body).toEqual([
    {
      ...application,
      grant: {
        title: 'Winter Heating Help',
        provider: 'Department of Examples',
        programType: 'assistance',
        deadline: 'Applications are taken all year',
        deadlineKind: 'rolling',
        deadlineAt: null,
        closed: false,
      },
    },
  ]);
});

test('a member has one application per program, even with concurrent calls', async () => {
  const { client, application } = await applicant();
  await client.ok(putApplicationStatus, { params: { id: String(application.id) }, body: { status: 'submitted' } });
  const again = await Promise.all([1, 2, 3, 4].map(() => client.ok(postApplication, HEATING)));
  for (const { body } of again) expect([body.id, body.status]).toEqual([application.id, 'submitted']);
  expect((await client.ok(getApplications)).body).toHaveLength(1);
});

test("a member can't change or remove another member's application", async () => {
  const [{ client, params, application }, { client: other }] = [await applicant(), await applicant()];
  await client.ok(putApplicationNotes, { params, body: { notes: 'Mine' } });
  const tries = [
    await other.fails(putApplicationStatus, { params, body: { status: 'declined' } }),
    await other.fails(putApplicationNotes, { params, body: { notes: 'Yours' } }),
    await other.fails(deleteApplication, { params }),
  ];
  expect(tries.map(({ status, body }) => [status, body.code])).toEqual(tries.map(() => [404, 'not_found']));
  const listed = (await client.ok(getApplications)).body;
  expect(listed).toMatchObject([{ id: application.id, status: 'draft', notes: 'Mine' }]);
});

test("a program that is unknown or withdrawn can't be applied for", async () => {
  const { client } = await member();
  await upsertPrograms(db, [{ ...newProgram('quokka-withdrawn', {}), status: 'hidden' }]);
  for (const grantId of ['no-such-program', 'quokka-withdrawn']) {
    expect((await client.fails(postApplication, { body: { grantId } })).body.code).toBe('not_found');
  }
  expect((await client.ok(getApplications)).body).toEqual([]);
});

test('a closed program says so in the list', async () => {
  const { client } = await member();
  await client.ok(postApplication, { body: { grantId: 'closed-scholarship' } });
  const [listed] = (await client.ok(getApplications)).body;
  expect(listed?.grant).toMatchObject({ closed: true, deadlineKind: 'fixed', deadline: 'January 31, 2020' });
});

test('a program withdrawn later appears nowhere', async () => {
  const { client } = await member();
  await upsertPrograms(db, [newProgram('quokka-later', {})]);
  await client.ok(postApplication, { body: { grantId: 'quokka-later' } });
  await db.update(grants).set({ status: 'hidden' }).where(eq(grants.id, 'quokka-later'));
  expect((await client.ok(getApplications)).body).toEqual([]);
  expect((await client.fails(postApplication, { body: { grantId: 'quokka-later' } })).body.code).toBe('not_found');
});

test.each(APPLICATION_STATUS)('the status can be %s', async (status) => {
  const { client, params, application } = await applicant();
  const { body } = await client.ok(putApplicationStatus, { params, body: { status } });
  expect(body).toMatchObject({ id: application.id, status, notes: null });
  expect(body.updatedAt >= application.updatedAt).toBe(true);
});

test('no other status is accepted', async () => {
  const { client, params } = await applicant();
  for (const status of ['won', '', null, 1, undefined]) {
    expect((await client.fails(putApplicationStatus, { params, body: { status } })).body.code).toBe('validation');
  }
});

test('notes that name their base replace nothing else; repeating them is harmless', async () => {
  const { client, params } = await applicant();
  const write = (notes: string, replaces: string | null) => ({ params, body: { notes, replaces } });
  await client.ok(putApplicationNotes, write('Called', null));
  const { status, body } = await client.fails(putApplicationNotes, write('Wrote', null));
  expect([status, body.code]).toEqual([409, 'conflict']);
  expect((await client.ok(putApplicationNotes, write('Called', null))).body.notes).toBe('Called');
  expect((await client.ok(putApplicationNotes, write('Wrote', 'Called'))).body.notes).toBe('Wrote');
  expect((await client.ok(putApplicationNotes, write('', 'Wrote'))).body.notes).toBeNull();
  expect((await client.fails(putApplicationNotes, write('Late', 'Wrote'))).status).toBe(409);
});

test('notes are kept as written, minus control characters; blank means none', async () => {
  const { client, params } = await applicant();
  const write = async (notes: string) => (await client.ok(putApplicationNotes, { params, body: { notes } })).body.notes;
  expect(await write('Ask Ms. Ortega 🏠\r\n\tbefore\u0000 noon\u001b')).toBe('Ask Ms. Ortega 🏠\n\tbefore noon');
  expect(await write(' \r\n ')).toBeNull();
  expect(await write('x'.repeat(APPLICATION_NOTES_LENGTH))).toHaveLength(APPLICATION_NOTES_LENGTH);
  const tooLong = { notes: 'x'.repeat(APPLICATION_NOTES_LENGTH + 1) };
  const { body } = await client.fails(putApplicationNotes, { params, body: tooLong });
  expect([body.code, body.fields?.['notes']]).toEqual(['validation', `At most ${APPLICATION_NOTES_LENGTH} characters`]);
});

test('the latest changed application comes first', async () => {
  const { client, params } = await applicant();
  await client.ok(postApplication, { body: { grantId: 'veteran-pension' } });
  await client.ok(putApplicationNotes, { params, body: { notes: 'Called' } });
  const { body } = await client.ok(getApplications);
  expect(body.map(({ grantId }) => grantId)).toEqual(['heating-help', 'veteran-pension']);
});

test('a removed application is gone, and a new one starts fresh', async () => {
  const { client, params, application } = await applicant();
  await client.ok(putApplicationNotes, { params, body: { notes: 'Old' } });
  await client.ok(deleteApplication, { params });
  expect((await client.fails(deleteApplication, { params })).status).toBe(404);
  expect((await client.fails(putApplicationNotes, { params, body: { notes: 'x' } })).status).toBe(404);
  const { body } = await client.ok(postApplication, HEATING);
  expect(body).toMatchObject({ status: 'draft', notes: null });
  expect(body.id).not.toBe(application.id);
});

test.each(['0', '-1', '1.5', 'x', '9'.repeat(30), '%00'])('the id %s is not an application', async (id) => {
  const { client } = await member();
  for (const [method, path] of [
    ['PUT', 'status'],
    ['PUT', 'notes'],
    ['DELETE', ''],
  ] as const) {
    const body = { status: 'draft', notes: 'x' };
    const { status } = await client.failsAt(method, `/api/applications/${id}${path && `/${path}`}`, { body });
    expect([400, 404]).toContain(status);
  }
});

test('applications are in the data export and are deleted with the account', async () => {
  const { client, params, user } = await applicant();
  await client.ok(putApplicationNotes, { params, body: { notes: 'My own words' } });
  const { tables } = (await client.ok(getOwnData)).body;
  expect(tables['applications']).toMatchObject([{ grantId: 'heating-help', notes: 'My own words' }]);
  await client.ok(deleteAccount, { body: { password: PASSWORD } });
  expect(await db.$count(applications, eq(applications.userId, user.id))).toBe(0);
});
