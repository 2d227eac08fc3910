/**
 * Runs the load test and reports its figures: mixed traffic from fifty members, from ten times as many, and from fifty
 * again.
 * Usage: npm run bench:load [-- --json FILE] [--seconds 60]
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { ROOT } from '../../dev/run/stack.ts';
import { LOAD_FIGURES, summary } from '../../tests/load/report.ts';
import { type Figure, writeResult } from '../report/figure.ts';

const CLEAN = ['200', '429', '503'];

const { values } = parseArgs({
  options: { json: { type: 'string' }, seconds: { type: 'string', default: '60' } },
});
rmSync(LOAD_FIGURES, { force: true });
const { status } = spawnSync('vitest', ['run', '--project', 'load'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, LOAD_SECONDS: values.seconds },
});
const [before, tenfold, after] = z.array(summary).parse(JSON.parse(readFileSync(LOAD_FIGURES, 'utf8')));
if (!before || !tenfold || !after) throw new Error('The load test left out a phase');

const notIn = (statuses: Record<string, number>, wanted: readonly string[]) =>
  sumOf(Object.entries(statuses).flatMap(([name, count]) => (wanted.includes(name) ? [] : [count])));
const measured: Figure[] = [
  { what: 'mixed traffic: calls a second', measured: before.callsPerSecond },
  {
    what: 'mixed traffic: errors',
    measured: notIn(before.statuses, ['200']) + sumOf(Object.values(before.faults)),
    atMost: 0,
  },
  { what: 'mixed traffic: p50, ms', measured: before.all.p50 },
  { what: 'mixed traffic: p95, ms', measured: before.all.p95 },
  { what: 'mixed traffic: p99, ms', measured: before.all.p99 },
  { what: 'ten times as many: calls a second', measured: tenfold.callsPerSecond },
  {
    what: 'ten times as many: answers that are not clean',
    measured: notIn(tenfold.statuses, CLEAN) + sumOf(Object.values(tenfold.faults)),
    atMost: 0,
  },
  { what: 'ten times as many: longest answer, ms', measured: Math.max(tenfold.all.longest, tenfold.refusals.longest) },
  {
    what: 'five seconds later: errors',
    measured: notIn(after.statuses, ['200']) + sumOf(Object.values(after.faults)),
    atMost: 0,
  },
  { what: 'five seconds later: p99 in that of before', measured: after.all.p99 / before.all.p99, atMost: 2 },
];
const series = Object.entries(before.byCall).map(([call, times]) => ({ call, ...times }));
writeResult(values.json, { measured, series });
process.exitCode = status ?? 1;

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
