/**
 * The product's unchanged Worker, with its database calls traced. A response can include the rows that each round trip
 * reads and the characters it sends and receives. Only for `npm run bench:speed`.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ExecutionContext } from '@cloudflare/workers-types';
import { createClient } from '@libsql/client/web';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { HEADERS, openDatabase } from '../../worker/db/client.ts';
import { runOnPooledStream } from '../../worker/db/stream-pool.ts';
import { noUsage } from '../../worker/db/usage.ts';
import type { WireStatement } from '../../worker/db/wire.ts';
import type { Bindings } from '../../worker/env.ts';
import { settingsOf } from '../../worker/env.ts';
import product from '../../worker/index.ts';
import { TRACED, TRIPS, type Trip } from './speed-trips.ts';

const tracing = new AsyncLocalStorage<Trip[]>();
const directFetch = globalThis.fetch;

/** The candidate query of the last traced search, kept for repetition. */
let lastSearch: { url: string; statement: WireStatement }[] = [];

const pipeline = z.object({
  requests: z.array(z.object({ stmt: z.custom<WireStatement>((stmt) => typeof stmt === 'object') })),
});

globalThis.fetch = async (input, init) => {
  const trips = tracing.getStore();
  const url = typeof input === 'string' ? input : null;
  const asked = init?.body;
  if (!trips || !url || typeof asked !== 'string') return directFetch(input, init);
  const response = await directFetch(input, init);
  const answer = await response.text();
  const search = pipeline.parse(JSON.parse(asked)).requests.find(({ stmt }) => stmt.sql.includes(' MATCH '));
  if (search) lastSearch.push({ url, statement: search.stmt });
  const rowsRead = [...answer.matchAll(/"rows_read":(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  trips.push({ isSearch: search !== undefined, rowsRead, sent: asked.length, received: answer.length });
  return new Response(answer, response);
};

export default {
  async fetch(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const times = Number(searchParams.get('times'));
    if (pathname === '/bench/nothing') return new Response();
    if (pathname === '/bench/select-1') {
      const db = openDatabase(settingsOf(env).DATABASE_URL);
      return averageOf(times, () => db.run(sql`SELECT 1`));
    }
    if (pathname === '/bench/select-1-on-a-new-stream') {
      const client = createClient({ url: settingsOf(env).DATABASE_URL });
      return averageOf(times, () => client.execute('SELECT 1'));
    }
    if (pathname === '/bench/search-again') return averageOf(times, sendSearchAgain);
    if (!request.headers.has(TRACED)) return product.fetch(request, env, context);
    const trips: Trip[] = [];
    lastSearch = [];
    const response = await tracing.run(trips, () => product.fetch(request, env, context));
    const traced = new Response(await response.text(), response);
    traced.headers.set(TRIPS, JSON.stringify(trips));
    return traced;
  },
};

/** Repeats the query as the product sends it, on a current stream, because the search's own stream has moved on. */
async function sendSearchAgain(): Promise<void> {
  const post = (url: string, body: string) => directFetch(url, { method: 'POST', headers: HEADERS, body });
  for (const { url, statement } of lastSearch) await runOnPooledStream(url, [statement], post, noUsage());
}

/** Averages over many calls, because the runtime's clock resolution of 1 ms is too coarse for a single round trip. */
async function averageOf(times: number, act: () => Promise<unknown>): Promise<Response> {
  const begun = performance.now();
  for (let count = 0; count < times; count += 1) await act();
  return new Response(String((performance.now() - begun) / times));
}
