import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ROOT } from '../../dev/run/stack.ts';
import { type PhaseResult, type Plan, phaseResult } from './plan.ts';
import { type LoadedProduct, startLoadedProduct } from './product.ts';
import { errorsOf, report, summaryOf } from './report.ts';

const MEMBERS = 50;
const TIMES_AS_MANY = 10;
const SECONDS = Number(process.env['LOAD_SECONDS'] || 60);
const REST_SECONDS = 5;
/** A member who acts without reading. Real people take about ten times as long. */
const PAUSE_MS = 400;
/** Anything less isn't load, even on a busy machine. */
const LEAST_A_SECOND = 10;

let product: LoadedProduct;
let phases: { before: PhaseResult; tenfold: PhaseResult; after: PhaseResult };

beforeAll(async () => {
  product = await startLoadedProduct();
  const [, before, tenfold, after] = await generate({
    base: product.url,
    members: await product.newMembers(MEMBERS * TIMES_AS_MANY),
    pauseMs: PAUSE_MS,
    phases: [
      { name: 'Warming up', members: MEMBERS, seconds: 5, restSeconds: 0 },
      { name: 'Mixed traffic', members: MEMBERS, seconds: SECONDS, restSeconds: 0 },
      { name: 'Ten times as many', members: MEMBERS * TIMES_AS_MANY, seconds: SECONDS / 2, restSeconds: 0 },
      { name: 'Five seconds later', members: MEMBERS, seconds: SECONDS / 2, restSeconds: REST_SECONDS },
    ],
  });
  if (!before || !tenfold || !after) throw new Error('The generator left out a phase');
  report([before, tenfold, after].map(summaryOf));
  phases = { before, tenfold, after };
}, 240_000);

afterAll(() => product?.close());

test('fifty members at once meet no error', () => {
  expect(errorsOf(phases.before)).toEqual({});
  expect(phases.before.outcomes.length).toBeGreaterThan(SECONDS * LEAST_A_SECOND);
});

test('ten times as many members are served or refused cleanly, and no call hangs', () => {
  expect(summaryOf(phases.tenfold).faults).toEqual({});
  const statuses = new Set(phases.tenfold.outcomes.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 429 && status !== 503)).toEqual([]);
});

test('five seconds later everything is back to normal', () => {
  expect(errorsOf(phases.after)).toEqual({});
  const [before, after] = [summaryOf(phases.before), summaryOf(phases.after)];
  expect(after.all.p99).toBeLessThanOrEqual(2 * before.all.p99);
});

async function generate(plan: Plan): Promise<PhaseResult[]> {
  const generator = spawn('node', [join(ROOT, 'tests', 'load', 'generate.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  generator.stdin.end(JSON.stringify(plan));
  return z.array(phaseResult).parse(JSON.parse(await text(generator.stdout)));
}
