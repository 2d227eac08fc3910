/**
 * Measures how long `npm run typecheck` takes on an unchanged tree, and after adding an export to one file in each
 * folder. Restores each file it changes. Fails if a bound is missed.
 * Usage: npm run bench:types [-- --json FILE]
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bound, holds, printTable } from '../../dev/catalog/figures.ts';
import { ROOT } from '../../dev/run/stack.ts';
import { writeResult } from '../report/figure.ts';

const UNCHANGED_SECONDS = 3;
const CHANGED_SECONDS = 8;
const EXPORT = '\nexport const ADDED_BY_BENCH = true;\n';
const CHANGES = [
  { file: 'contract/programs/grants.ts', added: EXPORT },
  { file: 'worker/env.ts', added: EXPORT },
  { file: 'site/src/features/search/texts.ts', added: EXPORT },
  { file: 'site/src/layouts/Page.astro', added: '\n<!-- added by bench -->\n' },
];

const { values } = parseArgs({ options: { json: { type: 'string' } } });
secondsToCheck();
const figures: Bound[] = [{ what: 'unchanged, s', measured: secondsToCheck(), atMost: UNCHANGED_SECONDS }];
for (const { file, added } of CHANGES) {
  figures.push({ what: `after a change in ${file}, s`, measured: secondsAfter(file, added), atMost: CHANGED_SECONDS });
}
printTable(
  'Type check',
  figures.map((figure) => ({ ...figure, holds: holds(figure) ? 'yes' : 'NO' })),
);
writeResult(values.json, { measured: figures });
process.exitCode = figures.every(holds) ? 0 : 1;

function secondsAfter(file: string, added: string): number {
  const path = join(ROOT, file);
  const before = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, before + added);
    return secondsToCheck();
  } finally {
    writeFileSync(path, before);
    secondsToCheck();
  }
}

function secondsToCheck(): number {
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, ['dev/run/typecheck.ts'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The types have errors: fix them first');
  return (performance.now() - begun) / 1000;
}
