import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { percentile, printTable } from '../../dev/catalog/figures.ts';
import { ROOT } from '../../dev/run/stack.ts';
import type { Outcome, PhaseResult } from './plan.ts';

/** The file for the last run's figures, next to the test results. */
export const LOAD_FIGURES = join(ROOT, 'test-results', 'load-figures.json');

/** Times in ms. */
const times = z.object({ calls: z.number(), p50: z.number(), p95: z.number(), p99: z.number(), longest: z.number() });
type Times = z.infer<typeof times>;

const counts = z.record(z.string(), z.number());

export const summary = z.object({
  phase: z.string(),
  members: z.number(),
  seconds: z.number(),
  callsPerSecond: z.number(),
  /** The count of each status, or `none` for calls without a response. */
  statuses: counts,
  /** Responses that no client should ever get, with their counts. */
  faults: counts,
  drainedInMs: z.number(),
  /** Times of the calls that succeeded. */
  all: times,
  byCall: z.record(z.string(), times),
  /** Times of the failed responses. */
  refusals: times,
});
type Summary = z.infer<typeof summary>;

/** Summarizes a phase's result as figures. */
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

/** Counts failed calls by error. */
export function errorsOf({ outcomes }: PhaseResult): Record<string, number> {
  return countsOf(
    outcomes
      .filter((outcome) => !isSuccess(outcome))
      .map(({ what, status, fault }) => `${what}: ${status ?? 'no answer'}${fault === null ? '' : `, ${fault}`}`),
  );
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const name of names) counted[name] = (counted[name] ?? 0) + 1;
  return counted;
}

/** Prints the figures of all phases, and saves them next to the test results. */
export function report(summaries: readonly Summary[]): void {
  const round = (ms: number) => Math.round(ms * 10) / 10;
  for (const { phase, members, seconds, callsPerSecond, statuses, drainedInMs, all, refusals, byCall } of summaries) {
    const rate = `${callsPerSecond.toFixed(0)} calls a second`;
    printTable(`${phase}: ${members} members, ${seconds.toFixed(0)} s, ${rate}, ms`, [
      ...Object.entries({ ...byCall, all }).map(([call, one]) => ({ call, ...one })),
      ...(refusals.calls > 0 ? [{ call: 'refused', ...refusals }] : []),
    ]);
    const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
    console.log(`Answers by status: ${answers.join(', ')}. The last came ${round(drainedInMs)} ms after the end.`);
  }
  mkdirSync(dirname(LOAD_FIGURES), { recursive: true });
  writeFileSync(LOAD_FIGURES, `${JSON.stringify(summaries, null, 2)}\n`);
}

function isSuccess({ status, fault }: Outcome): boolean {
  return status === 200 && fault === null;
}

function timesOf(outcomes: readonly Outcome[]): Times {
  const all = outcomes.map(({ ms }) => ms);
  const at = (share: number) => (all.length === 0 ? 0 : percentile(all, share));
  return { calls: all.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
}
