import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backedUpTables } from '../../dev/backup/tables.ts';
import { stopProcess } from '../../dev/run/processes.ts';
import { type DatabaseServer, migrated, ROOT, startDatabase } from '../../dev/run/stack.ts';
import type { Database } from '../../worker/db/client.ts';
import { savedGrants, users } from '../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { storedAccount } from '../factories/accounts.ts';
import { PROGRAMS } from '../factories/programs.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'grantlight-backup-'));
const file = join(folder, 'whole.gz');
const servers: DatabaseServer[] = [];
let original: DatabaseServer;

async function newDatabase(): Promise<DatabaseServer> {
  const server = await startDatabase(mkdtempSync(join(folder, 'database-')));
  servers.push(server);
  await migrated(server.database);
  return server;
}

/** Runs a product command as an operator would. */
async function command(script: 'backup' | 'restore', path: string, url: string, ...more: string[]) {
  const env = { ...process.env, DATABASE_URL: url };
  const outcome = await run(process.execPath, [`dev/operate/${script}.ts`, path, ...more], { cwd: ROOT, env }).catch(
    (error) => error,
  );
  return { code: outcome.code ?? 0, said: `${outcome.stdout}${outcome.stderr}` };
}

const count = async (db: Database, query: string) => (await db.$client.execute(query)).rows[0]?.['count'];

beforeAll(async () => {
  original = await newDatabase();
  const { database: db } = original;
  await upsertPrograms(db, PROGRAMS);
  const { id } = await storedAccount(db);
  const gone = await storedAccount(db);
  await db.delete(users).where(sql`${users.id} = ${gone.id}`);
  await db.insert(savedGrants).values({ userId: id, grantId: 'heating-help', notes: 'Ask – “before” 🔥\nFriday' });
  const vector = `vector32('[${Array(256).fill(0.5).join(',')}]')`;
  await db.$client.execute(`INSERT INTO embeddings (text_hash, model, vector) VALUES ('a', 'b', ${vector})`);
});
afterAll(async () => {
  await Promise.all(servers.map(({ running }) => stopProcess(running)));
  rmSync(folder, { recursive: true, force: true });
});

test('a restored database equals its backup, and searches find its programs', async () => {
  expect(await command('backup', file, original.url)).toMatchObject({ code: 0, said: expect.stringContaining(file) });
  expect(statSync(file).mode & 0o077).toBe(0);
  // Reads without a transaction, which is consistent while nothing writes.
  const still = join(folder, 'still.gz');
  expect(await command('backup', still, original.url, '--copy')).toMatchObject({ code: 0 });
  const bodyOf = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(1);
  expect(bodyOf(still)).toEqual(bodyOf(file));
  const copy = await newDatabase();
  const { code, said } = await command('restore', file, copy.url);
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining(`${PROGRAMS.length} programs`) });
  for (const { name, columns } of backedUpTables()) {
    const rows = async ({ database }: DatabaseServer) =>
      (await database.$client.execute(`SELECT ${columns.map((column) => `"${column}"`).join(', ')} FROM "${name}"`))
        .rows;
    expect(await rows(copy), name).toEqual(await rows(original));
  }
  const found = "SELECT count(*) AS count FROM search_nation_people WHERE search_nation_people MATCH 'heating'";
  expect(await count(copy.database, found)).toBe(await count(original.database, found));
  expect(await count(copy.database, found)).toBeGreaterThan(0);
  // A deleted account's id isn't reused.
  const [last] = await original.database.all<{ seq: number }>(
    sql`SELECT seq FROM sqlite_sequence WHERE name = 'users'`,
  );
  const { id } = await storedAccount(copy.database);
  expect(id).toBe((last?.seq ?? 0) + 1);
});

test("a database that isn't empty stays as it is", async () => {
  const before = await count(original.database, 'SELECT count(*) AS count FROM grants');
  const { code, said } = await command('restore', file, original.url);
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('not empty') });
  expect(await count(original.database, 'SELECT count(*) AS count FROM grants')).toBe(before);
});

test('incomplete backups are distinguished from complete ones', async () => {
  const text = gunzipSync(readFileSync(file)).toString();
  const lines = text.trimEnd().split('\n');
  const otherVersion = text.replace(/"migrations":\d+/, '"migrations":1');
  const halfDone = /What came of it is in the database/;
  // The first cases write nothing, so they share a database with the first one that does, `short.gz`.
  const wrong: [string, Buffer, RegExp][] = [
    ['version.gz', gzipSync(otherVersion), /after 1 migrations/],
    ['letter.gz', gzipSync('Dear Sir'), /not a backup/],
    ['empty.gz', gzipSync(''), /cut short\.$/m],
    ['plain.gz', Buffer.from('Dear Sir'), /cut short\.$/m],
    ['short.gz', readFileSync(file).subarray(0, -200), /cut short\. What came/],
    ['without-end.gz', gzipSync(lines.slice(0, -1).join('\n')), halfDone],
    ['changed.gz', gzipSync(lines.with(-3, 'Dear Sir').join('\n')), halfDone],
  ];
  let server = await newDatabase();
  for (const [name, content, sentence] of wrong) {
    if (sentence === halfDone) server = await newDatabase();
    writeFileSync(join(folder, name), content);
    expect(await command('restore', join(folder, name), server.url), name).toMatchObject({
      code: 1,
      said: expect.stringMatching(sentence),
    });
  }
  expect(await command('restore', join(folder, 'nothing.gz'), original.url)).toMatchObject({ code: 1 });
});

test('a refused restore says why in one sentence, however large the file', async () => {
  const [head = '', ...rest] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  // Incompressible data, many times the amount that's read before the first line is checked.
  const more = Array.from({ length: 4000 }, () => JSON.stringify({ rows: [[randomBytes(512).toString('base64')]] }));
  const large = (first: string) => gzipSync([first, ...rest.slice(0, -1), ...more, ...rest.slice(-1)].join('\n'));
  const wholeFile = readFileSync(file);
  const spoiled = Buffer.concat([wholeFile.subarray(0, 40), randomBytes(4_000_000)]);
  const empty = await newDatabase();
  const untouched = await newDatabase();
  const refusals: [string, Buffer | null, string, RegExp][] = [
    [
      'not-empty.gz',
      large(head),
      original.url,
      /^The database is not empty: there are rows in \w+\. Nothing was changed\.$/m,
    ],
    ['letter.gz', large('Dear Sir'), empty.url, /^The file is not a backup of Grantlight\.$/m],
    [
      'other.gz',
      large(head.replace(/"migrations":\d+/, '"migrations":1')),
      empty.url,
      /^The backup is of a database after 1 /m,
    ],
    ['spoiled.gz', spoiled, empty.url, /^The backup was cut short\.$/m],
    ['rows.gz', large(head), empty.url, /What came of it is in the database: delete that database, and begin anew\.$/m],
    ['folder.gz', null, untouched.url, /^.*folder\.gz is a folder.*$/m],
    ['whole.gz', wholeFile, 'http://127.0.0.1:9', /^The database server does not answer$/m],
    ['whole.gz', wholeFile, 'nowhere', /^DATABASE_URL .*"nowhere"\.$/m],
  ];
  for (const [name, content, url, sentence] of refusals) {
    const path = join(folder, `large-${name}`);
    if (content) writeFileSync(path, content);
    else mkdirSync(path);
    const { code, said } = await command('restore', path, url);
    expect({ name, code, said }).toEqual({ name, code: 1, said: expect.stringMatching(sentence) });
    expect(said, name).not.toMatch(/\n\s+at |\bnode:|Node\.js v/);
    expect(said.trim().split('\n'), name).toHaveLength(1);
  }
});

test('a backup never overwrites a file, and leaves none behind when it fails', async () => {
  expect(await command('backup', file, original.url)).toMatchObject({
    code: 1,
    said: expect.stringContaining('exists'),
  });
  expect(await command('backup', '--help', original.url)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Usage:'),
  });
  const other = join(folder, 'other.gz');
  expect((await command('backup', other, 'http://127.0.0.1:9')).code).toBe(1);
  expect([existsSync(other), existsSync(`${other}.part`)]).toEqual([false, false]);
});
