import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { curatedProgram } from '../../contract/programs/catalog.ts';
import type { Rule } from '../../contract/programs/rules.ts';
import { ROOT } from '../../dev/run/stack.ts';
import { eligibilityOf } from '../../matching/rules/curated-rules.ts';
import { applicantRule } from '../../worker/crawler/extract/applicants.ts';
import { extractRules } from '../../worker/crawler/extract/listing.ts';
import { programConfig } from '../myfriendben/record.ts';
import { rulesOfConfig } from '../myfriendben/rules.ts';

const list = z._default(z.nullable(z.array(z.string())), []);
const listingRecord = z.object({
  cfda: z.string(),
  title: z.string(),
  objective: z._default(z.nullable(z.string()), ''),
  applicant_types: list,
  beneficiary_types: list,
  assistance_types: list,
  categories: list,
});
const configRecord = z.extend(programConfig, { _file: z.string() });

export interface Corpus {
  listings: Map<string, { rules: Rule | null; applicants: Rule | undefined }>;
  curated: Map<string, { id: string; rules: Rule }[]>;
  configs: Map<string, { rules: Rule; text: string }>;
}

/**
 * Reads everything that cases refer to: listings and configurations from files, and curated programs from the catalog.
 */
export function readCorpus(files: readonly string[]): Corpus {
  const corpus: Corpus = { listings: new Map(), curated: curatedByListing(), configs: new Map() };
  for (const record of files.flatMap(readRecords)) {
    const listing = listingRecord.safeParse(record);
    if (listing.success) addListing(corpus, listing.data);
    const config = configRecord.safeParse(record);
    if (config.success) {
      const { program } = config.data;
      const text = [program.description_short, program.website_description, program.description].join('\n');
      corpus.configs.set(config.data._file, { rules: rulesOfConfig(config.data), text });
    }
  }
  return corpus;
}

function addListing(corpus: Corpus, record: z.infer<typeof listingRecord>): void {
  const applicantTypes = record.applicant_types ?? [];
  const rules = extractRules({
    source: 'listing',
    title: record.title,
    objective: record.objective ?? '',
    applicantTypes,
    beneficiaryTypes: record.beneficiary_types ?? [],
    assistanceTypes: record.assistance_types ?? [],
    categories: record.categories ?? [],
  });
  corpus.listings.set(record.cfda, { rules, applicants: applicantRule(applicantTypes, 'listing') });
}

/** Reads the records of a JSON, JSON Lines or gzipped JSON Lines file. */
export function readRecords(file: string): unknown[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  if (/^\s*\[/.test(text)) return z.array(z.unknown()).parse(JSON.parse(text));
  return text.split('\n').flatMap((line) => (line.trim() ? [JSON.parse(line)] : []));
}

function curatedByListing(): Corpus['curated'] {
  const folder = join(ROOT, 'site/src/content/programs');
  const byListing: Corpus['curated'] = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const program = curatedProgram.parse(parse(readFileSync(join(folder, file), 'utf8')));
    for (const number of program.assistanceListings) {
      const others = byListing.get(number) ?? [];
      byListing.set(number, [...others, { id: basename(file, '.yaml'), rules: eligibilityOf(program).rules }]);
    }
  }
  return byListing;
}
