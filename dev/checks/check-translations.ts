/**
 * Checks the translated site: each translated module exports the same names as the English one, in the same shapes;
 * each translated collection has the same files; and no English original has changed since it was translated.
 * Usage: node dev/checks/check-translations.ts [--accept]. `--accept` records that translations are up to date.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { DEFAULT_LOCALE, LOCALES } from '../../contract/locales.ts';
import { faultsOfShape } from './same-shape.ts';

const ROOT = join(import.meta.dirname, '../..');
/** For each original, the hash of the text that its translations say. */
const TRANSLATED_FROM = join(ROOT, 'site/src/locale/translated-from.json');
const FOLDERS = ['site/src', 'matching', 'contract', 'worker'] as const;
const CONTENT = 'site/src/content';
/** Modules with a twin that isn't a text. */
const SETTINGS = ['site/src/locale/locale.ts', 'site/src/locale/content-folder.ts'];

/** Only programs for people are translated. */
const PROGRAMS = 'programs';

const faults: string[] = [];
const originals: string[] = [];
for (const locale of LOCALES.filter((one) => one !== DEFAULT_LOCALE)) {
  const twins = FOLDERS.flatMap((folder) => filesIn(folder, `.${locale}.ts`));
  for (const twin of twins) {
    const original = twin.replace(`.${locale}.ts`, '.ts');
    originals.push(original);
    const [english, translated] = await Promise.all([import(join(ROOT, original)), import(join(ROOT, twin))]);
    faults.push(...faultsOfShape(english, translated).map((fault) => `${twin}: ${fault}`));
  }
  for (const collection of readdirSync(join(ROOT, CONTENT, locale))) {
    const names = (folder: string) => readdirSync(join(ROOT, folder));
    const [english, translated] = [names(`${CONTENT}/${collection}`), names(`${CONTENT}/${locale}/${collection}`)];
    for (const name of english.filter((one) => !translated.includes(one)))
      faults.push(`${CONTENT}/${locale}/${collection}/${name} is missing`);
    for (const name of translated.filter((one) => !english.includes(one)))
      faults.push(`${CONTENT}/${locale}/${collection}/${name} has no original`);
    originals.push(...english.map((name) => `${CONTENT}/${collection}/${name}`));
  }
}

const hashes = Object.fromEntries(
  [...new Set(originals)]
    .filter((file) => !SETTINGS.includes(file))
    .toSorted()
    .map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(ROOT, file)))
        .digest('hex')
        .slice(0, 12),
    ]),
);
if (process.argv.includes('--accept')) writeFileSync(TRANSLATED_FROM, `${JSON.stringify(hashes, null, 2)}\n`);
const known = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(TRANSLATED_FROM, 'utf8')));
for (const [file, hash] of Object.entries(hashes)) {
  if (known[file] !== hash) faults.push(`${file} changed: update its translation, then run this with --accept`);
}

for (const fault of faults) console.error(fault);
console.log(`${Object.keys(hashes).length} originals with a translation, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

function filesIn(folder: string, end: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => `${folder}/${file}`);
}
