import { type Client, createClient, type InArgs, type InStatement } from '@libsql/client/web';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/web';
import * as z from 'zod/mini';
import { batchReads } from './batch-reads.ts';
import { lazyClient } from './lazy-client.ts';
import { hasRoom, runOnPooledStream } from './stream-pool.ts';
import { type Answer, DatabaseUnreachable, readable } from './unreachable.ts';
import { type DatabaseUsage, noUsage, rowsReadBy } from './usage.ts';
import { wireStatement } from './wire.ts';

/** Long enough for the slowest legitimate statement, short enough that a dead server doesn't hang a page. */
const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * The limit for all statements of a request, because each of them may be slow under heavy load. Waiting for concurrent
 * password checks counts too, because they run on the same thread.
 */
const REQUEST_TIMEOUT_MS = 20_000;

/** Closing and forgetting a source's programs, up to a hundred thousand records, is one transaction. */
const CRAWL_TIMEOUT_MS = 60_000;

/** A migration may rebuild a search index: half a minute for a hundred thousand programs. */
const MIGRATION_TIMEOUT_MS = 10 * 60_000;

/** In characters. For a longer statement, the cost of opening a stream hardly matters. */
const LONGEST_STATEMENT = 50_000;

/** No compression: it takes the server many times as long as the query, and the distance is short. */
export const HEADERS = { 'content-type': 'application/json', 'accept-encoding': 'identity' };

const several = z.object({ results: z.array(z.unknown()) });

export type Database = LibSQLDatabase & { $client: Client };

/**
 * Opens the database over HTTP: sqld on one machine, Turso in production. Doesn't connect until the first call. Adds
 * its calls to `usage`.
 */
export function openDatabase(url: string, authToken?: string, usage?: DatabaseUsage): Database {
  return open(url, authToken, STATEMENT_TIMEOUT_MS, usage);
}

/** Like `openDatabase`, with the timeout that a crawl needs. */
export function openForCrawl(url: string, authToken?: string): Database {
  return open(url, authToken, CRAWL_TIMEOUT_MS);
}

/** Like `openDatabase`, with the timeout that a migration needs. */
export function openForMigration(url: string, authToken?: string): Database {
  return open(url, authToken, MIGRATION_TIMEOUT_MS);
}

function leftOf(usage: DatabaseUsage | undefined): number {
  return usage ? Math.max(0, REQUEST_TIMEOUT_MS - usage.waited) : Number.POSITIVE_INFINITY;
}

function open(url: string, authToken: string | undefined, timeoutMs: number, given?: DatabaseUsage): Database {
  const usage = given ?? noUsage();
  const patience = () => Math.min(timeoutMs, leftOf(given));
  const fetchOne = (request: Request) => sendCounted(request, patience(), given);
  const client = lazyClient(() => createClient({ url, ...(authToken ? { authToken } : {}), fetch: fetchOne }));
  const batch = client.batch.bind(client);
  client.batch = (statements, mode) => batch(statements, mode ?? (statements.every(isRead) ? 'deferred' : 'write'));
  const pipeline = pipelineOf(url);
  if (pipeline) {
    const headers = { ...HEADERS, ...(authToken ? { authorization: `Bearer ${authToken}` } : {}) };
    const post = (stream: string, body: string) => send(stream, { method: 'POST', headers, body }, patience());
    const execute = client.execute.bind(client);
    const together = batchReads((statements) => runOnPooledStream(pipeline, statements, post, usage));
    client.execute = (statement: InStatement, args?: InArgs) => {
      const { sql, args: values = [] } = typeof statement === 'string' ? { sql: statement, args } : statement;
      const wired = sql.length > LONGEST_STATEMENT || !hasRoom(pipeline) ? null : wireStatement(sql, values);
      return wired ? together(wired, isRead(sql)) : execute({ sql, args: values });
    };
  }
  return drizzle(client);
}

/** Returns the URL to post single statements to; null if only the library can parse the address. */
function pipelineOf(url: string): string | null {
  const { protocol, host, pathname, search } = new URL(url.replace(/^libsql:/, 'https:'));
  if (!/^https?:$/.test(protocol) || search !== '') return null;
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}/v2/pipeline`;
}

/**
 * Returns whether a statement only reads. A batch that writes takes the lock at its start, where SQLite waits for it. A
 * transaction that reads before it writes (opening a search table does) fails right away while another writer is
 * active.
 */
function isRead(statement: InStatement | [string, InArgs?]): boolean {
  const sql = Array.isArray(statement) ? statement[0] : typeof statement === 'string' ? statement : statement.sql;
  return /^\s*(?:select|with)\b/i.test(sql);
}

async function send(url: string, call: RequestInit, timeoutMs: number): Promise<Answer> {
  try {
    return readable(await fetch(url, { ...call, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }));
  } catch (cause) {
    throw new DatabaseUnreachable('The database server does not answer', { cause });
  }
}

/** Sends a call from the library: a batch, a transaction, or a statement that no pooled stream takes. */
async function sendCounted(request: Request, timeoutMs: number, usage: DatabaseUsage | undefined): Promise<Answer> {
  const begun = Date.now();
  const headers = { ...Object.fromEntries(request.headers), ...HEADERS };
  const response = await send(request.url, { method: request.method, headers, body: await request.text() }, timeoutMs);
  if (!usage) return response;
  usage.calls += 1;
  // Parsed here only to count its rows, because a batch can be large.
  const answer = response.ok ? await response.json() : null;
  usage.waited += Date.now() - begun;
  if (!response.ok) return response;
  usage.rowsRead += rowsReadBy(several.safeParse(answer).data?.results ?? []);
  return { ok: true, json: async () => answer };
}
