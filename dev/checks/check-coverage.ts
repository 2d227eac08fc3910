/**
 * Checks the coverage table (dev/coverage/) against the repository: ids are unique, files and test titles exist, and
 * every quoted text that is built occurs verbatim in the source. Two kinds of rows quote a text, the first one between
 * backticks in `what`. A `T-` text occurs in exactly one source file. An `L-` label is short and may occur anywhere,
 * but must be in the files of `where`. Prints the problems and exits with 1 if there are any.
 * Usage: node dev/checks/check-coverage.ts [folder of another table]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COVERAGE, type CoverageRow, coverageRow } from '../coverage/row.ts';
import { CODE_FILE, faultOfTest, ROOT, readTable, sourceText, withoutComments } from './checked-tables.ts';

const TABLE = process.argv[2] ?? COVERAGE;
const SOURCE_FOLDERS = ['contract', 'site/src', 'worker', 'matching'];
/** Files that list English texts next to their Spanish translations. */
const PHRASE_BOOKS = /^(?:contract|matching)\/spanish\/|^worker\/language\/|\.es\.ts$/;
const SOURCE_FILE = /(?<!\.(test|spec))\.(ts|tsx|astro|yaml|md|json)$/;
/** A template literal with fewer letters outside its placeholders isn't a product text. */
const MIN_TEMPLATE_LETTERS = 12;

interface Row extends CoverageRow {
  file: string;
}

interface Source {
  path: string;
  text: string;
  /** Patterns for its template literals, which also match texts whose number is a constant. */
  templates: RegExp[];
}

let faults = 0;
const rows: Row[] = readTable(TABLE, coverageRow).flatMap((section) =>
  section.rows.map((row) => ({ ...row, file: section.file })),
);
const quotedTexts = rows.map(quotedText).filter((text) => text !== undefined);
const built = rows.filter((row) => row.state === 'built');
const sources = built.some(quotedText) ? readSources() : [];

checkIds();
for (const row of rows) checkRow(row);
for (const row of built) checkQuotedText(row);

const open = rows.filter((row) => row.state === 'open').length;
console.log(`${rows.length} rows, ${built.length} built, ${open} open, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;

function fault(row: Row, sentence: string): void {
  faults += 1;
  console.error(`${row.file} ${row.id}: ${sentence}`);
}

// ---- The table ----

function checkIds(): void {
  const fileOf = new Map<string, string>();
  for (const row of rows) {
    const earlier = fileOf.get(row.id);
    if (earlier) fault(row, `the id is used in ${earlier} too`);
    else fileOf.set(row.id, row.file);
    if (!/^[A-Z]-[a-z0-9-]+$/.test(row.id)) fault(row, 'the id is not a capital letter and words joined by hyphens');
  }
}

function checkRow(row: Row): void {
  if (row.state === 'built' && row.where.length === 0) fault(row, 'is built, but names no file');
  for (const path of row.where) if (!existsSync(join(ROOT, path))) fault(row, `${path} does not exist`);
  const sentence = row.test === undefined ? undefined : faultOfTest(row.test);
  if (sentence) fault(row, sentence);
}

// ---- Quoted texts ----

function quotedText(row: Row): string | undefined {
  return /^[TL]-/.test(row.id) ? (/`([^`]+)`/.exec(row.what)?.[1] ?? '') : undefined;
}

function checkQuotedText(row: Row): void {
  const text = quotedText(row);
  if (text === undefined) return;
  if (!/[\p{L}\p{N}]/u.test(literalPart(text))) {
    fault(row, 'has no quoted text between backticks');
    return;
  }
  if (row.id.startsWith('L-')) {
    for (const path of row.where) {
      const source = sources.find((candidate) => candidate.path === path);
      if (!source || !stands(text, source)) fault(row, `'${text}' is not in ${path}`);
    }
    return;
  }
  const places = sources.filter((source) => stands(text, withoutLongerTexts(text, source))).map(({ path }) => path);
  const [place, ...others] = places;
  if (!place) fault(row, `'${text}' is not in the source`);
  else if (others.length > 0) fault(row, `'${text}' is in more than one source file: ${places.join(', ')}`);
  else if (!row.where.includes(place)) fault(row, `'${text}' is in ${place}, not in ${row.where.join(', ')}`);
}

/** Returns the longest part of a text outside its placeholders: `Welcome,` in `Welcome, {first name}!`. */
function literalPart(text: string): string {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
}

/** Returns whether the source contains the text as whole words: `BlogPost` doesn't contain `Blog`. */
function stands(text: string, source: Source): boolean {
  const part = literalPart(text);
  const delimited = new RegExp(`(?<![\\p{L}\\p{N}])${escapedForRegExp(part)}(?![\\p{L}\\p{N}])`, 'u');
  return delimited.test(source.text) || (part === text && source.templates.some((template) => template.test(text)));
}

/**
 * Removes longer texts that include this one. Otherwise `Something went wrong` would be found in `Something went wrong.
 * Please try again later.`
 */
function withoutLongerTexts(text: string, source: Source): Source {
  const part = literalPart(text);
  const longer = quotedTexts.map(literalPart).filter((other) => other !== part && other.includes(part));
  return { ...source, text: longer.reduce((rest, other) => rest.replaceAll(other, ''), source.text) };
}

// ---- The source ----

function readSources(): Source[] {
  return SOURCE_FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => SOURCE_FILE.test(name) && !name.split('/').includes('node_modules'))
      .map((name) => `${folder}/${name}`)
      .filter((path) => !PHRASE_BOOKS.test(path))
      .map(readSource),
  );
}

function readSource(path: string): Source {
  const code = withoutComments(readFileSync(join(ROOT, path), 'utf8'));
  return { path, text: sourceText(path), templates: CODE_FILE.test(path) ? templatesIn(code) : [] };
}

function templatesIn(code: string): RegExp[] {
  return [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
    .map(([, body = '']) => body.split(/\$\{[^}]*\}/))
    .filter((parts) => parts.join('').replace(/[^\p{L}]/gu, '').length >= MIN_TEMPLATE_LETTERS)
    .map((parts) => new RegExp(`^${parts.map(escapedForRegExp).join('.+')}$`));
}

function escapedForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
