/**
 * Measures verdicts against labeled cases: profiles against programs, applicant kinds against federal listings, and
 * households against benefits described in text. Prints tables, lists the excluded cases with reasons, and fails if a
 * bound is missed.
 * Usage: npm run bench:eligibility -- [--corpus FILE]… [--configs FILE]… [--cases FILE] [--json OUT]
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { labeledCase } from './eligibility/eligibility-cases.ts';
import { readCorpus, readRecords } from './eligibility/eligibility-corpus.ts';
import { judge } from './eligibility/eligibility-judge.ts';
import { boundsOf, figuresOf, measuredOf, printReport } from './eligibility/eligibility-report.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true },
    configs: { type: 'string', multiple: true },
    cases: { type: 'string' },
    json: { type: 'string' },
  },
});

const corpus = readCorpus([
  ...(values.corpus ?? samples('assistance-listings', /^fpi_programs.*\.jsonl\.gz$/)),
  ...configs(),
]);
const cases = readRecords(values.cases ?? samples('eligibility', /^cases\.jsonl$/)[0] ?? '').map((raw) =>
  labeledCase.parse(raw),
);
const judged = cases.flatMap((given) => judge(given, corpus));
const figures = figuresOf(judged);
const bounds = boundsOf(figures);
printReport(judged, figures, bounds);
if (values.json)
  writeFileSync(
    values.json,
    `${JSON.stringify({ measured: measuredOf(figures), figures, bounds, judged }, null, 1)}\n`,
  );
process.exitCode = bounds.every(({ holds }) => holds) ? 0 : 1;

/**
 * Returns the configuration files. Without the option, these are the sample data's, because households are labeled
 * against them.
 */
function configs(): string[] {
  return values.configs ?? samples('benefits', /^myfriendben_program_configs.*\.jsonl$/);
}

function samples(folder: string, name: RegExp): string[] {
  const root = process.env['SAMPLE_DATA_DIR'];
  if (!root) throw new Error('Name the files, or set SAMPLE_DATA_DIR to the folder of the sample data');
  return readdirSync(join(root, folder))
    .filter((file) => name.test(file))
    .map((file) => join(root, folder, file));
}
