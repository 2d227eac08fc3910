import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { postLogin } from '../../contract/account/account.ts';
import { isPortTaken, signalGroup } from '../../dev/run/processes.ts';
import { newPerson } from '../factories/people.ts';
import { Client } from '../harness/client.ts';
import { commandOf, processesOf, untilReady } from '../harness/product/start.ts';
import { startKit, terminate } from '../harness/product/start-kit.ts';

const { dataDir, start } = startKit();

test('two copies run in parallel, and SIGTERM ends all of one within 2 seconds', async () => {
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

test('a start leaves nothing running when its process group is killed', async () => {
  const folder = dataDir();
  const first = await start({ dataDir: folder });
  await untilReady(first);
  if (first.child.pid !== undefined) signalGroup(first.child.pid, 'SIGKILL');
  await first.ended;
  await expect.poll(() => processesOf(folder).map(commandOf), { timeout: 20_000 }).toEqual([]);
  expect(await isPortTaken(Number(new URL(first.url).port))).toBe(false);
  // The next start can use the same data.
  const second = await start({ dataDir: folder });
  await untilReady(second);
  await terminate(second);
});

test("what a killed start left behind doesn't block the next one's data", async () => {
  const folder = dataDir();
  const first = await start({ dataDir: folder });
  await untilReady(first);
  for (const pid of processesOf(folder).filter((each) => commandOf(each).includes('end-with-start')))
    process.kill(pid, 'SIGKILL');
  if (first.child.pid !== undefined) signalGroup(first.child.pid, 'SIGKILL');
  await first.ended;
  const left = processesOf(folder);
  expect(left.map(commandOf).join()).toContain('sqld');
  const second = await start({ dataDir: folder });
  await untilReady(second);
  expect(processesOf(folder).filter((pid) => left.includes(pid))).toEqual([]);
  await terminate(second);
});

test('a truncated login file is replaced, and a taken address gets a sentence', async () => {
  const folder = dataDir();
  writeFileSync(join(folder, 'logins.json'), '{"admin": {"email": "adm');
  const first = await start({ dataDir: folder });
  await untilReady(first);
  await terminate(first);
  const second = await start({ dataDir: folder, env: { ADMIN_EMAIL: 'walter@grantlight.test' } });
  expect((await second.ended).code).toBe(1);
  expect(second.output()).toContain('walter@grantlight.test belongs to a member already');
  expect(second.output()).not.toMatch(/argon2|update "users"/);
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

test('a dying database server ends everything and prints its last output', async () => {
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

test.each([0, 1])('a killed Worker runtime (%i) comes back, or everything ends with a sentence', async (which) => {
  const folder = dataDir();
  const started = await start({ dataDir: folder });
  await untilReady(started);
  const runtimes = processesOf(folder).filter((pid) => /workerd\0serve/.test(commandOf(pid)));
  expect(runtimes.length).toBe(2);
  const [killed] = runtimes.slice(which);
  if (killed === undefined) throw new Error('No runtime is running');
  process.kill(killed, 'SIGKILL');
  let isOver = false;
  void started.ended.then(() => {
    isOver = true;
  });
  const isServed = async () =>
    !processesOf(folder).includes(killed) &&
    (await fetch(`${started.url}/api/health`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    ));
  await expect.poll(async () => isOver || (await isServed()), { timeout: 60_000 }).toBe(true);
  if (!isOver) return void (await terminate(started));
  expect((await started.ended).code).toBe(1);
  expect(started.output()).toContain("The Worker's runtime stopped unexpectedly and did not come back.");
  expect(processesOf(folder)).toEqual([]);
});

test("no token is in a log, and other users can't read the data", async () => {
  const folder = dataDir();
  const started = await start({ dataDir: folder });
  await untilReady(started);
  const tokens = ['reset-password', 'confirm-email', 'unsubscribe', 'calendar'].flatMap((page) =>
    ['', '/api'].map((prefix) => {
      const token = randomBytes(32).toString('base64url');
      return { token, path: `${prefix}/${page}/${token}` };
    }),
  );
  for (const { path } of tokens) await fetch(`${started.url}${path}`);
  const file = join(folder, 'logs', 'worker.log');
  await expect.poll(() => readFileSync(file, 'utf8')).toMatch(/GET \/api\/calendar\/… /);
  await terminate(started);
  const said = readdirSync(join(folder, 'logs')).map((name) => readFileSync(join(folder, 'logs', name), 'utf8'));
  for (const { token, path } of tokens) expect(said.join('\n'), path).not.toContain(token);
  expect(said.join('\n')).toContain('GET /reset-password/… ');
  for (const name of ['.', 'logs', 'database', 'logs/worker.log', 'logs/database.log'])
    expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
});

test('no caller is trusted to name its own address, since all are on this machine', async () => {
  const folder = dataDir();
  const started = await start({ dataDir: folder });
  await untilReady(started);
  const { email } = newPerson();
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const body = { email, password: 'wrong password 1!' };
    statuses.push((await new Client(started.url, `203.0.113.${turn}`).fails(postLogin, { body })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  await terminate(started);
});
