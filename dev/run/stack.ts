import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { type Database, openForMigration } from '../../worker/db/client.ts';
import { maskedLines } from './masked-lines.ts';
import { freePort, type Running, startProcess, waitUntilHealthy } from './processes.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const BIN = join(ROOT, 'node_modules', '.bin');

/** Settings of wrangler and its runtime for running the product locally. */
export const LOCAL_RUNTIME = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // Observability would write each call and subrequest to its own database, which takes longer than the call itself.
  X_LOCAL_OBSERVABILITY: 'false',
  // Without this limit, V8's young generation grows to several times that size before it's collected.
  MINIFLARE_WORKERD_V8_FLAGS: process.env['MINIFLARE_WORKERD_V8_FLAGS'] ?? '--max-semi-space-size=4',
  WRANGLER_SEND_METRICS: 'false',
};

export interface DatabaseServer {
  running: Running;
  url: string;
  database: Database;
}

/**
 * Starts the libSQL server on a free port, with its data in `dataDir/database`. Passes the server to `onStart`
 * immediately. `more` are additional server arguments.
 */
export async function startDatabase(
  dataDir: string,
  onStart?: (server: Running) => void,
  more: readonly string[] = [],
): Promise<DatabaseServer> {
  const command = join(BIN, 'sqld');
  if (!existsSync(command)) {
    throw new Error(`The database server (sqld) is not available for ${process.platform} ${process.arch}.`);
  }
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['--db-path', join(dataDir, 'database'), '--http-listen-addr', `127.0.0.1:${port}`, '--no-welcome'];
  // With an interval, the WAL isn't also checkpointed every 1,000 pages, which can hang the server when there are many
  // writers.
  args.push('--checkpoint-interval-s', '600', ...more);
  const running = startProcess('database server', command, args, { logFile: join(dataDir, 'logs', 'database.log') });
  onStart?.(running);
  await waitUntilHealthy(`${url}/health`, running, 20_000);
  return { running, url, database: openForMigration(url) };
}

/** Applies all migrations and returns the database. */
export async function migrated(database: Database): Promise<Database> {
  await migrate(database, { migrationsFolder: join(ROOT, 'migrations') });
  return database;
}

export interface WorkerOptions {
  port: number;
  dataDir: string;
  siteDir: string;
  settings: Record<string, string>;
  /** The entry file and the debugger's port of a Worker under development. */
  watched?: { entry: string; inspectorPort: number };
  /** The clone that contains the Worker. Defaults to this one. */
  root?: string;
}

/** Starts the Worker in workerd through wrangler, serving the assets in `siteDir`. */
export async function startWorker({
  port,
  dataDir,
  siteDir,
  settings,
  watched,
  root = ROOT,
}: WorkerOptions): Promise<Running> {
  const inspectorPort = watched?.inspectorPort ?? (await freePort());
  const args = ['dev', '--port', String(port), '--ip', '127.0.0.1', '--inspector-port', String(inspectorPort)];
  // For an entry file elsewhere, wrangler would look for a configuration next to it.
  if (watched) args.push(watched.entry, '--config', join(ROOT, 'wrangler.toml'), '--minify=false');
  args.push('--assets', siteDir, '--persist-to', join(dataDir, 'wrangler'), '--show-interactive-dev-session=false');
  // Passed in a file, because everyone on the machine can read a command line.
  const settingsFile = join(dataDir, 'worker.env');
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  writeFileSync(settingsFile, `${lines.join('\n')}\n`, { mode: 0o600 });
  args.push('--env-file', settingsFile);
  return startProcess('Worker', join(BIN, 'wrangler'), args, {
    cwd: root,
    logFile: join(dataDir, 'logs', 'worker.log'),
    // wrangler logs each requested URL, and links in emails contain a token.
    through: maskedLines,
    env: {
      ...LOCAL_RUNTIME,
      // Keeps wrangler's own files in the data folder, because the home folder may not be writable.
      XDG_CONFIG_HOME: join(dataDir, 'config'),
      WRANGLER_LOG_PATH: join(dataDir, 'logs'),
      NO_COLOR: '1',
      CI: '1',
    },
  });
}
