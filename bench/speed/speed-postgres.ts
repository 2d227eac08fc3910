import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { freePort, type Running, startProcess, waitForOutput } from '../../dev/run/processes.ts';
import { barredKinds } from '../../matching/rules/barred.ts';
import { synthetic } from './speed-corpus.ts';

/** PostgreSQL 15 as a reference: the same programs, searched with its own full-text search over loopback. */
export interface Postgres {
  /** Returns the milliseconds until the top twenty are returned, as measured by psql. */
  search: (words: readonly string[], kind: 'all' | 'any') => Promise<number>;
  /** Ends the session. The caller stops the server. */
  stop: () => Promise<void>;
}

const FOLDERS = ['/usr/lib/postgresql/15/bin', '/usr/local/bin', '/usr/bin', '/opt/homebrew/opt/postgresql@15/bin'];
/** The member's facts that narrow a search, the same as for our search. */
const MEMBER = { state: 'OH', kind: 'individual' } as const;
const COLUMNS = ['id', 'title', 'keywords', 'provider', 'category', 'eligibility', 'description'] as const;
const READ = ['id', 'title', 'keywords', 'program_type', 'states', 'rules'].join(', ');

/** Uses the same weights as our own search tables. Indexes only open programs. */
const TABLE = `
  CREATE TABLE programs (
    id text, title text, keywords text, provider text, category text, eligibility text, description text,
    program_type text, status text, deadline_at text, states text[], barred text[], rules text,
    words tsvector GENERATED ALWAYS AS (
      setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', keywords), 'B') ||
      setweight(to_tsvector('english', provider || ' ' || category), 'C') ||
      setweight(to_tsvector('english', eligibility || ' ' || description), 'D')
    ) STORED
  );`;
const INDEX = `CREATE INDEX ON programs USING gin (words) WITH (fastupdate = off) WHERE status = 'open'; VACUUM ANALYZE programs;`;

const CLUSTER = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C'];
const SETTINGS = ['shared_buffers=1GB', 'work_mem=64MB', 'jit=off', 'fsync=off', 'listen_addresses=127.0.0.1'];

/** Returns the folder of PostgreSQL 15, or null if it isn't installed. */
export function findPostgres(): string | null {
  const isFifteen = (folder: string) =>
    existsSync(join(folder, 'initdb')) &&
    / 15\./.test(spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? '');
  return FOLDERS.find(isFifteen) ?? null;
}

/**
 * Starts a separate server with generated programs. `folder` contains PostgreSQL's commands. Passes the server to
 * `onStart`.
 */
export async function startPostgres(
  folder: string,
  dataDir: string,
  programs: number,
  onStart: (server: Running) => void,
): Promise<Postgres> {
  const data = join(dataDir, 'postgres');
  mkdirSync(data);
  // The server refuses to run as root, so it runs as the user that its package created.
  chmodSync(dataDir, 0o755);
  chmodSync(data, 0o777);
  const prefix = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  const cluster = join(data, 'cluster');
  const [initdb = '', ...initArgs] = [...prefix, join(folder, 'initdb'), '-D', cluster, ...CLUSTER];
  execFileSync(initdb, initArgs, { cwd: data, stdio: 'ignore' });
  const port = await freePort();
  const options = SETTINGS.flatMap((setting) => ['-c', setting]);
  const [command = '', ...args] = [
    ...[...prefix, join(folder, 'postgres'), '-D', cluster],
    ...['-p', String(port), '-k', data, ...options],
  ];
  const server = startProcess('PostgreSQL', command, args, { cwd: data, logFile: join(dataDir, 'postgres.log') });
  onStart(server);
  const psql = ['-X', '-q', '-A', '-t', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', 'postgres'];
  await waitForOutput(server, /ready to accept connections/);
  execFileSync(join(folder, 'psql'), [...psql, '-c', TABLE]);
  await copyPrograms(join(folder, 'psql'), psql, programs);
  execFileSync(join(folder, 'psql'), psql, { input: INDEX });

  const session = spawn(join(folder, 'psql'), psql, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: session.stdout });
  session.stdin.write('\\timing on\n');
  return {
    async search(words, kind) {
      session.stdin.write(`${statement(words, kind)}\n`);
      return timeIn(lines);
    },
    stop: () => ended(session),
  };
}

function statement(words: readonly string[], kind: 'all' | 'any'): string {
  // Search words contain only letters and digits, so nothing needs escaping.
  const text = words.join(kind === 'all' ? ' ' : ' or ');
  return `SELECT ${READ}, ts_rank(words, query) AS rank FROM programs, websearch_to_tsquery('english', '${text}') AS query
    WHERE status = 'open' AND words @@ query AND (states = '{}' OR '${MEMBER.state}' = ANY (states))
      AND NOT '${MEMBER.kind}' = ANY (barred) AND (deadline_at IS NULL OR deadline_at > '${new Date().toISOString()}')
    ORDER BY rank DESC LIMIT 20;`;
}

function timeIn(lines: ReturnType<typeof createInterface>): Promise<number> {
  return new Promise((resolve) => {
    const read = (line: string) => {
      const [, ms] = /^Time: ([\d.]+) ms/.exec(line) ?? [];
      if (ms === undefined) return;
      lines.off('line', read);
      resolve(Number(ms));
    };
    lines.on('line', read);
  });
}

async function copyPrograms(psql: string, args: readonly string[], programs: number): Promise<void> {
  const columns = [...COLUMNS, 'program_type', 'status', 'deadline_at', 'states', 'barred', 'rules'].join(', ');
  const loader = spawn(psql, [...args, '-c', `COPY programs (${columns}) FROM STDIN`], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const now = Date.now();
  for (let number = 0; number < programs; number += 1) {
    for (const row of synthetic.normalize({ number }, now)) {
      const values = [...COLUMNS.map((name) => row[name]), row.programType, row.status, row.deadlineAt];
      const lists = [row.states, barredKinds(row.rules ?? null)].map(arrayOf);
      const cells = [...values, ...lists, JSON.stringify(row.rules)].map(cell);
      if (!loader.stdin.write(`${cells.join('\t')}\n`))
        await new Promise((resolve) => loader.stdin.once('drain', resolve));
    }
  }
  await ended(loader);
}

/** Formats names without special characters as an array literal. */
function arrayOf(names: unknown): string {
  return `{${z.array(z.string()).parse(names).join(',')}}`;
}

/** Formats a value for COPY's text format. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  return String(value).replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await gone;
}
