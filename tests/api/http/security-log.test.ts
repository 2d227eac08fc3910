import { createHash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { postLogin } from '../../../contract/account/account.ts';
import { putPassword } from '../../../contract/account/passwords.ts';
import { getUser, postLogout } from '../../../contract/account/user.ts';
import { postMemberSignOut } from '../../../contract/admin.ts';
import { getCrawlStatus } from '../../../contract/crawler.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { getEditableProgram, putProgramEdits } from '../../../contract/programs/program-edits.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { signIn, storedAccount, storedAdmin, storedAdminToken } from '../../factories/accounts.ts';
import { newProgram } from '../../factories/programs.ts';
import { loggingWorker } from '../../harness/product/logging-worker.ts';

const db = openDatabase(inject('databaseUrl'));
const log = loggingWorker();
const hashOf = (subject: string) => createHash('sha256').update(subject).digest('base64url');

const logLine = z.object({
  at: z.iso.datetime(),
  requestId: z.uuid(),
  security: z.string(),
  outcome: z.string(),
  member: z.optional(z.int()),
  concerns: z.optional(z.int()),
  email: z.optional(z.string()),
  network: z.string(),
});

const { messages } = log;
const noted = () =>
  messages()
    .filter((message) => message.includes('"security"'))
    .map((message) => logLine.parse(JSON.parse(message)));

/** Returns the log lines once there are this many, polling because they're written shortly after the response. */
async function lines(count: number) {
  await expect.poll(() => noted().length).toBe(count);
  return noted();
}

test('logins are logged, right and wrong ones, with hashes instead of names', async () => {
  const { email, password } = await storedAccount(db);
  const client = log.newClient();
  await client.fails(postLogin, { body: { email, password: 'wrong password 1!' } });
  await client.ok(postLogin, { body: { email, password } });
  const who = { security: 'POST /api/login', email: hashOf(email), network: hashOf(client.address) };
  expect(await lines(2)).toMatchObject([
    { ...who, outcome: 'invalid_credentials' },
    { ...who, outcome: 'done' },
  ]);
  for (const secret of [email, password, 'wrong password', client.address, ...client.cookies.values()]) {
    if (secret.length > 1) expect(messages().join('\n')).not.toContain(secret);
  }
});

test("a member's changes and refusals are logged with the id", async () => {
  const { id, password } = await storedAccount(db);
  const client = log.newClient();
  await signIn(db, client, id);
  await client.fails(putPassword, { body: { currentPassword: 'wrong password 1!', password: 'Another 1 of mine!' } });
  await client.ok(putPassword, { body: { currentPassword: password, password: 'Another 1 of mine!' } });
  await client.ok(getUser);
  await client.fails(getCrawlStatus);
  await client.fails(getGrant, { params: { id: 'no-such-program' } });
  await client.ok(postLogout);
  expect((await lines(4)).map(({ security, outcome, member }) => [security, outcome, member])).toEqual([
    ['PUT /api/user/password', 'validation', id],
    ['PUT /api/user/password', 'done', id],
    ['GET /api/admin/crawl-grants/status', 'unauthenticated', undefined],
    ['POST /api/logout', 'done', undefined],
  ]);
});

test("an admin's program edits are logged with the admin, without their content", async () => {
  const { id } = await storedAdmin(db, 20);
  const headers = { authorization: `Bearer ${await storedAdminToken(db, id)}` };
  const program = `logged-${Date.now().toString(36)}`;
  await upsertPrograms(db, [newProgram(program, { title: 'Dunnart Fund' })]);
  const client = log.newClient();
  const params = { id: program };
  const { body: opened } = await client.ok(getEditableProgram, { params, headers });
  const edit = { edits: { title: 'Quoll Fund' }, reason: 'A secret reason', basedOn: opened.updatedAt };
  await client.ok(putProgramEdits, { params, headers, body: edit });
  await client.fails(putProgramEdits, { params, headers, body: edit });
  const call = 'PUT /api/admin/programs/:id';
  expect((await lines(2)).map(({ security, outcome, member }) => [security, outcome, member])).toEqual([
    [call, 'done', id],
    [call, 'conflict', id],
  ]);
  expect(messages().join('\n')).not.toMatch(/Quoll|secret reason/);
});

test('an admin signing a member out is logged with both of them', async () => {
  const admin = await storedAdmin(db, 20);
  const headers = { authorization: `Bearer ${await storedAdminToken(db, admin.id)}` };
  const { id, email } = await storedAccount(db);
  await log.newClient().ok(postMemberSignOut, { headers, body: { member: email } });
  const line = { security: 'POST /api/admin/members/sign-out', outcome: 'done', member: admin.id, concerns: id };
  expect(await lines(1)).toMatchObject([line]);
  expect(messages().join('\n')).not.toContain(email);
});

test("cross-site calls and invalid tokens are logged, without any caller's text", async () => {
  const client = log.newClient();
  const token = 'secret-token"}{';
  await client.fails(postLogout, { headers: { origin: 'https://elsewhere.example' } });
  await client.send('GET', `/api/reset-password/${encodeURIComponent(token)}`);
  expect((await lines(2)).map(({ security, outcome }) => [security, outcome])).toEqual([
    ['POST /api/logout', 'wrong_origin'],
    ['GET /api/reset-password/:token', 'invalid_token'],
  ]);
  expect(messages().join('\n')).not.toMatch(/secret-token|elsewhere/);
});
