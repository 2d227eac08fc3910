import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { ROOT } from '../dev/stack.ts';
import { isHeld } from './figure.ts';
import type { Results, Run } from './results-file.ts';

const DOCUMENT = join(ROOT, 'docs', 'performance.md');
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

/** Writes the generated parts of docs/performance.md: what stands between their markers. */
export function writeDocument(results: Results): void {
  const areas = mustHold.parse(parse(readFileSync(MUST_HOLD, 'utf8')));
  let text = readFileSync(DOCUMENT, 'utf8');
  text = replaced(text, 'must hold', tableOf(areas, results));
  text = replaced(text, 'runs', runsOf(results));
  writeFileSync(DOCUMENT, text);
}

function replaced(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name}: made by npm run bench -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${DOCUMENT} lacks the markers of "${name}"`);
  return `${text.slice(0, from + begin.length)}\n${content}\n${text.slice(to)}`;
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

/** What a row says: the figure of the last whole run, else what was measured before. */
function stateOf({ bound, bench, figure: name, before, on, missed }: Row, results: Results) {
  const earlier = { value: before ?? '–', on: on ?? '–', isMet: before === undefined ? null : !missed };
  if (bench === undefined || name === undefined) return earlier;
  const run = results[bench];
  if (!run || run.quick) return earlier;
  const found = run.figures.find(({ what }) => what === name);
  if (!found) {
    console.warn(`The bench ${bench} has no figure "${name}" any more: see ${MUST_HOLD}`);
    return earlier;
  }
  const { measured, atMost, reference } = found;
  const measuredBound = bound.includes('in the same run') && atMost !== undefined ? `, at most ${shown(atMost)}` : '';
  const beside = reference ? ` (${reference.what}: ${shown(reference.measured)})` : '';
  return { value: `${shown(measured)}${measuredBound}${beside}`, on: run.at.slice(0, 10), isMet: isHeld(found) };
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
