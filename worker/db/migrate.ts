/**
 * Migrates the database to the newest schema, locally or on Turso. Safe to run again. Usage: DATABASE_URL=…
 * [DATABASE_AUTH_TOKEN=…] node worker/db/migrate.ts
 */
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { openForMigration } from './client.ts';

const url = process.env['DATABASE_URL'];
if (!url) {
  console.error('DATABASE_URL is not set: it names the libSQL database to migrate.');
  process.exit(1);
}
const database = openForMigration(url, process.env['DATABASE_AUTH_TOKEN']);
await migrate(database, { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) });
