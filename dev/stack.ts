import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { type Database, openForMigration } from '../worker/db/client.ts';
import { maskedLines } from './masked-lines.ts';
import { freePort, type Running, startProcess, waitUntilHealthy } from './processes.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const BIN = join(ROOT, 'node_modules', '.bin');

/** Settings of wrangler and its runtime that the product runs with on one machine. */
export const LOCAL_RUNTIME = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // It writes each call and each trip of a call into a database of its own, which takes longer than the call.
  X_LOCAL_OBSERVABILITY: 'false',
  // Else V8 lets the young grow to several times that before it looks what of it is still needed.
  MINIFLARE_WORKERD_V8_FLAGS: process.env['MINIFLARE_WORKERD_V8_FLAGS'] ?? '--max-semi-space-size=4',
  WRANGLER_SEND_METRICS: 'false',
};

export interface DatabaseServer {
  running: Running;
  url: string;
  database: Database;
}

/**
 * Starts the libSQL server with its data in `dataDir/database`, on a free port. `onStart` is given it at once; `more` are
 * arguments of the server besides.
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
  // With an interval the log is not also checkpointed after each 1000 pages: between many writers that can hang the server.
  args.push('--checkpoint-interval-s', '600', ...more);
  const running = startProcess('database server', command, args, { logFile: join(dataDir, 'logs', 'database.log') });
  onStart?.(running);
  await waitUntilHealthy(`${url}/health`, running, 20_000);
  return { running, url, database: openForMigration(url) };
}

/** The database, brought to the newest shape. */
export async function migrated(database: Database): Promise<Database> {
  await migrate(database, { migrationsFolder: join(ROOT, 'migrations') });
  return database;
}

export interface WorkerOptions {
  port: number;
  dataDir: string;
  siteDir: string;
  settings: Record<string, string>;
  /** For a Worker that somebody edits: the file that it starts from, and where a debugger attaches. */
  watched?: { entry: string; inspectorPort: number };
  /** The clone whose Worker it is; this one by default. */
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
  // Beside an entry elsewhere, wrangler would look for a configuration there.
  if (watched) args.push(watched.entry, '--config', join(ROOT, 'wrangler.toml'), '--minify=false');
  args.push('--assets', siteDir, '--persist-to', join(dataDir, 'wrangler'), '--show-interactive-dev-session=false');
  // A file, because a command line can be read by everybody on the machine.
  const settingsFile = join(dataDir, 'worker.env');
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  writeFileSync(settingsFile, `${lines.join('\n')}\n`, { mode: 0o600 });
  args.push('--env-file', settingsFile);
  return startProcess('Worker', join(BIN, 'wrangler'), args, {
    cwd: root,
    logFile: join(dataDir, 'logs', 'worker.log'),
    // wrangler names each address that is asked for, and links in mails hold a token.
    through: maskedLines,
    env: {
      ...LOCAL_RUNTIME,
      // What wrangler keeps goes into the data folder: a home folder may not be writable.
      XDG_CONFIG_HOME: join(dataDir, 'config'),
      WRANGLER_LOG_PATH: join(dataDir, 'logs'),
      NO_COLOR: '1',
      CI: '1',
    },
  });
}
