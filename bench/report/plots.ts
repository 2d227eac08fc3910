import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../../dev/run/stack.ts';
import type { Results, Run } from './results-file.ts';
import { bar, curve, decades, drawing, HUES, legend, logScale, number, stroke, words } from './svg.ts';

const FOLDER = join(ROOT, 'docs', 'plots');
const WIDTH = 760;
const MARGIN = 24;

const points = z.array(z.object({ size: z.number(), words: z.string(), who: z.string(), p50: z.number() }));
const calls = z.array(z.object({ endpoint: z.string(), p50: z.number(), p99: z.number(), rowsRead: z.number() }));
const measures = z.object({ queries: z.number(), hitAt1: z.number(), mrrAt10: z.number(), recallAt10: z.number() });
const kinds = z.array(z.object({ kind: z.string(), baseline: measures, ours: measures }));
const fill = z.object({ records: z.number(), fill: z.number(), plain: z.number(), second: z.number() });

const PLOTS: readonly { bench: string; file: string; draw: (series: unknown, caption: string) => string }[] = [
  { bench: 'sizes', file: 'search-by-size.svg', draw: drawSizes },
  { bench: 'endpoints', file: 'calls.svg', draw: drawCalls },
  { bench: 'relevance', file: 'relevance.svg', draw: drawRelevance },
  { bench: 'ingest', file: 'first-fill.svg', draw: drawFill },
];

/** Draws the measurements into docs/plots. A bench that was never run has no plot. */
export function drawPlots(results: Results): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const { bench, file, draw } of PLOTS) {
    const run = results[bench];
    if (run?.series !== undefined) writeFileSync(join(FOLDER, file), draw(run.series, captionOf(run)));
  }
}

function captionOf({ at, commit, machine, quick }: Run): string {
  const day = new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return `${day}, ${commit}, ${machine.cores} cores${quick ? '; a short run on a machine that may be busy' : ''}`;
}

/** Returns a plot with its title above and the test conditions below. */
function plot(height: number, title: string, caption: string, parts: readonly string[]): string {
  const above = words(MARGIN, 30, title, { name: 'title' });
  const below = words(MARGIN, height + 12, caption, { name: 'quiet' });
  return drawing(WIDTH, height + 28, `${title}. ${caption}`, [above, ...parts, below]);
}

/** Plots medians by catalog size, with logarithmic axes and one panel for each kind of words. */
function drawSizes(series: unknown, caption: string): string {
  const all = points.parse(series);
  const who = [...new Set(all.map((point) => point.who))];
  const sizes = [...new Set(all.map(({ size }) => size))].toSorted((a, b) => a - b);
  const ticks = decades(all.map(({ p50 }) => p50));
  const [top, bottom, width] = [100, 330, 300];
  const y = logScale([ticks[0] ?? 1, ticks.at(-1) ?? 10], [bottom, top]);
  const panels = ['all', 'any'].flatMap((kind, place) => {
    const left = 70 + place * (width + 60);
    const x = logScale([sizes[0] ?? 1, sizes.at(-1) ?? 10], [left + 12, left + width - 12]);
    return [
      words(left, top - 12, kind === 'all' ? 'All words in one program' : 'Words of different programs'),
      ...ticks.flatMap((tick) => [
        stroke(left, y(tick), left + width, y(tick), 'axis'),
        words(left - 6, y(tick) + 4, number(tick), { name: 'quiet', anchor: 'end' }),
      ]),
      ...sizes.map((size) => words(x(size), bottom + 18, number(size), { name: 'quiet', anchor: 'middle' })),
      ...who.map((name, nth) => {
        const own = all.filter((point) => point.words === kind && point.who === name);
        return curve(
          own.map(({ size, p50 }) => [x(size), y(p50)] as const),
          HUES[nth % HUES.length] ?? 'a',
        );
      }),
    ];
  });
  const title = 'Search by number of programs, median in ms';
  return plot(360, title, caption, [legend(MARGIN, 60, who), ...panels]);
}

/** Plots each API call as a bar for its median and a mark for its 99th percentile. */
function drawCalls(series: unknown, caption: string): string {
  const all = calls.parse(series).toSorted((a, b) => b.p50 - a.p50);
  const [left, right, top, height] = [290, 640, 80, 15];
  const bottom = top + all.length * height;
  const ticks = decades(all.flatMap(({ p50, p99 }) => [p50, p99]));
  const x = logScale([ticks[0] ?? 1, ticks.at(-1) ?? 10], [left, right]);
  const grid = ticks.flatMap((tick) => [
    stroke(x(tick), top - 6, x(tick), bottom, 'axis'),
    words(x(tick), top - 12, number(tick), { name: 'quiet', anchor: 'middle' }),
  ]);
  const rows = all.flatMap(({ endpoint, p50, p99, rowsRead }, place) => {
    const y = top + place * height;
    return [
      words(left - 8, y + 11, endpoint, { name: 'quiet', anchor: 'end' }),
      bar(left, y + 2, x(p50) - left, height - 4, 'b'),
      stroke(x(p99), y + 2, x(p99), y + height - 2, 'mark'),
      words(WIDTH - MARGIN, y + 11, number(rowsRead), { name: 'quiet', anchor: 'end' }),
    ];
  });
  const title = 'Calls of the API, ms';
  const key = 'Bar: median. Mark: 99th percentile. At the right: rows read, of the costliest call.';
  return plot(bottom + 16, title, caption, [words(MARGIN, 50, key, { name: 'quiet' }), ...grid, ...rows]);
}

/** Plots the scores of plain full-text search next to those of our search. */
function drawRelevance(series: unknown, caption: string): string {
  const all = kinds.parse(series);
  const [top, bottom, wide] = [90, 290, (WIDTH - 2 * MARGIN - 40) / all.length];
  const y = (share: number) => bottom - share * (bottom - top);
  const names = { hitAt1: 'hit@1', mrrAt10: 'MRR', recallAt10: 'recall' } as const;
  const grid = [0, 0.5, 1].flatMap((tick) => [
    stroke(MARGIN + 30, y(tick), WIDTH - MARGIN, y(tick), 'axis'),
    words(MARGIN + 24, y(tick) + 4, String(tick), { name: 'quiet', anchor: 'end' }),
  ]);
  const groups = all.flatMap(({ kind, baseline, ours }, place) => {
    const left = MARGIN + 40 + place * wide;
    const third = (wide - 16) / 3;
    const bars = (['hitAt1', 'mrrAt10', 'recallAt10'] as const).flatMap((measure, nth) => {
      const x = left + nth * third;
      const half = third / 2 - 2;
      return [
        bar(x, y(baseline[measure]), half, bottom - y(baseline[measure]), 'b'),
        bar(x + half + 1, y(ours[measure]), half, bottom - y(ours[measure]), 'a'),
        words(x + half, bottom + 15, names[measure], { name: 'quiet', anchor: 'middle' }),
      ];
    });
    const name = `${kind} (${ours.queries})`;
    return [...bars, words(left + (wide - 16) / 2, bottom + 34, name, { anchor: 'middle' })];
  });
  const title = 'Right programs found, by what was looked for (queries)';
  const key = [bar(MARGIN, 51, 10, 10, 'b'), words(MARGIN + 15, 60, 'plain full text')];
  const ownKey = [bar(MARGIN + 125, 51, 10, 10, 'a'), words(MARGIN + 140, 60, 'Grantlight')];
  return plot(340, title, caption, [...key, ...ownKey, ...grid, ...groups]);
}

/** Plots the seconds that an initial load, a second crawl and a plain insert take. */
function drawFill(series: unknown, caption: string): string {
  const { records, fill: first, plain, second } = fill.parse(series);
  const rows: [string, number, string][] = [
    ['First fill through the Worker', first, 'a'],
    ['The same rows inserted plainly', plain, 'b'],
    ['Second crawl, nothing changed', second, 'a'],
  ];
  const most = Math.max(...rows.map(([, seconds]) => seconds));
  const [left, right, top] = [230, WIDTH - 90, 56];
  const parts = rows.flatMap(([name, seconds, hue], place) => {
    const y = top + place * 34;
    const width = (seconds / most) * (right - left);
    return [
      words(left - 10, y + 17, name, { anchor: 'end' }),
      bar(left, y + 4, width, 20, hue),
      words(left + width + 8, y + 18, `${number(seconds)} s`, { name: 'quiet' }),
    ];
  });
  const title = `${number(records)} opportunities, seconds`;
  return plot(top + rows.length * 34 + 10, title, caption, parts);
}
