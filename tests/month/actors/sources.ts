import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { MadeUp } from '../../../dev/sources/made-up.ts';
import { brokenInvariants } from '../../harness/product/invariants.ts';
import { type Actor, DAY, HOUR, MINUTE, type Moment, type Month, oneOf } from '../moment.ts';
import { VICTIMS } from '../product.ts';

/** The numbers of the opportunities that close during the month, in order. */
const CLOSING = [...Array(12).keys()];
const FIRST_NEW = 100;
const NEW_A_DAY = 2;
const CRAWL_MS = 120_000;
/** The faults that a source can have in a night. */
const FAULTS = ['too_many', 'server_error', 'cut_off', 'not_whole', 'changed_schema', 'wrong_type'] as const;
const PATHS = ['/grants-gov', '/federal-register', '/california', '/pennsylvania', '/feeds', '/sbir'] as const;

const changed = new Map<number, Partial<MadeUp>>();
/** The numbers of opportunities whose amount has changed since the last crawl. */
let unread: number[] = [];

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);
/** A word in new programs that a member's saved search finds. */
export const WORD = 'harbor';

function change(index: number, given: Partial<MadeUp>): void {
  changed.set(index, { ...changed.get(index), ...given });
}

/** Sources that list more, fewer and different programs each day, and fail on some nights. */
export const changingSources = {
  async begins({ product, firstDay, random }: Month, { day, hour }: Moment): Promise<void> {
    const { world } = product.sources;
    if (hour !== 6) return;
    if (day === 0) {
      Object.assign(world, { now: firstDay, changed });
      for (const index of CLOSING) {
        const closes = isoDay(firstDay + (4 + index * 2) * DAY);
        change(index, { isForecast: false, closes, closesNote: null, applicants: ['99'] });
      }
    } else {
      for (let nth = 0; nth < NEW_A_DAY; nth += 1) {
        const index = FIRST_NEW + day * NEW_A_DAY + nth;
        const title = `Harbor Renewal Program ${index}`;
        change(index, { title, isForecast: false, applicants: ['99'], closes: isoDay(firstDay + (60 + day) * DAY) });
        world.listed.push(index);
      }
      const gone = oneOf(
        world.listed.filter((index) => index > CLOSING.length && index < FIRST_NEW),
        random,
      );
      if (day % 3 === 0) world.listed = world.listed.filter((index) => index !== gone);
      const other = oneOf(CLOSING, random);
      change(other, { ceiling: 10_000 + day * 1000, floor: null });
      unread.push(other);
    }
    world.revision += 1;
    product.sources.heal();
    if (day % 4 === 3) product.sources.plan({ fault: oneOf(FAULTS, random), path: oneOf(PATHS, random), times: 3 });
  },

  /** Runs the nightly crawl to its end. On some nights, kills the Worker partway through. */
  async crawls(month: Month, { day }: Moment, start: () => Promise<void>): Promise<void> {
    const { product, book, random } = month;
    if (book.isDisturbed) return;
    let killed: Promise<void> | null = null;
    const killAt = product.sources.calls.length + 5 + Math.floor(random() * 60);
    const victim = oneOf(VICTIMS, random);
    if (day % 2 === 1)
      product.sources.onCall = (count) => {
        if (count !== killAt) return;
        book.isDisturbed = true;
        book.counts.crashes += 1;
        killed = product.killWorker(victim);
      };
    await start();
    await untilRunEnds(month, () => killed);
    product.sources.onCall = () => {};
    book.isDisturbed = false;
    await noteChanges(month);
    for (const broken of await brokenInvariants(product.db())) book.fault(`after the crawl: ${broken}`);
  },
} satisfies Actor & Record<string, unknown>;

const lastRun = z.array(z.object({ status: z.string() }));

/** Waits in real time until the run ends. Restarts a killed Worker; the scheduled task then takes over the run. */
async function untilRunEnds({ product, book, clock, tick }: Month, killed: () => Promise<void> | null): Promise<void> {
  let isTakenOver = false;
  for (const until = performance.now() + CRAWL_MS; performance.now() < until; await pause(200)) {
    const kill = killed();
    if (kill && !isTakenOver) {
      isTakenOver = true;
      await kill;
      await product.restartWorker();
      clock.moveTo(Date.now() + 5 * MINUTE);
      book.isDisturbed = false;
      await tick();
    }
    const [run] = lastRun.parse(await product.db().all(sql`SELECT status FROM crawl_runs ORDER BY id DESC LIMIT 1`));
    if (run?.status === 'complete' && (!kill || isTakenOver)) return;
  }
  book.fault('the crawl did not end');
}

const idRows = z.array(z.object({ id: z.string() }));

/** Records the programs that show the source's current amounts. Members who saved them are notified. */
async function noteChanges({ product, book }: Month): Promise<void> {
  const left: number[] = [];
  for (const index of new Set(unread)) {
    const ceiling = changed.get(index)?.ceiling ?? 0;
    const amount = `%${ceiling.toLocaleString('en-US')}%`;
    const rows = idRows.parse(
      await product
        .db()
        .all(
          sql`SELECT id FROM grants WHERE source = 'grants-gov' AND title LIKE ${`%Program ${index}`} AND amount LIKE ${amount}`,
        ),
    );
    if (rows.length === 0) left.push(index);
    for (const { id } of rows) book.changes.push({ grantId: id, readAt: Date.now() });
  }
  unread = left;
}

/** Returns programs from the sources that close soon. */
export async function closingPrograms({ product }: Month, within = 28 * DAY, from = 2 * HOUR): Promise<string[]> {
  const [first, last] = [from, within].map((ms) => new Date(Date.now() + ms).toISOString());
  const rows = await product.db().all(
    sql`SELECT id FROM grants WHERE status = 'open' AND deadline_kind = 'fixed' AND merged_into IS NULL
      AND deadline_at BETWEEN ${first} AND ${last} ORDER BY id`,
  );
  return idRows.parse(rows).map(({ id }) => id);
}
