/**
 * Loads the curated catalog from the built site, locally or on Turso.
 * Usage: DATABASE_URL=… [DATABASE_AUTH_TOKEN=…] node worker/features/programs/load-file.ts
 * dist/site/content/programs.json
 */
import { readFileSync } from 'node:fs';
import { openDatabase } from '../../db/client.ts';
import { loadCatalog } from './load.ts';

const [file] = process.argv.slice(2);
const url = process.env['DATABASE_URL'];
if (!file || !url) {
  console.error('Usage: DATABASE_URL=… node worker/features/programs/load-file.ts FILE');
  process.exit(1);
}
const database = openDatabase(url, process.env['DATABASE_AUTH_TOKEN']);
const { listed, written } = await loadCatalog(database, JSON.parse(readFileSync(file, 'utf8')));
console.log(`${listed} programs, ${written} new or changed`);
