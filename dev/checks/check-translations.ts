/**
 * Checks the translated site: each translated module exports the same names as the English one, in the same shapes;
 * each translated collection has the same files; each program for people, its states' versions and each helper have all
 * their texts; and no English original has changed since it was translated.
 * Usage: node dev/checks/check-translations.ts [--accept]. `--accept` records that translations are up to date.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contract/locales.ts';
import { helperTexts, helperWithTexts, textsOfHelper } from '../../contract/profile/helper-texts.ts';
import type { Audience } from '../../contract/programs/catalog.ts';
import {
  formWithTexts,
  localFormTexts,
  programTexts,
  textsOf,
  textsOfForm,
  withTexts,
} from '../../contract/programs/program-texts.ts';
import { readHelpers, readLocalForms, readPrograms } from '../catalog/curated-files.ts';
import { faultsOfShape } from './same-shape.ts';

const ROOT = join(import.meta.dirname, '../..');
/** For each original, the hash of the text that was translated. */
const TRANSLATED_FROM = join(ROOT, 'site/src/locale/translated-from.json');
const FOLDERS = ['site/src', 'matching', 'contract', 'worker'] as const;
const CONTENT = 'site/src/content';
/** A file of a collection whose translated files contain only texts. */
interface Original {
  id: string;
  /** The texts to translate. */
  texts: unknown;
  /** True if a missing translation is a fault. */
  isNeeded: boolean;
  /** Throws if a text is missing from the content of the translated file. */
  translate: (content: unknown) => unknown;
}
/** Programs for any of these audiences need a translation. */
const PEOPLE: readonly Audience[] = [
  ...(['individuals', 'families', 'seniors', 'veterans', 'students'] as const),
  ...(['people-with-disabilities', 'renters', 'homeowners'] as const),
];
/** Admins work in English. */
const ENGLISH_ONLY = /\/features\/admin\/|-texts\.es\.ts$|\/own-texts\.ts$/;
/** In `site/src/locale`, only `texts.ts` modules contain texts. */
const isText = (file: string) => !file.startsWith('site/src/locale/') || file.endsWith('/texts.ts');

const faults: string[] = [];
const hashes: Record<string, string> = {};
for (const locale of LOCALES) {
  if (locale === DEFAULT_LOCALE) continue;
  await checkModules(locale);
  const texts = textCollections(locale);
  checkCollections(locale, Object.keys(texts));
  for (const [collection, originals] of Object.entries(texts)) checkTexts(locale, collection, originals);
}

const current = Object.fromEntries(Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
if (process.argv.includes('--accept')) writeFileSync(TRANSLATED_FROM, `${JSON.stringify(current, null, 2)}\n`);
const known = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(TRANSLATED_FROM, 'utf8')));
for (const [file, hash] of Object.entries(current)) {
  if (known[file] !== hash) faults.push(`${file} changed: update its translation, then run this with --accept`);
}
for (const file of Object.keys(known)) {
  if (!(file in current)) faults.push(`${file} no longer has a translation: run this with --accept`);
}
for (const fault of faults) console.error(fault);
console.log(`${Object.keys(hashes).length} originals with a translation, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function checkModules(locale: Locale): Promise<void> {
  for (const texts of filesIn('site/src', 'texts.ts')) {
    const twin = texts.replace(/\.ts$/, `.${locale}.ts`);
    if (!ENGLISH_ONLY.test(texts) && !existsSync(join(ROOT, twin))) faults.push(`${twin} is missing`);
  }
  for (const twin of FOLDERS.flatMap((folder) => filesIn(folder, `.${locale}.ts`))) {
    const original = twin.replace(`.${locale}.ts`, '.ts');
    if (!isText(original)) continue;
    hashes[original] = hashOf(readFileSync(join(ROOT, original)));
    const [english, translated] = await Promise.all([import(join(ROOT, original)), import(join(ROOT, twin))]);
    faults.push(...faultsOfShape(english, translated).map((fault) => `${twin}: ${fault}`));
  }
}

function checkCollections(locale: Locale, others: readonly string[]): void {
  for (const collection of readdirSync(join(ROOT, CONTENT, locale))) {
    if (others.includes(collection)) continue;
    const [english, translated] = [`${CONTENT}/${collection}`, `${CONTENT}/${locale}/${collection}`].map((folder) =>
      readdirSync(join(ROOT, folder)),
    );
    for (const name of english ?? []) {
      hashes[`${CONTENT}/${collection}/${name}`] = hashOf(readFileSync(join(ROOT, CONTENT, collection, name)));
      if (!translated?.includes(name)) faults.push(`${CONTENT}/${locale}/${collection}/${name} is missing`);
    }
    for (const name of translated ?? []) {
      if (!english?.includes(name)) faults.push(`${CONTENT}/${locale}/${collection}/${name} has no original`);
    }
  }
}

function textCollections(locale: Locale): Record<string, Original[]> {
  const isTranslated = (program: string) => existsSync(join(ROOT, CONTENT, locale, 'programs', `${program}.yaml`));
  return {
    programs: readPrograms().map(({ id, program }) => ({
      id,
      texts: textsOf(program),
      isNeeded: program.audiences.some((audience) => PEOPLE.includes(audience)),
      translate: (content) => withTexts(program, programTexts.parse(content)),
    })),
    'local-forms': readLocalForms().map(({ id, form }) => ({
      id,
      texts: textsOfForm(form),
      isNeeded: isTranslated(form.of),
      translate: (content) => formWithTexts(form, localFormTexts.parse(content)),
    })),
    helpers: readHelpers().map(({ id, helper }) => ({
      id,
      texts: textsOfHelper(helper),
      isNeeded: true,
      translate: (content) => helperWithTexts(helper, helperTexts.parse(content)),
    })),
  };
}

function checkTexts(locale: Locale, collection: string, originals: readonly Original[]): void {
  const folder = `${CONTENT}/${locale}/${collection}`;
  for (const { id, texts, isNeeded, translate } of originals) {
    const file = `${folder}/${id}.yaml`;
    if (!existsSync(join(ROOT, file))) {
      if (isNeeded) faults.push(`${file} is missing`);
      continue;
    }
    hashes[`${CONTENT}/${collection}/${id}.yaml`] = hashOf(JSON.stringify(texts));
    try {
      translate(parse(readFileSync(join(ROOT, file), 'utf8')));
    } catch (error) {
      faults.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const ids = new Set(originals.map(({ id }) => `${id}.yaml`));
  for (const name of readdirSync(join(ROOT, folder))) {
    if (!ids.has(name)) faults.push(`${folder}/${name} has no original`);
  }
}

function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function filesIn(folder: string, end: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => `${folder}/${file}`);
}
