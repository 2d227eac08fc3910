import { eq, isNotNull } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { outbox } from '../../worker/db/schema/index.ts';
import { TASKS } from '../../worker/features/upkeep/scheduled.ts';
import { brokenInvariants } from '../harness/product/invariants.ts';
import { killableProduct, VICTIMS } from '../harness/product/killable-product.ts';
import { randomOf } from '../harness/random.ts';
import { ACCOUNT_WRITERS } from './writers/account.ts';
import { ASKING_WRITERS } from './writers/asking.ts';
import { PAYING_WRITERS } from './writers/paying.ts';
import { PROGRAM_WRITERS } from './writers/programs.ts';
import type { Writer } from './writers/writer.ts';

const ROUNDS = 4;
const SEED = Number(process.env['KILL_SEED'] || Date.now() % 100_000);
const [EVERY_FIVE_MINUTES = ''] = Object.keys(TASKS);
/** The maximum number of writes before the kill, and the maximum delay in ms. */
const MOST_WRITES = 150;
const MOST_MS = 60;

const product = await killableProduct();

/** Writes until the Worker is killed. Failures before that are faults. */
async function writeOn(name: string, writer: Writer, state: { isKilled: boolean; written: number }): Promise<void> {
  while (!state.isKilled) {
    try {
      await writer.write();
    } catch (error) {
      if (state.isKilled) return;
      throw new Error(`${name} failed before anything was killed`, { cause: error });
    }
    state.written += 1;
  }
}

/** Expects an email that was interrupted while being sent to be resent once its lease has expired. */
async function mailGoesOut(): Promise<void> {
  const cutOff = isNotNull(outbox.failure);
  const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000).toISOString();
  await product.db.update(outbox).set({ sentAt: elevenMinutesAgo, createdAt: elevenMinutesAgo }).where(cutOff);
  await product.run(EVERY_FIVE_MINUTES);
  expect(await product.db.$count(outbox, isNotNull(outbox.failure))).toBe(0);
  expect(await product.db.$count(outbox, eq(outbox.attempts, 0))).toBe(0);
}

test(`a Worker killed during writes loses nothing it acknowledged (seed ${SEED})`, async () => {
  const random = randomOf(SEED);
  await product.serve();
  const kinds = Object.entries({ ...ACCOUNT_WRITERS, ...PROGRAM_WRITERS, ...PAYING_WRITERS, ...ASKING_WRITERS });
  const writers = await Promise.all(kinds.map(async ([name, kind]) => ({ name, writer: await kind(product) })));
  for (let round = 0; round < ROUNDS; round += 1) {
    const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
    const killAt = 20 + Math.floor(random() * MOST_WRITES);
    const state = { isKilled: false, written: 0 };
    const writing = writers.map(({ name, writer }) => writeOn(name, writer, state));
    const isFar = () => expect(state.written).toBeGreaterThanOrEqual(killAt);
    await Promise.race([Promise.all(writing), vi.waitFor(isFar, { timeout: 60_000, interval: 5 })]);
    await new Promise((resolve) => setTimeout(resolve, random() * MOST_MS));
    state.isKilled = true;
    await product.kill(victim);
    await Promise.all(writing);
    await product.serve();
    expect(await brokenInvariants(product.db), `seed ${SEED}, round ${round}`).toEqual([]);
    for (const { name, writer } of writers) {
      await writer.verify().catch((cause: unknown) => {
        throw new Error(`seed ${SEED}, round ${round}, ${victim} after ${state.written} writes: ${name}: ${cause}`, {
          cause,
        });
      });
    }
    await mailGoesOut();
    expect(await brokenInvariants(product.db), `seed ${SEED}, round ${round}`).toEqual([]);
  }
}, 300_000);
