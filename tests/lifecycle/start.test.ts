import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getUser, postLogin, postRegister } from '../../contract/account.ts';
import { freePort, signalGroup } from '../../dev/processes.ts';
import { buildSite } from '../../dev/site-build.ts';
import { newPerson } from '../factories/people.ts';
import { Client } from '../harness/client.ts';
import {
  commandOf,
  newDataDir,
  npmStart,
  processesOf,
  type Started,
  TEST_APP_URL,
  TEST_SITE,
  untilReady,
} from '../harness/start.ts';

const dataDirs: string[] = [];
const alive: Started[] = [];

function dataDir(options?: { withSite: boolean }): string {
  const folder = newDataDir(options);
  dataDirs.push(folder);
  return folder;
}

async function start(options: Parameters<typeof npmStart>[0] = {}): Promise<Started> {
  const started = await npmStart(options);
  alive.push(started);
  return started;
}

/** Kills every process of a start at once, as a power cut would. */
function killAll(folder: string): void {
  for (const pid of processesOf(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone already with the one before it.
    }
  }
}

async function terminate({ child, ended }: Started): Promise<number> {
  const begun = Date.now();
  child.kill('SIGTERM');
  await ended;
  return Date.now() - begun;
}

beforeAll(async () => {
  await buildSite(TEST_SITE, TEST_APP_URL);
});

afterEach(async () => {
  for (const { child, ended } of alive.splice(0)) {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      signalGroup(child.pid, 'SIGTERM');
      await ended;
    }
  }
});

afterAll(() => {
  for (const folder of dataDirs) {
    killAll(folder);
    rmSync(folder, { recursive: true, force: true });
  }
});

test('starts, serves, and after a kill -9 of everything starts again with every acknowledged write', async () => {
  const folder = dataDir({ withSite: false });
  const first = await start({ dataDir: folder });
  await untilReady(first);
  expect(first.output()).toMatch(/admin .*@.*\n.*free member .*@.*\n.*premium member .*@/);

  const people: ReturnType<typeof newPerson>[] = [];
  const client = new Client(first.url);
  // Registrations go on while everything is killed; those that were answered count.
  const registrations = Array.from({ length: 12 }, async () => {
    const person = newPerson();
    await client.ok(postRegister, { body: person });
    people.push(person);
    if (people.length === 4) killAll(folder);
  });
  await Promise.allSettled(registrations);
  await first.ended;
  // A killed process takes a moment to go.
  await expect.poll(() => processesOf(folder), { timeout: 5000 }).toEqual([]);
  expect(people.length).toBeGreaterThanOrEqual(4);

  const second = await start({ dataDir: folder });
  await untilReady(second);
  for (const { email, password } of people) {
    const browser = new Client(second.url);
    await browser.ok(postLogin, { body: { email, password } });
    expect((await browser.ok(getUser)).body.email).toBe(email);
  }
  await terminate(second);
});

test('two copies run side by side, and SIGTERM ends all of one within 2 seconds', async () => {
  const [one, two] = [dataDir({ withSite: false }), dataDir({ withSite: false })];
  const first = await start({ dataDir: one });
  const second = await start({ dataDir: two });
  await Promise.all([untilReady(first), untilReady(second)]);
  expect(await terminate(first)).toBeLessThan(2000);
  expect(processesOf(one)).toEqual([]);
  expect((await fetch(`${second.url}/api/health`)).status).toBe(200);
  await terminate(second);
  expect(processesOf(two)).toEqual([]);
});

test('what a killed start left behind does not keep the next one from its data', async () => {
  const folder = dataDir();
  const first = await start({ dataDir: folder });
  await untilReady(first);
  if (first.child.pid !== undefined) signalGroup(first.child.pid, 'SIGKILL');
  await first.ended;
  const left = processesOf(folder);
  expect(left.map(commandOf).join()).toContain('sqld');
  const second = await start({ dataDir: folder });
  await untilReady(second);
  expect(processesOf(folder).filter((pid) => left.includes(pid))).toEqual([]);
  await terminate(second);
});

test('a second start with the same data is told where the first one is', async () => {
  const folder = dataDir();
  const first = await start({ dataDir: folder });
  await untilReady(first);
  const second = await start({ dataDir: folder });
  expect((await second.ended).code).toBe(1);
  expect(second.output()).toContain('is running already');
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  await terminate(first);
});

test('of two starts at once with the same data one serves, and the other says so', async () => {
  const folder = dataDir();
  const both = await Promise.all([start({ dataDir: folder }), start({ dataDir: folder })]);
  const outcomes = await Promise.all(
    both.map((started) =>
      untilReady(started).then(
        () => 'serves',
        () => 'gave up',
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['gave up', 'serves']);
  const loser = both[outcomes.indexOf('gave up')];
  expect(loser?.output()).toContain('is running already');
});

test('a login file that was cut short, and an address that somebody else has', async () => {
  const folder = dataDir();
  writeFileSync(join(folder, 'logins.json'), '{"admin": {"email": "adm');
  const first = await start({ dataDir: folder });
  await untilReady(first);
  await terminate(first);
  const second = await start({ dataDir: folder, env: { ADMIN_EMAIL: 'walter@grantlight.test' } });
  expect((await second.ended).code).toBe(1);
  expect(second.output()).toContain('walter@grantlight.test belongs to a member already');
  expect(second.output()).not.toMatch(/scrypt|update "users"/);
  const third = await start({
    dataDir: folder,
    env: { ADMIN_EMAIL: 'Ada@Example.org', ADMIN_PASSWORD: 'Secret word 1' },
  });
  await untilReady(third);
  const admin = await new Client(third.url).ok(postLogin, {
    body: { email: 'ada@example.org', password: 'Secret word 1' },
  });
  expect(admin.body).toMatchObject({ id: 1, navigation: { admin: true, adminMenu: true } });
  await terminate(third);
});

test.each<[string, (port: number) => Record<string, string>, RegExp]>([
  [
    'a port in use',
    (port) => ({ PORT: String(port) }),
    /^Port \d+ is in use\. Stop what uses it, or take another one: PORT=\d+ npm start$/m,
  ],
  ['a port that is none', () => ({ PORT: 'abc' }), /^PORT must be a number from 1 to 65535, not "abc"\.$/m],
  ['an admin login that is none', () => ({ ADMIN_EMAIL: 'nobody' }), /^ADMIN_EMAIL or ADMIN_PASSWORD: .*\.$/m],
  [
    'a limit that is none',
    () => ({ LIMIT_LOGIN_PER_ADDRESS: 'many' }),
    /^LIMIT_LOGIN_PER_ADDRESS: A count and a time/m,
  ],
  ['an address that is none', () => ({ APP_URL: 'nowhere' }), /^APP_URL must be a web address, not "nowhere"\.$/m],
  ['a data folder that cannot be made', () => ({ DATA_DIR: '/dev/null/data' }), /^.*\/dev\/null\/data.*$/m],
])('%s gives one clear sentence', async (_, env, sentence) => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  const started = await start({ dataDir: dataDir(), env: env(port) });
  expect((await started.ended).code).toBe(1);
  expect(started.output()).toMatch(sentence);
  expect(started.output()).not.toMatch(/\n\s+at /);
  server.close();
});

test('the database server that dies takes all down with its last words', async () => {
  const folder = dataDir();
  const started = await start({ dataDir: folder });
  await untilReady(started);
  const sqld = processesOf(folder).find((pid) => commandOf(pid).includes('sqld'));
  if (sqld === undefined) throw new Error('No database server is running');
  process.kill(sqld, 'SIGKILL');
  expect((await started.ended).code).toBe(1);
  expect(started.output()).toContain('The database server stopped unexpectedly.');
  expect(processesOf(folder)).toEqual([]);
});
