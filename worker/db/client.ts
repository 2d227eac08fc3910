import { type Client, createClient } from '@libsql/client/web';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { drizzle } from 'drizzle-orm/libsql/web';
import * as schema from './schema/index.ts';

/** Long enough for the slowest honest statement, short enough that a dead server does not hang a page. */
const STATEMENT_TIMEOUT_MS = 10_000;

export type Database = LibSQLDatabase<typeof schema> & { $client: Client };

/** The database over HTTP: sqld on one machine, Turso in production. Opens no connection by itself. */
export function openDatabase(url: string, authToken?: string): Database {
  const client = createClient({
    url,
    ...(authToken ? { authToken } : {}),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(STATEMENT_TIMEOUT_MS) }),
  });
  return drizzle(client, { schema });
}
