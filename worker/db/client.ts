import { type Client, createClient } from '@libsql/client/web';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/web';
import { sendOnKeptStream } from './kept-streams.ts';
import * as schema from './schema/index.ts';

/** Long enough for the slowest honest statement, short enough that a dead server does not hang a page. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** No answer came, of whatever kind: each runtime has its own error for that. */
export class DatabaseUnreachable extends Error {}

export type Database = LibSQLDatabase<typeof schema> & { $client: Client };

/** The database over HTTP: sqld on one machine, Turso in production. Opens no connection by itself. */
export function openDatabase(url: string, authToken?: string): Database {
  const client = createClient({
    url,
    ...(authToken ? { authToken } : {}),
    fetch: (request: Request) => sendOnKeptStream(request, send),
  });
  return drizzle(client, { schema });
}

async function send(request: Request): Promise<Response> {
  // Compressing an answer takes the server many times as long as finding it, and the way between the two is short.
  request.headers.set('accept-encoding', 'identity');
  try {
    return await fetch(request, { signal: AbortSignal.timeout(STATEMENT_TIMEOUT_MS) });
  } catch (cause) {
    throw new DatabaseUnreachable('The database server does not answer', { cause });
  }
}
