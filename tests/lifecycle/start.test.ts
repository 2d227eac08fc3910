import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { postLogin, postRegister } from '../../contract/account/account.ts';
import { getUser } from '../../contract/account/user.ts';
import { getAi } from '../../contract/ai/ai.ts';
import { freePort } from '../../dev/run/processes.ts';
import { newPerson } from '../factories/people.ts';
import { Client } from '../harness/client.ts';
import { commandOf, processesOf, untilReady } from '../harness/product/start.ts';
import { killAll, startKit, terminate } from '../harness/product/start-kit.ts';

const { dataDir, start } = startKit();

test('after a kill -9 of everything, a restart has every acknowledged write', async () => {
  const folder = dataDir();
  const first = await start({ dataDir: folder });
  await untilReady(first);
  expect(first.output()).toMatch(/admin .*@.*\n.*free member .*@.*\n.*premium member .*@/);
  expect(first.output()).toMatch(/a demo model answers by rules on this computer, at http:\/\/127\.0\.0\.1:\d+/);
  expect((await new Client(first.url).ok(getAi)).body).toEqual({ answers: 'demo' });

  const people: ReturnType<typeof newPerson>[] = [];
  const client = new Client(first.url);
  // Registrations continue while everything is killed. Only the acknowledged ones count.
  const registrations = Array.from({ length: 12 }, async () => {
    const person = newPerson();
    await client.ok(postRegister, { body: person });
    people.push(person);
    if (people.length === 4) killAll(folder);
  });
  await Promise.allSettled(registrations);
  await first.ended;
  // A killed process takes a moment to disappear.
  await expect.poll(() => processesOf(folder), { timeout: 60_000 }).toEqual([]);
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

test('a second start with the same data says that one is already running', async () => {
  const folder = dataDir();
  const first = await start({ dataDir: folder });
  await untilReady(first);
  const second = await start({ dataDir: folder });
  expect((await second.ended).code).toBe(1);
  expect(second.output()).toContain('is already running');
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  await terminate(first);
});

test('only one of two concurrent starts with the same data serves; the other says so', async () => {
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
  expect(loser?.output()).toContain('is already running');
});

test.each([
  ['database server', (folder: string) => `sqld --db-path ${folder}/`, /^The database server stopped unexpectedly\.$/m],
  [
    'runtime of the Worker',
    (_: string, port: string) => `--socket-addr=entry=127.0.0.1:${port} `,
    /^The Worker's runtime stopped unexpectedly/m,
  ],
])('after the %s alone is killed, it is soon back, or the start ends with a sentence', async (_, command, sentence) => {
  const folder = dataDir();
  const started = await start({ dataDir: folder });
  await untilReady(started);
  const wanted = command(folder, new URL(started.url).port);
  const processes = () => processesOf(folder).filter((pid) => commandOf(pid).replaceAll('\0', ' ').includes(wanted));
  const [victim, ...others] = processes();
  expect(others).toEqual([]);
  process.kill(victim ?? 0, 'SIGKILL');
  await expect.poll(() => processes().includes(victim ?? 0)).toBe(false);

  const health = () => fetch(`${started.url}/api/health`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  const isOver = () => started.child.exitCode !== null;
  await expect.poll(async () => isOver() || (await health())?.ok === true, { timeout: 30_000 }).toBe(true);
  if (!isOver()) return;
  expect((await started.ended).code).toBe(1);
  expect(started.output()).toMatch(sentence);
  await expect.poll(() => processesOf(folder), { timeout: 30_000 }).toEqual([]);
});

test.each<[string, (port: number) => Record<string, string>, RegExp]>([
  [
    'a port in use',
    (port) => ({ PORT: String(port) }),
    /^Port \d+ is in use\. Stop what uses it, or take another one: PORT=\d+ npm start$/m,
  ],
  ['an invalid port', () => ({ PORT: 'abc' }), /^PORT must be a number from 1 to 65535, not "abc"\.$/m],
  ['an invalid admin login', () => ({ ADMIN_EMAIL: 'nobody' }), /^ADMIN_EMAIL or ADMIN_PASSWORD: .*\.$/m],
  ['an invalid limit', () => ({ LIMIT_LOGIN_PER_ADDRESS: 'many' }), /^LIMIT_LOGIN_PER_ADDRESS: A count and a time/m],
  [
    'the address of a model without its key',
    () => ({ AI_API_KEY: '', AI_BASE_URL: 'http://127.0.0.1:9/v1' }),
    /^AI_BASE_URL is of no use without AI_API_KEY\.$/m,
  ],
  ['an invalid address', () => ({ APP_URL: 'nowhere' }), /^APP_URL must be a web address, not "nowhere"\.$/m],
  ["a data folder that can't be created", () => ({ DATA_DIR: '/dev/null/data' }), /^.*\/dev\/null\/data.*$/m],
])('%s gives one clear sentence', async (_, env, sentence) => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  const started = await start({ dataDir: dataDir(), env: env(port) });
  expect((await started.ended).code).toBe(1);
  expect(started.output()).toMatch(sentence);
  expect(started.output()).not.toMatch(/\n\s+at /);
  server.close();
});
