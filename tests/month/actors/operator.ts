import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/libsql/migrator';
import * as z from 'zod/mini';
import { getSavedGrants } from '../../../contract/saved/saved.ts';
import { ROOT } from '../../../dev/run/stack.ts';
import { type Actor, type Month, oneOf } from '../moment.ts';

const BACKUP_HOUR = 5;
const MIGRATION_HOUR = 13;

/** Returns the backup file of a day. */
export function backupFile({ product }: Month, day: number): string {
  return join(dirname(product.dataDir), `backup-${day}.gz`);
}

/** Runs a product command as the operator would. Returns the failure, or null. */
export function command(script: 'backup' | 'restore', file: string, url: string): string | null {
  const env = { ...process.env, DATABASE_URL: url };
  const { status, stderr } = spawnSync(process.execPath, [`dev/operate/${script}.ts`, file], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  return status === 0 ? null : `npm run ${script} failed: ${stderr}`;
}

/** The operator, who makes a backup each day and runs a migration in the middle of the month. */
export const operator: Actor = {
  async acts(month, { day, hour }) {
    const { product, book, days } = month;
    if (book.isDisturbed) return;
    if (hour === BACKUP_HOUR) {
      rmSync(backupFile(month, day - 1), { force: true });
      const failure = command('backup', backupFile(month, day), product.databaseUrl());
      if (failure) book.fault(failure);
    }
    if (hour === MIGRATION_HOUR && day === Math.floor(days / 2)) await migratesInTheMiddle(month);
  },
};

const journal = z.looseObject({ entries: z.array(z.looseObject({ idx: z.int(), when: z.int(), tag: z.string() })) });

/** A typical future migration: it creates and fills a table, and adds a column and an index to busy ones. */
const NEXT = `CREATE TABLE month_notes (user_id integer PRIMARY KEY NOT NULL, note text, FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE cascade);
--> statement-breakpoint
INSERT INTO month_notes (user_id, note) SELECT id, email FROM users;
--> statement-breakpoint
ALTER TABLE sessions ADD COLUMN month_note text;
--> statement-breakpoint
CREATE INDEX month_grants ON grants (source, deadline_at);`;
/** Reverts the migration, because a version refuses to back up after migrations that it doesn't know. */
const BACK = [
  'DROP INDEX month_grants',
  'ALTER TABLE sessions DROP COLUMN month_note',
  'DROP TABLE month_notes',
  'DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)',
];

async function migratesInTheMiddle({ product, book, random, tick }: Month): Promise<void> {
  const folder = join(product.dataDir, 'migrations');
  mkdirSync(folder, { recursive: true });
  cpSync(join(ROOT, 'migrations'), folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const known = journal.parse(JSON.parse(readFileSync(path, 'utf8')));
  const last = known.entries.at(-1);
  if (!last) throw new Error('There are no migrations');
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_month' };
  writeFileSync(path, JSON.stringify({ ...known, entries: [...known.entries, next] }));
  writeFileSync(join(folder, '9999_month.sql'), NEXT);
  const calls = Array.from({ length: 20 }, () => oneOf(book.living(), random)).map(({ client }) =>
    client.send('GET', getSavedGrants.path),
  );
  await Promise.all([migrate(product.db(), { migrationsFolder: folder }), tick(), ...calls]);
  for (const { status } of await Promise.all(calls))
    if (status !== 200 && status !== 401) book.fault(`while the database was migrated a call was answered ${status}`);
  await tick();
  for (const statement of BACK) await product.db().run(sql.raw(statement));
}
