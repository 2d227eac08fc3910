/**
 * Puts the product on Cloudflare and Turso: checks, builds, migrates, loads the catalogue, deploys the Worker.
 * Settings: APP_URL, DATABASE_URL, DATABASE_AUTH_TOKEN, MAIL_FROM, and of the others those that are to differ from their
 * defaults; wrangler's own login (`wrangler login` or CLOUDFLARE_API_TOKEN).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { openForMigration } from '../worker/db/client.ts';
import { loadCatalogue } from '../worker/features/catalogue/load.ts';
import { givenSettings } from './given-settings.ts';
import { buildSite } from './site-build.ts';
import { migrated, ROOT } from './stack.ts';

const SITE = join(ROOT, 'dist', 'site');

const appUrl = required('APP_URL');
const databaseUrl = required('DATABASE_URL');
required('MAIL_FROM');
const given = settingsOrGiveUp();
if (!appUrl.startsWith('https://'))
  giveUp('APP_URL must begin with https://: sessions are for encrypted connections only.');
const company = z
  .object({ placeholder: z.boolean() })
  .parse(parse(readFileSync(join(ROOT, 'site/src/content/company/company.yaml'), 'utf8')));
if (company.placeholder) giveUp('Replace the placeholders in site/src/content/company/company.yaml first.');

console.log('Building the site …');
await buildSite(SITE, appUrl);
console.log('Bringing the database up to date …');
const database = await migrated(openForMigration(databaseUrl, required('DATABASE_AUTH_TOKEN')));
// The Worker before the catalogue: an older Worker may not be able to read what a newer catalogue says.
const variables = { MAIL_TRANSPORT: 'binding', ...given, APP_URL: appUrl, DATABASE_URL: databaseUrl };
const commit = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
const tag = commit.status === 0 ? ['--tag', commit.stdout.trim()] : [];
const { status } = spawnSync(
  'wrangler',
  ['deploy', ...tag, ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`])],
  { cwd: ROOT, stdio: 'inherit' },
);
if (status !== 0) giveUp('The Worker was not deployed; the catalogue stays as it was.');
const json = JSON.parse(readFileSync(join(SITE, 'content', 'programs.json'), 'utf8'));
const { listed, written } = await loadCatalogue(database, json);
console.log(`${listed} programs, ${written} new or changed`);

function required(name: string): string {
  return process.env[name] || giveUp(`${name} is not set. README.md, "Deploy", says what it is.`);
}

function settingsOrGiveUp(): Record<string, string> {
  try {
    return givenSettings();
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
