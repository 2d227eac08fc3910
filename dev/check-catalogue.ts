/**
 * Checks every curated program: its schema, its rules, duplicates, and, where SAMPLE_DATA_DIR names the folder of sample
 * data, its listing numbers, titles and agencies against the federal index. Prints what is wrong; exit 1 if anything is.
 * Usage: node dev/check-catalogue.ts [file …]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type CuratedProgram, curatedProgram } from '../contract/catalogue.ts';
import type { WrittenRule } from '../contract/rules.ts';

const FOLDER = new URL('../site/src/content/programs/', import.meta.url).pathname;

/** Publishers whose word counts: governments (see `isOfficial`), and these. */
const TRUSTED_HOSTS = [
  // Data sets and page texts that federal agencies and benefit screeners publish as repositories.
  'github.com',
  // Texts of the law and of the Congressional Research Service.
  'www.law.cornell.edu',
  'www.everycrsreport.com',
  // Served by the agency itself under another name (Food and Nutrition Service, Department of Labor, Texas Health and
  // Human Services).
  'fns-prod.azureedge.us',
  'www.careeronestop.org',
  'www.healthytexaswomen.org',
  // State authorities and those whom a state has named to run a program.
  'www.phfa.org',
  'www.mncee.org',
  'www.efficiencymaine.com',
  'www.masshousing.com',
  'housingnm.org',
  'ny.energyfinancesolutions.com',
  'waopportunityscholarship.org',
  // National bodies that run a federal program or answer for it.
  'www.lifelinesupport.org',
];

function isOfficial(url: string): boolean {
  const { hostname } = new URL(url);
  return /\.(gov|mil|fed\.us)$|\.state\.[a-z]{2}\.us$/.test(hostname) || TRUSTED_HOSTS.includes(hostname);
}

/** `/api/grants/…` and `/programs/…` have these addresses for something else. */
const RESERVED_IDS = ['save', 'saved', 'search', 'all', 'category', 'for', 'state', 'type'].map((id) => `${id}.yaml`);

interface Listing {
  title: string;
  agency: string;
}

const chosen = process.argv.slice(2).map((file) => basename(file));
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
const index = federalIndex();
const seen = new Map<string, string>();
let faults = 0;

function fault(file: string, sentence: string): void {
  faults += 1;
  console.error(`${file}: ${sentence}`);
}

for (const file of files) {
  const wanted = chosen.length === 0 || chosen.includes(file);
  const parsed = curatedProgram.safeParse(parseYaml(file));
  if (!parsed.success) {
    if (wanted) for (const issue of parsed.error.issues) fault(file, `${issue.path.join('.')}: ${issue.message}`);
    continue;
  }
  const twin = seen.get(parsed.data.title.toLowerCase());
  if (twin) fault(file, `has the title of ${twin}`);
  seen.set(parsed.data.title.toLowerCase(), file);
  if (wanted) checkProgram(file, parsed.data);
}

console.log(
  `${files.length} programs, ${faults} faults${index ? '' : ' (federal index not checked: SAMPLE_DATA_DIR is not set)'}`,
);
process.exitCode = faults > 0 ? 1 : 0;

function parseYaml(file: string): unknown {
  try {
    return parse(readFileSync(join(FOLDER, file), 'utf8'));
  } catch (error) {
    fault(file, `is not YAML: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function checkProgram(file: string, program: CuratedProgram): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(file)) fault(file, 'the name is not lower-case words joined by hyphens');
  if (RESERVED_IDS.includes(file)) fault(file, 'this id is an address of the API or of a list of programs');
  const facts = factsIn(program.eligibility);
  if (program.states.length > 0 && !facts.includes('state'))
    fault(file, '`states` is set, but no rule asks for the state');
  if (!facts.includes('applicantKind')) fault(file, 'no rule says who applies (applicantKind)');
  const today = new Date().toISOString().slice(0, 10);
  for (const [key, { date }] of Object.entries(program.sources)) {
    if (date > today) fault(file, `the source ${key} is of the future: ${date}`);
  }
  const used = JSON.stringify({ ...program, sources: undefined });
  for (const key of Object.keys(program.sources)) {
    if (!used.includes(`"source":"${key}"`)) fault(file, `no fact uses the source ${key}`);
  }
  const { program: page, apply, agency } = program.urls;
  for (const url of [page, apply, agency, ...Object.values(program.sources).map((source) => source.url)]) {
    if (url && !isOfficial(url)) fault(file, `${new URL(url).hostname} is not an official publisher`);
  }
  for (const number of program.assistanceListings) {
    if (!index) continue;
    const listing = index.get(number);
    if (!listing) fault(file, `assistance listing ${number} is not in the federal index`);
    else if (listing.agency.toLowerCase() !== program.agency.toLowerCase())
      fault(file, `listing ${number} belongs to ${listing.agency}, not to ${program.agency}`);
  }
}

function factsIn(rule: WrittenRule): string[] {
  if ('all' in rule) return rule.all.flatMap(factsIn);
  if ('any' in rule) return rule.any.flatMap(factsIn);
  if ('not' in rule) return factsIn(rule.not);
  return 'fact' in rule ? [rule.fact] : [];
}

/** The federal assistance listings by number, or null where the sample data are not at hand. */
function federalIndex(): Map<string, Listing> | null {
  const folder = process.env['SAMPLE_DATA_DIR'];
  if (!folder) return null;
  const text = readFileSync(join(folder, 'assistance-listings/listing_index_2025-09-14.csv'), 'utf8');
  const listings = new Map<string, Listing>();
  for (const [number, title = '', , agency = ''] of csvRows(text).slice(1)) {
    if (number) listings.set(number, { title, agency });
  }
  return listings;
}

/** The rows of a CSV text (RFC 4180): cells in quotes may hold commas, line breaks and doubled quotes. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, separator = '', quoted, plain = ''] of text.matchAll(/(^|,|\r?\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)) {
    if (separator.includes('\n')) rows.push([]);
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
  }
  return rows;
}
