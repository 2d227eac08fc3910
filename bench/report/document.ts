import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { ROOT } from '../../dev/run/stack.ts';
import { type Figure, isHeld } from './figure.ts';
import type { Results, Run } from './results-file.ts';

const DOCUMENT = join(ROOT, 'bench', 'results', 'README.md');
const MUST_HOLD = join(ROOT, 'bench', 'must-hold.yaml');

const row = z.strictObject({
  what: z.string(),
  bound: z.string(),
  bench: z.optional(z.string()),
  figure: z.optional(z.string()),
  command: z.optional(z.string()),
  before: z.optional(z.string()),
  on: z.optional(z.string()),
  missed: z.optional(z.boolean()),
  why: z.optional(z.string()),
});
type Row = z.infer<typeof row>;
const mustHold = z.record(z.string(), z.array(row));

/** Writes bench/results/README.md: the bounds, with the figures from the last runs. */
export function writeDocument(results: Results): void {
  const areas = mustHold.parse(parse(readFileSync(MUST_HOLD, 'utf8')));
  writeFileSync(
    DOCUMENT,
    `# Bounds and figures

\`npm run bench\` writes this file from \`bench/must-hold.yaml\` and \`latest.json\`. How to read it: [docs/performance.md](../../docs/performance.md).

## What must hold

${tableOf(areas, results)}

## The last run of each bench

${runsOf(results)}
`,
  );
}

function tableOf(areas: Record<string, Row[]>, results: Results): string {
  const lines = Object.entries(areas).flatMap(([area, rows]) =>
    rows.map((given) => {
      const { value, on, isMet } = stateOf(given, results);
      const note = isMet === null ? 'not yet measured' : isMet ? 'yes' : `**no**${given.why ? `: ${given.why}` : ''}`;
      const command = given.command ?? `\`npm run bench:${given.bench}\``;
      return `| ${[area, given.what, given.bound, value, on, note, command].join(' | ')} |`;
    }),
  );
  return [
    '| area | what | bound | measured | on | met | how |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/** Returns a row's text: the figure from the last full run, or else the one recorded earlier. */
function stateOf({ bound, bench, figure: name, before, on, missed }: Row, results: Results) {
  const earlier = { value: before ?? '–', on: on ?? '–', isMet: before === undefined ? null : !missed };
  if (bench === undefined || name === undefined) return earlier;
  const run = results[bench];
  if (!run || run.quick) return earlier;
  // A bench that measures several pages adds the largest one's name to the figure.
  const found = run.figures.find(({ what }) => what === name || what.startsWith(`${name}, `));
  if (!found) {
    console.warn(`The bench ${bench} no longer has the figure "${name}": see ${MUST_HOLD}`);
    return earlier;
  }
  const { measured, atMost, reference } = found;
  const measuredBound = bound.includes('in the same run') && atMost !== undefined ? `, at most ${shown(atMost)}` : '';
  const beside = reference ? ` (${reference.what}: ${shown(reference.measured)})` : '';
  return { value: `${shown(measured)}${measuredBound}${beside}`, on: run.at.slice(0, 10), isMet: holds(found, bound) };
}

/** Uses today's bound, which may differ from the run's. */
function holds(found: Figure, bound: string): boolean {
  const [, sign, limit] = /^([≤≥]) ([\d.]+)/.exec(bound) ?? [];
  if (limit === undefined) return isHeld(found);
  const { what, measured } = found;
  return isHeld({ what, measured, [sign === '≤' ? 'atMost' : 'atLeast']: Number(limit) });
}

function runsOf(results: Results): string {
  const lines = Object.entries(results).map(([name, run]) => `| ${[name, ...aboutRun(run)].join(' | ')} |`);
  return ['| bench | on | commit | took | machine | run |', '| --- | --- | --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
}

function aboutRun({ at, commit, machine, quick, seconds, failure }: Run): string[] {
  const { processor, cores, memoryGb, node } = machine;
  return [
    at.slice(0, 10),
    commit,
    `${Math.round(seconds)} s`,
    `${processor}, ${cores} cores, ${memoryGb} GB, Node ${node}`,
    failure ?? (quick ? 'short, on a machine that may be busy' : 'whole'),
  ];
}

function shown(value: number | null): string {
  if (value === null) return '–';
  return String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
}
