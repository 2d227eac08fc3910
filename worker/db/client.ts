import { type Client, createClient } from '@libsql/client/web';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/web';
import { sendOnKeptStream } from './kept-streams.ts';
import { type Answer, DatabaseUnreachable, readable } from './unreachable.ts';
import type { DatabaseUsage } from './usage.ts';

/** Long enough for the slowest honest statement, short enough that a dead server does not hang a page. */
const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * And for all statements of a request: each of several may be slow where very many ask at once. Passwords that are checked
 * meanwhile count too, for one thread does both.
 */
const REQUEST_TIMEOUT_MS = 20_000;

/** What a crawl closes and forgets of a source with a hundred thousand records goes in one transaction. */
const CRAWL_TIMEOUT_MS = 60_000;

/** A change of the shape may make a search index anew: half a minute for a hundred thousand programs. */
const MIGRATION_TIMEOUT_MS = 10 * 60_000;

export type Database = LibSQLDatabase & { $client: Client };

/**
 * The database over HTTP: sqld on one machine, Turso in production. Opens no connection by itself. What is asked of it is
 * added up in `usage`.
 */
export function openDatabase(url: string, authToken?: string, usage?: DatabaseUsage): Database {
  return open(url, authToken, STATEMENT_TIMEOUT_MS, usage);
}

/** The same with the patience that a crawl needs. */
export function openForCrawl(url: string, authToken?: string): Database {
  return open(url, authToken, CRAWL_TIMEOUT_MS);
}

/** The same with the patience that a change of its shape needs. */
export function openForMigration(url: string, authToken?: string): Database {
  return open(url, authToken, MIGRATION_TIMEOUT_MS);
}

function leftOf(usage: DatabaseUsage | undefined): number {
  return usage ? Math.max(0, REQUEST_TIMEOUT_MS - usage.waited) : Number.POSITIVE_INFINITY;
}

function open(url: string, authToken: string | undefined, timeoutMs: number, usage?: DatabaseUsage): Database {
  const server = { url, ...(authToken ? { authToken } : {}) };
  const sendOne = (request: Request) => send(request, Math.min(timeoutMs, leftOf(usage)));
  const client = createClient({ ...server, fetch: (request: Request) => sendOnKeptStream(request, sendOne, usage) });
  // A batch has a stream of its own, and can be large: nothing looks into it on its way where nobody counts.
  const sender = usage ? client : createClient({ ...server, fetch: sendOne });
  const batch = sender.batch.bind(sender);
  client.batch = (statements, mode) => batch(statements, mode ?? (statements.every(isRead) ? 'deferred' : 'write'));
  return drizzle(client);
}

/**
 * A batch that writes takes the lock at its beginning, where SQLite waits for it. A transaction that has read before it
 * writes, as connecting to a search table does, is refused at once while somebody else writes.
 */
function isRead(statement: Parameters<Client['batch']>[0][number]): boolean {
  const sql = Array.isArray(statement) ? statement[0] : typeof statement === 'string' ? statement : statement.sql;
  return /^\s*(?:select|with)\b/i.test(sql);
}

async function send(request: Request, timeoutMs: number): Promise<Answer> {
  // Compressing an answer takes the server many times as long as finding it, and the way between the two is short.
  request.headers.set('accept-encoding', 'identity');
  try {
    return readable(await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }));
  } catch (cause) {
    throw new DatabaseUnreachable('The database server does not answer', { cause });
  }
}
