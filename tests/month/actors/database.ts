import { errorBody } from '../../../contract/errors.ts';
import { getSavedGrants } from '../../../contract/saved/saved.ts';
import { brokenInvariants } from '../../harness/product/invariants.ts';
import type { Member } from '../book.ts';
import { type Actor, type Moment, type Month, oneOf } from '../moment.ts';
import { logIn } from './members.ts';

/** The hours of the outages, one every fifth day. Some are the hour of the morning's mail. */
const HOURS = [12, 8, 21, 2, 15, 11] as const;
const PATIENCE_MS = 15_000;

function hourOf(day: number): number | null {
  return day % 5 === 2 ? (HOURS[Math.floor(day / 5) % HOURS.length] ?? null) : null;
}

let lostAt: number | null = null;
/** A member who is logged in when the database goes down. */
let witness: Member | null = null;

/** Kills the database server with SIGKILL and keeps it down for an hour. */
export const database: Actor = {
  async begins(month, { day, hour }: Moment) {
    if (lostAt !== null) await comesBack(month);
    if (hour !== hourOf(day)) return;
    const { product, book } = month;
    await book.collectMail();
    witness = oneOf(book.living(), month.random);
    await logIn(witness);
    book.isDisturbed = true;
    lostAt = Date.now();
    await product.loseDatabase();
  },
  /** Calls during the outage must fail quickly and with a message. */
  async acts({ book }) {
    if (lostAt === null || !witness) return;
    const begun = performance.now();
    const { status, text } = await witness.client.send('GET', getSavedGrants.path);
    book.counts.refusedCalls += 1;
    const took = performance.now() - begun;
    if (status !== 503 || !errorBody.safeParse(JSON.parse(text)).success || took > PATIENCE_MS)
      book.fault(`without its database the product answered ${status} after ${Math.round(took)} ms: ${text}`);
  },
};

async function comesBack({ product, book }: Month): Promise<void> {
  await product.bringBack();
  book.outages.push({ from: lostAt ?? Date.now(), to: Date.now() });
  lostAt = null;
  book.isDisturbed = false;
  if (!(await product.isHealthy())) book.fault('the product did not come back with its database');
  for (const broken of await brokenInvariants(product.db())) book.fault(`after the database was away: ${broken}`);
}
