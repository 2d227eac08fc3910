import * as z from 'zod/mini';
import { type Answer, DatabaseUnreachable } from './unreachable.ts';
import { type DatabaseUsage, noUsage, rowsReadBy } from './usage.ts';

/**
 * A stream of the database server is a connection of its own, and to open one costs several times what a short statement
 * does. The client opens one for each statement, so its statements are led onto streams that stay open. A stream
 * is a line of text (its baton) and no connection of ours: any request may go on with what another one left.
 */
interface Server {
  idle: { baton: string; url: string; leftAt: number }[];
  inUse: number;
}

type Send = (request: Request) => Promise<Answer>;

/** The server ends a stream that was left for ten seconds. */
const USABLE_FOR_MS = 8000;
/** The server has 128 connections for everybody. */
const MOST_STREAMS = 16;
/** Longer calls are not looked into: what they do costs many times as much as a stream. */
const LONGEST_STATEMENT = 50_000;
/** The server does not know the stream any more, and did nothing. */
const STREAM_IS_GONE = 400;

const CLOSED = { type: 'ok', response: { type: 'close' } };

/** One statement on a stream of its own; transactions and batches stay as they are. */
const oneStatement = z.strictObject({
  requests: z.tuple([z.looseObject({ type: z.literal('execute') }), z.strictObject({ type: z.literal('close') })]),
});
const answered = z.object({
  baton: z.nullable(z.string()),
  base_url: z.nullable(z.string()),
  results: z.array(z.unknown()),
});

const several = z.object({ results: z.array(z.unknown()) });

const servers = new Map<string, Server>();

/** Sends a call of the client, on a kept stream where it is a single statement, and counts it. */
export async function sendOnKeptStream(request: Request, send: Send, usage = noUsage()): Promise<Answer> {
  const begun = Date.now();
  usage.calls += 1;
  try {
    return await sendCounted(request, send, usage);
  } finally {
    usage.waited += Date.now() - begun;
  }
}

async function sendCounted(request: Request, send: Send, usage: DatabaseUsage): Promise<Answer> {
  const body = await request.text();
  const call = (url: string, text: string) =>
    send(new Request(url, { method: request.method, headers: request.headers, body: text }));
  if (body.length > LONGEST_STATEMENT) return call(request.url, body);
  const parsed = oneStatement.safeParse(JSON.parse(body));
  const server = serverOf(request.url);
  if (!parsed.success || !hasRoom(server)) {
    const response = await call(request.url, body);
    if (!response.ok) return response;
    const answer: unknown = await response.json();
    usage.rowsRead += rowsReadBy(several.safeParse(answer).data?.results ?? []);
    return { ok: true, json: async () => answer };
  }
  const requests = [parsed.data.requests[0]];
  // The one that was used last: the others may end in peace.
  const kept = server.idle.pop();
  server.inUse += 1;
  try {
    let response = kept ? await call(kept.url, JSON.stringify({ baton: kept.baton, requests })) : null;
    if (!response || isGone(response)) response = await call(request.url, JSON.stringify({ baton: null, requests }));
    if (!response.ok) return response;
    const { data, error } = answered.safeParse(await response.json());
    if (!data) throw new DatabaseUnreachable('This is no answer of a database server', { cause: error });
    const { baton, base_url, results } = data;
    usage.rowsRead += rowsReadBy(results);
    if (baton) server.idle.push({ baton, url: elsewhere(request.url, base_url), leftAt: Date.now() });
    return { ok: true, json: async () => ({ baton: null, base_url, results: [...results, CLOSED] }) };
  } finally {
    server.inUse -= 1;
  }
}

function isGone(response: Answer): boolean {
  return 'status' in response && response.status === STREAM_IS_GONE;
}

/** Idle streams that are gone by now leave room. */
function hasRoom(server: Server): boolean {
  server.idle = server.idle.filter(({ leftAt }) => Date.now() - leftAt < USABLE_FOR_MS);
  return server.idle.length > 0 || server.inUse < MOST_STREAMS;
}

function serverOf(url: string): Server {
  const server = servers.get(url) ?? { idle: [], inUse: 0 };
  servers.set(url, server);
  return server;
}

/** Where the stream goes on: the server may name another address. */
function elsewhere(url: string, base: string | null): string {
  return base === null ? url : new URL(new URL(url).pathname, base).toString();
}
