/**
 * Compares the crawler's reading of 300 real records from all its sources with our labels for category, type, amount,
 * deadline and applicants. The labels were written from the raw records alone. Prints every disagreement. `--open`
 * lists exclusions the reader doesn't detect.
 * Usage: SAMPLE_DATA_DIR=… npm run bench:rows -- [--open] [--json OUT]
 */
import { parseArgs } from 'node:util';
import { readRecords } from '../worker/crawler/read-page.ts';
import { type Figure, isHeld, writeResult } from './report/figure.ts';
import { checksOf, FIELDS, type Field } from './rows/checks.ts';
import { labeledRows } from './rows/labels.ts';
import { sampleRecords } from './rows/sample-records.ts';

const { values } = parseArgs({ options: { json: { type: 'string' }, open: { type: 'boolean', default: false } } });
const folder = process.env['SAMPLE_DATA_DIR'];
if (!folder) throw new Error('Set SAMPLE_DATA_DIR to the folder of the sample data');

const samples = await sampleRecords(folder);
const labels = labeledRows();
const counts = new Map<Field, { held: number; of: number }>(FIELDS.map((field) => [field, { held: 0, of: 0 }]));
let openRefusals = 0;
let refusals = 0;
for (const label of labels) {
  const sample = samples.get(label.source);
  if (!sample?.records.has(label.id)) throw new Error(`No record ${label.source} ${label.id}`);
  const { rows } = readRecords(sample.source, [sample.records.get(label.id)], sample.now);
  const { checks, open } = checksOf(label, rows);
  for (const { field, isRight, found } of checks) {
    const count = counts.get(field);
    if (!count) continue;
    count.of += 1;
    if (isRight) count.held += 1;
    else console.log(`${label.source} ${label.id}: ${field} is ${found}`);
  }
  refusals += rows.length === 0 ? 0 : label.no.length;
  openRefusals += open.length;
  if (values.open && open.length > 0) console.log(`Left open by ${label.source} ${label.id}: ${open.join(', ')}`);
}

const all = [...samples.values()].map(({ source, records, now }) => ({
  records: records.size,
  refused: readRecords(source, [...records.values()], now).refused.length,
}));
const read = all.reduce((sum, { records }) => sum + records, 0);
const refused = all.reduce((sum, one) => sum + one.refused, 0);
const held = FIELDS.reduce((sum, field) => sum + (counts.get(field)?.held ?? 0), 0);
const of = FIELDS.reduce((sum, field) => sum + (counts.get(field)?.of ?? 0), 0);
const figures: Figure[] = [
  { what: 'labeled records', measured: labels.length, atLeast: 300 },
  { what: 'records of all samples that are read', measured: share(read - refused, read), atLeast: 0.995 },
  { what: 'checks that agree', measured: share(held, of), atLeast: 0.995 },
  ...FIELDS.map((field) => {
    const count = counts.get(field);
    return { what: `the same: ${field}`, measured: share(count?.held ?? 0, count?.of ?? 0), atLeast: 0.985 };
  }),
];
console.table(figures.map((figure) => ({ ...figure, holds: isHeld(figure) ? 'yes' : 'NO' })));
console.log(`${of - held} of ${of} checks disagree. Of ${refusals} labeled refusals ${openRefusals} are left open.`);
console.log(`${read} records in all, ${refused} refused.`);
writeResult(values.json, { measured: figures });
process.exitCode = figures.every(isHeld) ? 0 : 1;

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((10_000 * part) / whole) / 10_000;
}
