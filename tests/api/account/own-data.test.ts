import { createHash, randomUUID } from 'node:crypto';
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { expect, inject, test } from 'vitest';
import { postLogin, postRegister } from '../../../contract/account/account.ts';
import { deleteAccount, getOwnData, postConfirmEmail, putEmail } from '../../../contract/account/own-account.ts';
import { postForgotPassword, putPassword } from '../../../contract/account/passwords.ts';
import { getUser } from '../../../contract/account/user.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import * as schema from '../../../worker/db/schema/index.ts';
import { MEMBER_TABLES, type MemberTable } from '../../../worker/features/account/own-data-tables.ts';
import { countAttempt, counterKey, memberSubject } from '../../../worker/features/limits/attempts.ts';
import { type StoredAccount, signIn, storedAccount, storedAdmin } from '../../factories/accounts.ts';
import { newPerson, PASSWORD } from '../../factories/people.ts';
import { member, newClient } from '../../harness/api.ts';
import type { Client } from '../../harness/client.ts';
import { mailTo, tokenIn } from '../../harness/members/mail.ts';

const db = openDatabase(inject('databaseUrl'));
const SECRET_COLUMN = /hash|token|secret|password|^html$|^plain_text$|^unsubscribe_url$/;

/** Returns every table with an owner column, as reported by the database. */
async function tablesWithOwner(): Promise<string[]> {
  const { rows } = await db.$client.execute(
    `SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = 'user_id'`,
  );
  return rows.map((row) => String(row['name'])).toSorted();
}

/** Returns a value that a column accepts. Strings are unique, so tests can find them. */
function valueFor(column: SQLiteColumn, userId: number, references: Map<string, string>): unknown {
  if (column.name === 'user_id') return userId;
  const table = references.get(column.name);
  if (table === 'grants') return 'heating-help';
  if (table) throw new Error(`Name the row of ${table} that this test's made-up row belongs to`);
  if (column.dataType === 'boolean') return true;
  if (column.dataType === 'number') return 7;
  if (column.dataType === 'json') return {};
  return `mine-${randomUUID()}`;
}

/** Inserts a row with every column filled into each table that belongs to members. */
async function fillAllTables(userId: number): Promise<void> {
  for (const { table } of MEMBER_TABLES) {
    const references = new Map(
      getTableConfig(table).foreignKeys.flatMap((key) => {
        const { columns, foreignTable } = key.reference();
        return columns.map((column) => [column.name, getTableName(foreignTable)] as const);
      }),
    );
    const columns = Object.entries(getTableColumns(table)).filter(([name]) => name !== 'id');
    const row = Object.fromEntries(columns.map(([name, column]) => [name, valueFor(column, userId, references)]));
    await db.insert(table).values(row);
  }
}

function rowsOf({ table, owner }: MemberTable, userId: number) {
  return db.select().from(table).where(eq(owner, userId));
}

async function memberWithEverything(): Promise<{ client: Client; account: StoredAccount; token: string }> {
  const account = await storedAccount(db);
  await fillAllTables(account.id);
  const client = newClient();
  await signIn(db, client, account.id);
  const mail = { subject: 'Hello', html: '<a href="/reset-password/opens-a-door">', plainText: 'opens-a-door' };
  // Marked as sent, because the Worker would otherwise change the row during a test.
  const sentAt = new Date().toISOString();
  await db.insert(schema.outbox).values({ userId: account.id, recipient: account.email, sentAt, ...mail });
  return { client, account, token: client.cookies.get('__Host-grantlight_session') ?? '' };
}

test('export and deletion cover every table with an owner', async () => {
  expect(MEMBER_TABLES.map(({ table }) => getTableName(table)).toSorted()).toEqual(await tablesWithOwner());
});

test('a member exports every row of every table, and no secret', async () => {
  const { client, account, token } = await memberWithEverything();
  const { body, headers } = await client.ok(getOwnData);
  expect(headers.get('content-disposition')).toBe('attachment; filename="grantlight-data.json"');
  expect(headers.get('content-type')).toContain('application/json');
  expect(body.account).toMatchObject({ id: account.id, email: account.email, isVeteran: true, profileComplete: true });
  expect(Object.keys(body.tables).toSorted()).toEqual(MEMBER_TABLES.map(({ name }) => name).toSorted());
  const text = JSON.stringify(body);
  for (const table of MEMBER_TABLES) {
    const stored = await rowsOf(table, account.id);
    expect([table.name, body.tables[table.name]?.length]).toEqual([table.name, stored.length]);
    for (const [name, column] of Object.entries(getTableColumns(table.table))) {
      for (const row of stored) {
        const value = row[name];
        if (typeof value !== 'string' || value.length < 20) continue;
        expect([table.name, name, text.includes(value)]).toEqual([table.name, name, !SECRET_COLUMN.test(column.name)]);
      }
    }
  }
  const hello = expect.objectContaining({ recipient: account.email, subject: 'Hello' });
  expect(body.tables['outbox']).toContainEqual(hello);
  expect(text).not.toMatch(/argon2|opens-a-door/);
  expect(text).not.toContain(token);
});

test("the export has no other member's data", async () => {
  const { account: other } = await memberWithEverything();
  const { client, account } = await memberWithEverything();
  const { text } = await client.send('GET', getOwnData.path);
  expect(text).toContain(account.email);
  expect(text).not.toContain(other.email);
});

test('a deleted account leaves nothing behind, and others keep their data', async () => {
  const { account: other } = await memberWithEverything();
  const { client, account } = await memberWithEverything();
  await newClient().fails(postLogin, { body: { email: account.email, password: 'wrong password 1!' } });
  const key = counterKey('TEST', [memberSubject(account.id)]);
  await countAttempt(db, [{ key, rate: { count: 1, windowMs: 60_000 } }]);
  const mail = { recipient: newPerson().email, subject: 'Please confirm', html: '', plainText: '' };
  await db.insert(schema.outbox).values({ userId: account.id, ...mail });

  await client.ok(deleteAccount, { body: { password: PASSWORD } });
  expect(client.cookies.size).toBe(0);
  for (const table of MEMBER_TABLES) {
    expect([table.name, await rowsOf(table, account.id)]).toEqual([table.name, []]);
    expect([table.name, (await rowsOf(table, other.id)).length > 0]).toEqual([table.name, true]);
  }
  expect(await db.$count(schema.users, eq(schema.users.id, account.id))).toBe(0);
  for (const [recipient, left] of [
    [account.email, 0],
    [mail.recipient, 0],
    [other.email, 1],
  ] as const)
    expect([recipient, await db.$count(schema.outbox, eq(schema.outbox.recipient, recipient))]).toEqual([
      recipient,
      left,
    ]);
  const counted = (await db.select().from(schema.attempts)).map((attempt) => attempt.key).join('\n');
  for (const subject of [account.email, memberSubject(account.id)])
    expect(counted).not.toContain(createHash('sha256').update(subject).digest('base64url'));
});

test('an email belongs to the member it is about, whatever its recipient', async () => {
  const { client, person, user } = await member();
  const other = await member();
  const wanted = newPerson().email;
  await client.ok(postForgotPassword, { body: { email: person.email } });
  const reset = await mailTo(person.email, 'Choose a new password');
  const password = 'Another horse 8!';
  await client.ok(putPassword, { body: { currentPassword: PASSWORD, password } });
  const changed = await mailTo(person.email, 'Your password was changed');
  await client.ok(putEmail, { body: { email: other.person.email, password } });
  const refused = await mailTo(other.person.email, 'Your address is already in use');
  await client.ok(putEmail, { body: { email: wanted, password } });
  const asked = await mailTo(wanted, 'Confirm your new email address');
  await client.ok(postConfirmEmail, { params: { token: tokenIn(asked, 'confirm-email') } });
  const moved = await mailTo(person.email, 'Your email address was changed');

  for (const mail of [reset, changed, asked, moved])
    expect([mail.subject, mail.userId]).toEqual([mail.subject, user.id]);
  expect(refused.userId).toBe(other.user.id);
  const { body } = await client.ok(getOwnData);
  const subjects = body.tables['outbox']?.map(({ subject }) => subject);
  expect(subjects).toEqual([reset, changed, asked, moved].map(({ subject }) => subject));
});

test('a deleted account loses its session and login, and its address is free again', async () => {
  const { client, account } = await memberWithEverything();
  const cookies = new Map(client.cookies);
  await client.ok(deleteAccount, { body: { password: PASSWORD } });
  for (const [name, value] of cookies) client.cookies.set(name, value);
  expect((await client.fails(deleteAccount, { body: { password: PASSWORD } })).status).toBe(401);
  const login = { email: account.email, password: PASSWORD };
  expect((await newClient().fails(postLogin, { body: login })).body.code).toBe('invalid_credentials');
  const again = await newClient().ok(postRegister, { body: newPerson({ email: account.email }) });
  expect(again.body.id).toBeGreaterThan(account.id);
});

test('deletion requires the password', async () => {
  const { client } = await memberWithEverything();
  const { status, body } = await client.fails(deleteAccount, { body: { password: 'wrong password 1!' } });
  expect([status, body.code]).toEqual([400, 'validation']);
  expect(body.fields).toEqual({ password: body.message });
  await client.ok(getUser);
});

test.each([20, 22])('the admin with the id %i cannot be deleted', async (id) => {
  const { password } = await storedAdmin(db, id);
  const client = newClient();
  await signIn(db, client, id);
  const { status, body } = await client.fails(deleteAccount, { body: { password } });
  expect([status, body.code]).toEqual([403, 'forbidden']);
  await client.ok(getUser);
});

test('two concurrent deletions end well', async () => {
  const { client } = await memberWithEverything();
  const body = { password: PASSWORD };
  const sent = await Promise.all([1, 2, 3].map(() => client.send('DELETE', deleteAccount.path, { body })));
  const statuses = sent.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => ![200, 400, 401].includes(status))).toEqual([]);
});
