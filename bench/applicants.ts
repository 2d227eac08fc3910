/**
 * Compares the crawler's reading of 200 real funding calls with our labels of the applicants each call admits and
 * excludes. Prints the errors, and fails if an eligible applicant is excluded. `--open` lists exclusions the reader
 * doesn't detect.
 * Usage: SAMPLE_DATA_DIR=… npm run bench:applicants -- [--open] [--json OUT]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { APPLICANT_KINDS, type ApplicantKind, type Rule } from '../contract/programs/rules.ts';
import { readRecords } from '../worker/crawler/read-page.ts';
import { type Figure, isHeld, writeResult } from './report/figure.ts';
import { truthOf } from './rows/checks.ts';
import { sampleRecords } from './rows/sample-records.ts';

const kind = z.enum(APPLICANT_KINDS);
const label = z.object({
  source: z.string(),
  id: z.string(),
  yes: z._default(z.array(kind), []),
  no: z._default(z.array(kind), []),
  /** The call names no applicants, so excluding any is an error. */
  says: z.optional(z.literal('nothing')),
});
type Label = z.infer<typeof label>;

/** The applicant kinds tested against a call that names none. */
const TRIED = ['individual', 'business', 'nonprofit', 'local-government', 'school', 'college'] as const;
const NOW = Date.parse('2025-06-20T12:00:00Z');

const { values } = parseArgs({ options: { json: { type: 'string' }, open: { type: 'boolean', default: false } } });
const samples = process.env['SAMPLE_DATA_DIR'];
if (!samples) throw new Error('Set SAMPLE_DATA_DIR to the folder of the sample data');

const labels = readFileSync(join(import.meta.dirname, 'applicants/labeled.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => label.parse(JSON.parse(line)));
const rules = await rulesOfSamples(samples);
const judged = labels.flatMap((given) => judge(given));

for (const { id, who, may, truth } of judged.filter(({ may, truth }) => may === 'yes' && truth === 'false'))
  console.log(`Wrongly refused: ${who} by ${id} (label: ${may}, read: ${truth})`);
for (const { id, who } of judged.filter(({ may, truth }) => may === 'no' && truth === 'true'))
  console.log(`Wrongly let in: ${who} by ${id}`);
if (values.open)
  for (const { id, who, truth } of judged.filter(({ may, truth }) => may === 'no' && truth === 'unknown'))
    console.log(`Left open: ${who} by ${id} (${truth})`);

const count = (may: 'yes' | 'no', ...truths: string[]) =>
  judged.filter((one) => one.may === may && truths.includes(one.truth)).length;
const refused = count('no', 'false');
const figures: Figure[] = [
  { what: 'labeled calls', measured: labels.length, atLeast: 200 },
  { what: 'wrong refusals', measured: count('yes', 'false'), atMost: 0 },
  { what: 'precision of a refusal', measured: share(refused, refused + count('yes', 'false')), atLeast: 1 },
  { what: 'recall of a refusal', measured: share(refused, count('no', 'true', 'false', 'unknown')), atLeast: 0.85 },
  {
    what: 'precision of "may apply"',
    measured: share(count('yes', 'true'), count('yes', 'true') + count('no', 'true')),
    atLeast: 0.98,
  },
];
console.table(figures.map((figure) => ({ ...figure, holds: isHeld(figure) ? 'yes' : 'NO' })));
console.log(`May apply, and so read: ${count('yes', 'true')}; left open: ${count('yes', 'unknown')}.`);
writeResult(values.json, { measured: figures });
process.exitCode = figures.every(isHeld) ? 0 : 1;

interface Judged {
  id: string;
  who: ApplicantKind;
  may: 'yes' | 'no';
  truth: string;
}

function judge({ source, id, yes, no, says }: Label): Judged[] {
  const name = `${source} ${id}`;
  if (!rules.has(name)) throw new Error(`No record ${name}`);
  const rule = rules.get(name) ?? null;
  const of = (may: 'yes' | 'no') => (who: ApplicantKind) => ({ id: name, who, may, truth: truthOf(rule, who) });
  return [...(says ? TRIED : yes).map(of('yes')), ...no.map(of('no'))];
}

async function rulesOfSamples(folder: string): Promise<Map<string, Rule | null>> {
  const found = new Map<string, Rule | null>();
  for (const [name, { source, records }] of await sampleRecords(folder)) {
    for (const record of records.values()) {
      const { rows } = readRecords(source, [record], NOW);
      // A record that is rejected, or that offers nothing to apply for, says nothing about applicants.
      const ids = rows.length > 0 ? rows.slice(0, 1).map(({ sourceId }) => sourceId) : (source.idsOf?.(record) ?? []);
      for (const id of ids) found.set(`${name} ${id}`, rows[0]?.rules ?? null);
    }
  }
  return found;
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 1000;
}
