/**
 * Deploys the product to Cloudflare and Turso: checks, builds, migrates, deploys the Worker and loads the catalog.
 * Reads APP_URL, DATABASE_URL, DATABASE_AUTH_TOKEN, MAIL_FROM and any other settings that should differ from their
 * defaults. Needs wrangler's own login (`wrangler login` or CLOUDFLARE_API_TOKEN).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openForMigration } from '../../worker/db/client.ts';
import { loadCatalog } from '../../worker/features/programs/load.ts';
import { buildSite } from '../run/site-build.ts';
import { migrated, ROOT } from '../run/stack.ts';
import { deploymentFaults, variableArguments, workerVariables } from './deployment.ts';

const SITE = join(ROOT, 'dist', 'site');

const faults = deploymentFaults(process.env);
if (faults.length > 0) giveUp(faults.join('\n'));
const appUrl = process.env['APP_URL'] ?? '';
const databaseUrl = process.env['DATABASE_URL'] ?? '';

console.log('Building the site …');
await buildSite(SITE, appUrl);
console.log('Migrating the database …');
const database = await migrated(openForMigration(databaseUrl, process.env['DATABASE_AUTH_TOKEN']));
// The Worker is deployed before the catalog, because an older Worker may not be able to read a newer catalog.
const commit = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
const tag = commit.status === 0 ? ['--tag', commit.stdout.trim()] : [];
const variables = variableArguments(workerVariables(appUrl, databaseUrl));
const { status } = spawnSync('wrangler', ['deploy', ...tag, ...variables], { cwd: ROOT, stdio: 'inherit' });
if (status !== 0) giveUp('The Worker was not deployed; the catalog was not changed.');
const json = JSON.parse(readFileSync(join(SITE, 'content', 'programs.json'), 'utf8'));
const { listed, written } = await loadCatalog(database, json);
console.log(`${listed} programs, ${written} new or changed`);

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
