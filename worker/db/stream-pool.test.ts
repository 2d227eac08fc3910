import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { hasRoom, runOnPooledStream } from './stream-pool.ts';
import { noUsage } from './usage.ts';

const STATEMENT = { sql: 'SELECT 1', args: [], want_rows: true } as const;
const RESULT = { cols: [{ name: 'one' }], rows: [[{ type: 'integer', value: '1' }]], affected_row_count: 0 };
const OK = { type: 'ok', response: { type: 'execute', result: { ...RESULT, last_insert_rowid: null, rows_read: 2 } } };

const call = z.object({ baton: z.nullable(z.string()), requests: z.array(z.object({ type: z.string() })) });

/** Fakes a database server that identifies each open stream by its newest baton. */
function newServer(answer: unknown = OK) {
  const url = `http://database.test/${crypto.randomUUID()}/v2/pipeline`;
  const batons = new Set<string>();
  const counts = { opened: 0 };
  const usage = noUsage();
  let wait: Promise<void> = Promise.resolve();
  const send = async (_: string, body: string): Promise<Response> => {
    const { baton, requests } = call.parse(JSON.parse(body));
    await wait;
    if (baton && !batons.delete(baton)) return new Response('Received an invalid baton', { status: 400 });
    if (!baton) counts.opened += 1;
    const next = crypto.randomUUID();
    batons.add(next);
    return Response.json({ baton: next, base_url: null, results: requests.map(() => answer) });
  };
  return {
    url,
    counts,
    usage,
    forget: () => batons.clear(),
    hold: (until: Promise<void>) => {
      wait = until;
    },
    execute: (count = 1) => runOnPooledStream(url, Array(count).fill(STATEMENT), send, usage),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('statements one after another share a stream, and each gets its own answer', async () => {
  const server = newServer();
  for (const count of [1, 2, 3]) {
    const results = await server.execute(count);
    expect(results.map((result) => result.status === 'fulfilled' && result.value.rows[0]?.['one'])).toEqual(
      Array(count).fill(1),
    );
  }
  expect(server.counts.opened).toBe(1);
  expect(server.usage).toMatchObject({ calls: 3, rowsRead: 12 });
});

test('a statement that fails, fails alone, with the server’s code', async () => {
  const server = newServer({ type: 'error', error: { message: 'no such table', code: 'SQLITE_ERROR' } });
  const [result] = await server.execute();
  expect(result).toMatchObject({
    status: 'rejected',
    reason: { message: 'SQLITE_ERROR: no such table', code: 'SQLITE_ERROR' },
  });
});

test('a stream that the server ended is replaced, and an expired one isn’t tried', async () => {
  const server = newServer();
  await server.execute();
  server.forget();
  expect((await server.execute()).length).toBe(1);
  expect(server.counts.opened).toBe(2);
  vi.setSystemTime(Date.now() + 9000);
  expect(hasRoom(server.url)).toBe(true);
  await server.execute();
  expect(server.counts.opened).toBe(3);
});

test('calls at the same time each have a stream, up to a limit', async () => {
  const server = newServer();
  const gate = Promise.withResolvers<void>();
  server.hold(gate.promise);
  const all = Array.from({ length: 16 }, () => server.execute());
  expect(hasRoom(server.url)).toBe(false);
  gate.resolve();
  await Promise.all(all);
  expect(hasRoom(server.url)).toBe(true);
  expect(server.counts.opened).toBe(16);
});
