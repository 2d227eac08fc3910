import type { ResultSet } from '@libsql/client/web';
import * as z from 'zod/mini';
import { type Answer, DatabaseUnreachable } from './unreachable.ts';
import { type DatabaseUsage, rowsReadBy } from './usage.ts';
import { refusalOf, resultOf, type WireStatement } from './wire.ts';

/**
 * A stream is a connection on the database server. Opening one costs several times what a short statement does, and the
 * client library opens one for each statement. So single statements bypass it and use streams that stay open. On our
 * side, a stream is just a string, its baton, so any request can continue a stream that another one left.
 */
interface Server {
  idle: { baton: string; url: string; leftAt: number }[];
  inUse: number;
}

/** Posts a body to a URL of the server. */
export type Send = (url: string, body: string) => Promise<Answer>;

/** The server closes a stream that has been idle for ten seconds. */
const USABLE_FOR_MS = 8000;
/** The server has 128 connections in total. */
const MOST_STREAMS = 16;
/** The HTTP status if the server no longer knows the stream, and so has run nothing. */
const STREAM_IS_GONE = 400;

const answered = z.object({
  baton: z.nullable(z.string()),
  base_url: z.nullable(z.string()),
  results: z.array(z.unknown()),
});

const servers = new Map<string, Server>();

/**
 * Returns whether a pooled stream is free or another one may be opened. Drops streams that the server has closed by
 * now.
 */
export function hasRoom(url: string): boolean {
  const server = serverOf(url);
  server.idle = server.idle.filter(({ leftAt }) => Date.now() - leftAt < USABLE_FOR_MS);
  return server.idle.length > 0 || server.inUse < MOST_STREAMS;
}

/**
 * Runs statements one after another in one call on a pooled stream, and counts the call. Returns each statement's result
 * or failure. Throws DatabaseUnreachable if there is no answer, and LibsqlError if the server refuses the call.
 */
export async function runOnPooledStream(
  url: string,
  statements: readonly WireStatement[],
  send: Send,
  usage: DatabaseUsage,
): Promise<PromiseSettledResult<ResultSet>[]> {
  const server = serverOf(url);
  const requests = statements.map((stmt) => ({ type: 'execute', stmt }));
  const call = (stream: string, baton: string | null) => send(stream, JSON.stringify({ baton, requests }));
  const begun = Date.now();
  usage.calls += 1;
  // Take the newest stream, so older ones can expire.
  const pooled = server.idle.pop();
  server.inUse += 1;
  try {
    let response = pooled ? await call(pooled.url, pooled.baton) : null;
    if (!response || isGone(response)) response = await call(url, null);
    if (!response.ok) throw await refusalFrom(response);
    const { data, error } = answered.safeParse(await response.json());
    if (data?.results.length !== statements.length) {
      throw new DatabaseUnreachable('This response is not from a database server', { cause: error });
    }
    const { baton, base_url, results } = data;
    if (baton) server.idle.push({ baton, url: elsewhere(url, base_url), leftAt: Date.now() });
    usage.rowsRead += rowsReadBy(results);
    return results.map(settled);
  } finally {
    server.inUse -= 1;
    usage.waited += Date.now() - begun;
  }
}

function settled(told: unknown): PromiseSettledResult<ResultSet> {
  try {
    return { status: 'fulfilled', value: resultOf(told) };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}

async function refusalFrom(response: Answer): Promise<Error> {
  const status = 'status' in response ? response.status : 0;
  return refusalOf(status, await response.json().catch(() => null));
}

function isGone(response: Answer): boolean {
  return 'status' in response && response.status === STREAM_IS_GONE;
}

function serverOf(url: string): Server {
  const server = servers.get(url) ?? { idle: [], inUse: 0 };
  servers.set(url, server);
  return server;
}

/** Returns the URL for the stream's next call, which may be on another host that the server named. */
function elsewhere(url: string, base: string | null): string {
  return base === null ? url : new URL(new URL(url).pathname, base).toString();
}
