/**
 * Checks every curated program and local form: its schema, its rules, duplicates and, if SAMPLE_DATA_DIR is set to the
 * sample data folder, listing numbers, titles and agencies against the federal index. Then checks the guarantees of the
 * catalog as a whole. Prints the problems and exits with 1 if there are any.
 * Usage: node dev/checks/check-catalog.ts [--missing] [file …]
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import type * as z from 'zod/mini';
import { type CuratedProgram, curatedProgram } from '../../contract/programs/catalog.ts';
import { type LocalForm, localForm } from '../../contract/programs/local-forms.ts';
import { rule, type WrittenRule } from '../../contract/programs/rules.ts';
import { asksMoreThanIncome, incomeChecksOf, isOfIncomeAlone } from '../../matching/conditions/income-sentences.ts';
import { phrasesOfPrograms } from '../../matching/program-words/index.ts';
import { eligibilityOf } from '../../matching/rules/curated-rules.ts';
import { csvRows } from '../../worker/crawler/reading/csv.ts';
import { catalogShares } from '../catalog/catalog-shares.ts';
import { catalogFiles, FORM_FILES, PROGRAM_FILES } from '../catalog/curated-files.ts';
import { documentFaults } from '../catalog/document-faults.ts';
import { readFigureFiles } from '../catalog/figure-files.ts';
import { tierFaults } from '../catalog/tier-faults.ts';
import { TRUSTED_HOSTS } from './trusted-hosts.ts';

/** Returns whether the host belongs to a government or to an operator we trust. */
function isOfficial(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    /\.(gov|mil|fed\.us)$|\.state\.[a-z]{2}\.us$|(^|\.)(co|ci)\.[a-z-]+\.[a-z]{2}\.us$/.test(hostname) ||
    TRUSTED_HOSTS.has(hostname)
  );
}

/** Ids that `/api/grants/…` and `/programs/…` use for other paths. */
const RESERVED_IDS = ['save', 'saved', 'search', 'all', 'category', 'for', 'need', 'state', 'type'].map(
  (id) => `${id}.yaml`,
);

interface Listing {
  title: string;
  agency: string;
}

const { values: options, positionals } = parseArgs({
  // `--missing` names every program that falls short of a guarantee.
  options: { missing: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const chosen = positionals.map((file) => basename(file));
const files = catalogFiles(PROGRAM_FILES);
const formFiles = catalogFiles(FORM_FILES);
const index = await federalIndex();
const seen = new Map<string, string>();
const programs: { id: string; program: CuratedProgram }[] = [];
const forms: { id: string; form: LocalForm }[] = [];
let faults = 0;

function fault(file: string, sentence: string): void {
  faults += 1;
  console.error(`${file}: ${sentence}`);
}

for (const file of files) {
  const program = parsedBy(curatedProgram, PROGRAM_FILES, file);
  if (!program) continue;
  programs.push({ id: basename(file, '.yaml'), program });
  noteTitle(file, program.title);
  if (isWanted(file)) checkProgram(file, program);
}
for (const file of formFiles) {
  const form = parsedBy(localForm, FORM_FILES, file);
  if (!form) continue;
  forms.push({ id: basename(file, '.yaml'), form });
  noteTitle(file, form.title);
  noteTitle(file, `the form of ${form.of} in ${form.state}`);
  if (isWanted(file)) checkForm(file, form);
}
const ids = new Set(programs.map(({ id }) => id));
for (const id of phrasesOfPrograms().keys()) {
  if (!ids.has(id)) fault('matching/program-words', `No program has the id "${id}"`);
}
for (const { id, sentence } of tierFaults(programs, readFigureFiles())) fault(id, sentence);
for (const { what, is, atLeast, missing } of catalogShares(programs, forms)) {
  const [counted, floor] = atLeast > 1 ? [is, atLeast] : [`${(100 * is).toFixed(1)} %`, `${100 * atLeast} %`];
  console.log(`${String(counted).padStart(8)}  ${what} (at least ${floor})`);
  if (is < atLeast) fault('The catalog', `${what}: ${counted}, at least ${floor}`);
  if (options.missing && missing.length > 0) console.log(`          ${missing.join(' ')}`);
}

console.log(
  `${files.length} programs, ${formFiles.length} local forms, ${faults} faults${index ? '' : ' (federal index not checked: SAMPLE_DATA_DIR is not set)'}`,
);
process.exitCode = faults > 0 ? 1 : 0;

function isWanted(file: string): boolean {
  return chosen.length === 0 || chosen.includes(file);
}

/**
 * Returns the file's content. If it isn't valid YAML or doesn't match the schema, reports an error and returns null.
 */
function parsedBy<Schema extends z.ZodMiniType>(schema: Schema, folder: string, file: string): z.output<Schema> | null {
  try {
    const parsed = schema.safeParse(parse(readFileSync(join(folder, file), 'utf8')));
    if (parsed.success) return parsed.data;
    if (isWanted(file))
      for (const { path, message } of parsed.error.issues) fault(file, `${path.join('.')}: ${message}`);
  } catch (error) {
    fault(file, `is not YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
  return null;
}

/** Reports a title that two programs or forms share. */
function noteTitle(file: string, title: string): void {
  const twin = seen.get(title.toLowerCase());
  if (twin) fault(file, `has the same title "${title}" as ${twin}`);
  seen.set(title.toLowerCase(), file);
}

function checkForm(file: string, form: LocalForm): void {
  if (!programs.some(({ id }) => id === form.of)) fault(file, `is for ${form.of}, which is not a program`);
  if (files.includes(file)) fault(file, 'has the id of a program');
  checkFile(file, form);
}

/** Normalizes an agency name. The index writes "The Institute" and "Export - Import Bank"; programs don't have to. */
function plainName(agency: string): string {
  return agency.toLowerCase().replace(/^the /, '').replace(/ - /g, '-');
}

function checkProgram(file: string, program: CuratedProgram): void {
  const facts = factsIn(program.eligibility);
  if (program.states.length > 0 && !facts.includes('state'))
    fault(file, '`states` is set, but no rule asks for the state');
  if (!facts.includes('applicantKind')) fault(file, 'no rule says who applies (applicantKind)');
  // A sentence generated from a long list of values can exceed the product's limit.
  for (const { path, message } of rule.safeParse(eligibilityOf(program).rules).error?.issues ?? [])
    fault(file, `the rule made from it: ${path.join('.')}: ${message}`);
  // A condition that income alone answers is shown as met, so its sentence must make clear whether it asks for anything
  // else.
  for (const { says } of incomeChecksOf(eligibilityOf(program).rules)) {
    if (isOfIncomeAlone(says) === asksMoreThanIncome(says))
      fault(file, `has odds by income, but states neither only an income limit nor another requirement: "${says}"`);
  }
  checkFile(file, program);
  for (const number of program.assistanceListings) {
    if (!index) continue;
    const listing = index.get(number);
    if (!listing) fault(file, `assistance listing ${number} is not in the federal index`);
    else if (plainName(listing.agency) !== plainName(program.agency))
      fault(file, `listing ${number} belongs to ${listing.agency}, not to ${program.agency}`);
  }
}

/** Checks that apply to both programs and forms: names, documents, dates and publishers. */
function checkFile(file: string, entry: CuratedProgram | LocalForm): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(file)) fault(file, 'the name is not lower-case words joined by hyphens');
  if (RESERVED_IDS.includes(file)) fault(file, 'this id is a path of the API or of a list of programs');
  const today = new Date().toISOString().slice(0, 10);
  for (const [key, { date }] of Object.entries(entry.sources)) {
    if (date > today) fault(file, `the source ${key} has a future date: ${date}`);
  }
  for (const sentence of documentFaults(entry.documents)) fault(file, sentence);
  const used = JSON.stringify({ ...entry, sources: undefined });
  for (const key of Object.keys(entry.sources)) {
    if (!used.includes(`"source":"${key}"`)) fault(file, `no fact uses the source ${key}`);
  }
  for (const url of [...Object.values(entry.urls), ...Object.values(entry.sources).map((source) => source.url)]) {
    if (url && !isOfficial(url)) fault(file, `${new URL(url).hostname} is not an official publisher`);
  }
}

function factsIn(tree: WrittenRule): string[] {
  if ('all' in tree) return tree.all.flatMap(factsIn);
  if ('any' in tree) return tree.any.flatMap(factsIn);
  if ('not' in tree) return factsIn(tree.not);
  return 'fact' in tree ? [tree.fact] : [];
}

/** Returns the federal assistance listings by number, or null without the sample data. */
async function federalIndex(): Promise<Map<string, Listing> | null> {
  const folder = process.env['SAMPLE_DATA_DIR'];
  if (!folder) return null;
  const text = readFileSync(join(folder, 'assistance-listings/listing_index_2025-09-14.csv'), 'utf8');
  const listings = new Map<string, Listing>();
  for await (const [number, title = '', , agency = ''] of csvRows([text])) {
    if (number) listings.set(number, { title, agency });
  }
  return listings;
}
