/** Runs the month in a process with a movable clock. Started by `run.ts`. */
import { readdirSync } from 'node:fs';
import { TASKS } from '../../worker/features/upkeep/scheduled.ts';
import { randomOf } from '../harness/random.ts';
import { cards, joinBefore } from './actors/cards.ts';
import { crashes } from './actors/crashes.ts';
import { database } from './actors/database.ts';
import { members } from './actors/members.ts';
import { operator } from './actors/operator.ts';
import { changingSources } from './actors/sources.ts';
import { visits } from './actors/visits.ts';
import { newBook } from './book.ts';
import { movedClock } from './clock/clock.ts';
import { faultsOfDay, faultsOfMonth } from './invariants.ts';
import { type Actor, DAY, HOUR, MINUTE, type Month } from './moment.ts';
import { startedProduct } from './product.ts';
import { newTable } from './table.ts';

const DAYS = Number(process.env['MONTH_DAYS'] || 31);
const SEED = Number(process.env['MONTH_SEED'] || 1127);
/** Plans that were paid for this long ago are renewed during the month. */
const EARLIER = 30 * DAY;
/**
 * The test has to finish within an hour. On a slower machine, it stops before that, checks the state so far, and fails.
 */
const MOST_MS = 54 * MINUTE;
const STEP = 30 * MINUTE;
/** The frequent tasks run hourly, and every half hour around the morning's mail in Ohio (UTC hours). */
const MORNING = { from: 10, to: 13 } as const;
const [folder = ''] = process.argv.slice(2);

const [MAIL = '', ALERTS = '', SWEEP = '', CRAWL = ''] = Object.keys(TASKS);
const begun = performance.now();
const product = await startedProduct(folder);
const end = () => void product.close().finally(() => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);

const clock = movedClock();
const firstDay = Math.ceil((Date.now() + EARLIER) / DAY) * DAY;
const book = newBook(product);
const table = newTable(product, book);
const month: Month = { product, book, clock, random: randomOf(SEED), days: DAYS, firstDay, tick };
const ACTORS: readonly (readonly [string, Actor])[] = Object.entries({
  operator,
  changingSources,
  members,
  visits,
  cards,
  database,
  crashes,
});

const spent = new Map<string, number>();

/** Adds to the total time of a phase. */
async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  try {
    return await work();
  } finally {
    spent.set(name, (spent.get(name) ?? 0) + performance.now() - from);
  }
}

/** Runs the automatic events: the two frequent tasks, and what's due at Stripe. */
async function tick(): Promise<void> {
  await timed('Stripe', () => product.stripe.advance(0));
  for (const cron of [MAIL, ALERTS]) await scheduled(cron);
  await timed('mail read', () => book.collectMail());
}

/** Runs a scheduled task, which must succeed unless a fault is active. */
async function scheduled(cron: string): Promise<void> {
  const status = await timed(cron, () => product.run(cron));
  if (status !== 200 && !book.isDisturbed) book.fault(`the task of "${cron}" answered ${status}`);
}

async function liveThroughDay(day: number): Promise<void> {
  const midnight = firstDay + day * DAY;
  for (let at = midnight; at < midnight + DAY; at += STEP) {
    clock.moveTo(at);
    const hour = Math.floor((at - midnight) / HOUR);
    const moment = { day, hour, isFullHour: at % HOUR === 0 };
    if (moment.isFullHour)
      for (const [name, actor] of ACTORS) await timed(name, async () => actor.begins?.(month, moment));
    if (moment.isFullHour || (hour >= MORNING.from && hour <= MORNING.to)) await tick();
    if (moment.isFullHour)
      for (const [name, actor] of ACTORS) await timed(name, async () => actor.acts?.(month, moment));
    if (hour === 7 && !moment.isFullHour) {
      clock.moveTo(midnight + 7 * HOUR + 47 * MINUTE);
      await timed('crawls', () => changingSources.crawls(month, moment, () => scheduled(CRAWL)));
    }
    if (hour === 9 && moment.isFullHour) {
      clock.moveTo(midnight + 9 * HOUR + 23 * MINUTE);
      await scheduled(SWEEP);
    }
    if (!moment.isFullHour)
      for (const [name, actor] of ACTORS) await timed(name, async () => actor.ends?.(month, moment));
  }
}

try {
  await joinBefore(month, EARLIER);
  for (let day = 0; day < DAYS; day += 1) {
    if (performance.now() - begun > MOST_MS) {
      book.fault(`only ${day} of ${DAYS} days were driven in ${MOST_MS / MINUTE} minutes`);
      break;
    }
    await liveThroughDay(day);
    for (const fault of await timed('looks of each day', () => faultsOfDay(month, day))) book.fault(fault);
    await table.note(day);
  }
  for (const fault of await timed('look at the end', () => faultsOfMonth(month, table))) book.fault(fault);
} catch (error) {
  book.fault(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await product.close();
}

table.print();
for (const fault of book.faults) console.error(`FAULT ${fault}`);
for (const [name, ms] of spent) console.log(`${name.padEnd(20)} ${(ms / 1000).toFixed(1).padStart(7)} s`);
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
console.log(
  `${DAYS} days in ${minutes} minutes (seed ${SEED}, ${readdirSync(folder).length} files kept until the end)`,
);
console.log(book.faults.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exit(book.faults.length === 0 ? 0 : 1);
