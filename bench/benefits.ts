/**
 * Scores the estimators against labeled households: verdicts, and amounts within 5 percent or $10 a month. Prints each
 * program, why cases are excluded and, with --misses, every wrong result. Exits with 1 if a bound is missed.
 * Usage: npm run bench:benefits -- [--cases FILE] [--program NAME] [--misses] [--json OUT]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFigureFiles } from '../dev/catalog/figure-files.ts';
import { FigureBook } from '../matching/benefits/figures.ts';
import { readCases } from './benefits/cases.ts';
import { LEAST_RIGHT, type Score, scoreCase } from './benefits/score.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    program: { type: 'string' },
    misses: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const file = values.cases ?? samples();
const book = new FigureBook(readFigureFiles());
const { cases, unreadable } = readCases(file);
const scores = cases
  .flatMap((given) => scoreCase(given, book))
  .filter(({ program }) => values.program === undefined || program === values.program);

for (const [program, all] of Map.groupBy(scores, ({ program }) => program)) {
  const scored = all.filter(({ left }) => left === null);
  const refused = scored.filter(({ isWronglyRefused }) => isWronglyRefused).length;
  console.log(
    `${program.padEnd(28)} verdicts ${rate(scored, 'verdict')}   amounts ${rate(scored, 'amount')}   ` +
      `refused though eligible ${refused}   left out ${all.length - scored.length}`,
  );
}
for (const [why, some] of Map.groupBy(
  scores.filter(({ left }) => left !== null),
  ({ program, left }) => `${program}: ${left}`,
))
  console.log(`  left out: ${why} (${some.length})`);
if (values.misses)
  for (const { id, state, year, program, name, what, expected, got } of scores.filter(
    ({ left, isRight }) => left === null && !isRight,
  ))
    console.log(
      `${program} ${name} ${state} ${year} ${id} ${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`,
    );

const scored = scores.filter(({ left }) => left === null);
const held = {
  verdict: shareRight(scored, 'verdict') >= LEAST_RIGHT.verdict,
  amount: shareRight(scored, 'amount') >= LEAST_RIGHT.amount,
  refused: !scored.some(({ isWronglyRefused }) => isWronglyRefused),
};
if (unreadable > 0) console.log(`${unreadable} cases don't match the schema and were left out.`);
console.log(`All: verdicts ${rate(scored, 'verdict')}, amounts ${rate(scored, 'amount')}.`);
if (values.json) writeFileSync(values.json, `${JSON.stringify({ held, bounds: LEAST_RIGHT, scores }, null, 1)}\n`);
process.exitCode = held.verdict && held.amount && held.refused ? 0 : 1;

function shareRight(some: readonly Score[], what: Score['what']): number {
  const of = some.filter((score) => score.what === what);
  return of.length === 0 ? 1 : of.filter(({ isRight }) => isRight).length / of.length;
}

function rate(some: readonly Score[], what: Score['what']): string {
  const of = some.filter((score) => score.what === what);
  return `${of.filter(({ isRight }) => isRight).length} of ${of.length}`.padEnd(12);
}

function samples(): string {
  const folder = process.env['SAMPLE_DATA_DIR'];
  if (!folder) {
    console.log('Skipped: give --cases FILE, or the folder of the sample data as SAMPLE_DATA_DIR.');
    process.exit(0);
  }
  return join(folder, 'benefit-figures', 'cases.jsonl');
}
