import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { sendOnKeptStream } from './kept-streams.ts';

const STATEMENT = { type: 'execute', stmt: { sql: 'SELECT 1' } };
const CLOSE = { type: 'close' };
const OK = { type: 'ok', response: { type: 'execute' } };

const call = z.object({ baton: z.optional(z.nullable(z.string())), requests: z.array(z.object({ type: z.string() })) });
const pipelineAnswer = z.object({ baton: z.nullable(z.string()), results: z.array(z.unknown()) });

/** A database server that knows the streams it opened, each by the newest of its batons. */
function newServer() {
  const url = `http://database.test/${crypto.randomUUID()}/v2/pipeline`;
  const batons = new Set<string>();
  const opened: string[] = [];
  let wait: Promise<void> = Promise.resolve();
  const send = async (request: Request): Promise<Response> => {
    const { baton, requests } = call.parse(await request.json());
    await wait;
    if (baton && !batons.delete(baton)) return new Response('Received an invalid baton', { status: 400 });
    if (!baton) opened.push(requests.map(({ type }) => type).join());
    const isClosed = requests.at(-1)?.type === 'close';
    const next = isClosed ? null : crypto.randomUUID();
    if (next) batons.add(next);
    return Response.json({ baton: next, base_url: null, results: requests.map(() => OK) });
  };
  return {
    opened,
    forget: () => batons.clear(),
    hold: (until: Promise<void>) => {
      wait = until;
    },
    async execute(requests: object[] = [STATEMENT, CLOSE]) {
      const body = JSON.stringify({ requests });
      const answer = await sendOnKeptStream(new Request(url, { method: 'POST', body }), send);
      return pipelineAnswer.parse(await answer.json());
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('consecutive statements share a stream, and the client sees its own one closed', async () => {
  const server = newServer();
  for (let count = 0; count < 3; count += 1) {
    expect(await server.execute()).toEqual({
      baton: null,
      results: [OK, { type: 'ok', response: { type: 'close' } }],
    });
  }
  expect(server.opened).toEqual(['execute']);
});

test('a stream that the server ended is replaced, and an idle one is not tried', async () => {
  const server = newServer();
  await server.execute();
  server.forget();
  expect((await server.execute()).results.length).toBe(2);
  expect(server.opened.length).toBe(2);
  vi.setSystemTime(Date.now() + 9000);
  await server.execute();
  expect(server.opened.length).toBe(3);
});

test('batches keep their own stream', async () => {
  const server = newServer();
  await server.execute();
  await server.execute([{ type: 'batch', batch: {} }, CLOSE]);
  await server.execute([{ type: 'store_sql', sql_id: 0, sql: 'SELECT 1' }, STATEMENT, CLOSE]);
  expect(server.opened).toEqual(['execute', 'batch,close', 'store_sql,execute,close']);
});

test('parallel calls each have a stream, and a limited number is kept', async () => {
  const server = newServer();
  const gate = Promise.withResolvers<void>();
  server.hold(gate.promise);
  const all = Array.from({ length: 40 }, () => server.execute());
  gate.resolve();
  await Promise.all(all);
  expect(server.opened.filter((types) => types === 'execute').length).toBe(16);
  expect(server.opened.filter((types) => types === 'execute,close').length).toBe(24);
});
