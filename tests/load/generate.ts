/**
 * Generates load in a separate process, so its cost doesn't affect another event loop. Reads a plan from standard input
 * and writes the results of all phases to standard output. Only for `npm run test:load`. Written by hand, because
 * autocannon's clients can't pause between requests the way members do.
 */
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Member } from './member.ts';
import { type Outcome, type PhaseResult, plan } from './plan.ts';

const { base, members, pauseMs, phases } = plan.parse(JSON.parse(await text(process.stdin)));
let outcomes: Outcome[] = [];
const everybody = members.map((given) => new Member(base, given, pauseMs, (outcome) => outcomes.push(outcome)));
const results: PhaseResult[] = [];

let ended = performance.now();
for (const { name, members: count, seconds, restSeconds } of phases) {
  // Measured from the end of the last phase, whether or not its last calls got a prompt response.
  await pause(Math.max(0, ended + restSeconds * 1000 - performance.now()));
  outcomes = [];
  const begun = performance.now();
  const present = everybody.slice(0, count);
  const lives = present.map((member) => member.live());
  await pause(seconds * 1000);
  ended = performance.now();
  for (const member of present) member.stop();
  await Promise.all(lives);
  const over = performance.now();
  results.push({ name, members: count, seconds: (over - begun) / 1000, drainedInMs: over - ended, outcomes });
}
process.stdout.write(JSON.stringify(results));
