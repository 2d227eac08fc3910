import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { percentile, printTable } from '../../bench/speed-figures.ts';
import { ROOT } from '../../dev/stack.ts';
import type { Outcome, PhaseResult } from './plan.ts';

/** Times in ms of the calls that succeeded. */
export interface Times {
  calls: number;
  p50: number;
  p95: number;
  p99: number;
  longest: number;
}

export interface Summary {
  phase: string;
  members: number;
  seconds: number;
  callsPerSecond: number;
  /** How often each status came; `none` where no answer did. */
  statuses: Record<string, number>;
  /** What no client should ever meet, and how often it was. */
  faults: Record<string, number>;
  drainedInMs: number;
  all: Times;
  /** Of the answers that were no success. */
  refusals: Times;
  byCall: Record<string, Times>;
}

/** What a phase came to, as figures. */
export function summaryOf({ name, members, seconds, drainedInMs, outcomes }: PhaseResult): Summary {
  const good = outcomes.filter(isSuccess);
  const calls = [...new Set(good.map(({ what }) => what))].toSorted();
  return {
    phase: name,
    members,
    seconds,
    callsPerSecond: outcomes.length / seconds,
    statuses: countsOf(outcomes.map(({ status }) => String(status ?? 'none'))),
    faults: countsOf(outcomes.flatMap(({ what, fault }) => (fault === null ? [] : [`${what}: ${fault}`]))),
    drainedInMs,
    all: timesOf(good),
    refusals: timesOf(outcomes.filter((outcome) => !isSuccess(outcome))),
    byCall: Object.fromEntries(calls.map((call) => [call, timesOf(good.filter(({ what }) => what === call))])),
  };
}

/** Calls that did not succeed, by what they met. */
export function errorsOf({ outcomes }: PhaseResult): Record<string, number> {
  return countsOf(
    outcomes
      .filter((outcome) => !isSuccess(outcome))
      .map(({ what, status, fault }) => `${what}: ${status ?? 'no answer'}${fault === null ? '' : `, ${fault}`}`),
  );
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Prints the figures of all phases, and keeps them beside the results of the tests. */
export function report(summaries: readonly Summary[]): void {
  const round = (ms: number) => Math.round(ms * 10) / 10;
  for (const { phase, members, seconds, callsPerSecond, statuses, drainedInMs, all, refusals, byCall } of summaries) {
    const rate = `${callsPerSecond.toFixed(0)} calls a second`;
    printTable(`${phase}: ${members} members, ${seconds.toFixed(0)} s, ${rate}, ms`, [
      ...Object.entries({ ...byCall, all }).map(([call, times]) => ({ call, ...times })),
      ...(refusals.calls > 0 ? [{ call: 'refused', ...refusals }] : []),
    ]);
    const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
    console.log(`Answers by status: ${counts.join(', ')}. The last came ${round(drainedInMs)} ms after the end.`);
  }
  const folder = join(ROOT, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'load-figures.json'), `${JSON.stringify(summaries, null, 2)}\n`);
}

function isSuccess({ status, fault }: Outcome): boolean {
  return status === 200 && fault === null;
}

function timesOf(outcomes: readonly Outcome[]): Times {
  const times = outcomes.map(({ ms }) => ms);
  const at = (share: number) => (times.length === 0 ? 0 : percentile(times, share));
  return { calls: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
}
