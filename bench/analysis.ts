/**
 * Runs the statement check on a thousand statements hand-labeled as true or false. Then a fake model mixes true and
 * invented statements for many programs, and the bench checks what members see. Fails if any false statement is shown,
 * or fewer than 95% of the true ones.
 * Usage: npm run bench:analysis [-- --programs 200] [--listings FILE] [--json FILE]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { curatedRows } from '../tests/factories/curated.ts';
import { productWithAi } from '../tests/harness/members/ai.ts';
import { memberWith, unlocked } from '../tests/harness/members/analyses.ts';
import { type Figures, holds, judge, lastRead, noFigures } from '../tests/harness/members/analysis-measure.ts';
import { SCHEMA_NAME } from '../worker/features/ai/analysis/checks/instructions.ts';
import { JUDGE_SCHEMA_NAME } from '../worker/features/ai/analysis/checks/judge.ts';
import type { GrantRow } from '../worker/features/programs/normalize.ts';
import { upsertPrograms } from '../worker/features/programs/upsert.ts';
import { holds as holdsLabeled, type Figures as Labeled, measured, readSet, SETS } from './analysis/labeled.ts';
import { assistanceListings } from './assistance-listings/normalize.ts';
import { writeResult } from './report/figure.ts';

const { values } = parseArgs({
  options: { programs: { type: 'string', default: '200' }, listings: { type: 'string' }, json: { type: 'string' } },
});

const labeled = SETS.map((name) => ({ name, figures: measured(readSet(name)) }));
for (const { name, figures } of labeled) reportLabeled(name, figures);

const product = await productWithAi();
try {
  const rows = values.listings ? listings(values.listings) : curatedRows();
  await upsertPrograms(product.db, rows);
  const base = await product.restart({ LIMIT_ANALYSES_PER_DAY: '100000' });
  const member = await memberWith(product.db, base);
  const figures = noFigures();
  for (const { id } of rows.slice(0, Number(values.programs))) {
    product.ai.plan({ fault: 'lies', holding: SCHEMA_NAME });
    // This judge agrees with everything, because the rules have to work without its help.
    product.ai.plan({ fault: 'agrees', holding: JUDGE_SCHEMA_NAME });
    const analysis = await unlocked(member, id);
    judge(figures, lastRead(product.ai.calls), analysis);
  }
  report(figures);
  const share = (count: number) => count / Math.max(1, figures.truths);
  writeResult(values.json, {
    measured: [
      ...labeled.flatMap(({ name, figures: of }) => [
        { what: `labeled statements (${name})`, measured: of.statements },
        { what: `false ones that are shown (${name})`, measured: of.shown.length, atMost: 0 },
        { what: `share of true ones that are kept (${name})`, measured: 1 - of.lost.length / of.truths, atLeast: 0.95 },
        { what: `share of true ones shown as they were said (${name})`, measured: of.asSaid / of.truths },
      ]),
      { what: 'programs', measured: figures.programs },
      { what: 'invented statements', measured: figures.lies },
      { what: 'invented statements that are shown', measured: figures.shown.length, atMost: 0 },
      { what: 'share of true statements that are kept', measured: 1 - share(figures.lost.length), atLeast: 0.95 },
      { what: 'share shown as the model said them', measured: share(figures.asSaid) },
    ],
  });
  process.exitCode = holds(figures) && labeled.every((one) => holdsLabeled(one.figures)) ? 0 : 1;
} finally {
  await product.close();
}

function reportLabeled(name: string, { statements, truths, asSaid, asQuoted, falsehoods, shown }: Labeled): void {
  const share = (count: number) => `${count} (${((100 * count) / truths).toFixed(1)} %)`;
  console.log(`Labeled by hand, ${name}: ${statements} statements`);
  console.log(`  true: ${truths}, as said ${share(asSaid)}, as the whole quote ${share(asQuoted)}`);
  console.log(`  false: ${falsehoods}, shown ${shown.length} (none may be)`);
  for (const one of name === 'development' ? shown : []) console.log(`    ${one}`);
}

function listings(file: string): GrantRow[] {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  return lines.flatMap((line) => assistanceListings.normalize(assistanceListings.parse(JSON.parse(line)), Date.now()));
}

function report({ programs, truths, asSaid, inTheSourcesWords, lies, shown, kinds, lost }: Figures): void {
  const share = (count: number) => `${((100 * count) / Math.max(1, truths)).toFixed(1)} %`;
  const rows: [string, string | number][] = [
    ['Programs', programs],
    ['True statements', truths],
    ['– shown as the model said them', `${asSaid} (${share(asSaid)})`],
    ['– shown in the words of the source', `${inTheSourcesWords} (${share(inTheSourcesWords)})`],
    ['– kept in all (at least 95 %)', share(asSaid + inTheSourcesWords)],
    ['Invented statements', lies],
    ['– shown (none may be)', shown.length],
  ];
  for (const [name, figure] of rows) console.log(`${name.padEnd(40)} ${figure}`);
  console.log(`\nInvented, by kind:\n${[...kinds].map(([kind, count]) => `  ${kind.padEnd(34)} ${count}`).join('\n')}`);
  for (const [name, list] of [
    ['Shown', shown],
    ['Lost', lost],
  ] as const) {
    if (list.length > 0)
      console.log(
        `\n${name}:\n${list
          .slice(0, 20)
          .map((line) => `  ${line}`)
          .join('\n')}`,
      );
  }
}
