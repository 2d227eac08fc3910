import { setTimeout as pause } from 'node:timers/promises';
import { getHealth } from '../../../contract/health.ts';
import { postDismissedGrant } from '../../../contract/saved/dismissed.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { brokenInvariants } from '../../harness/product/invariants.ts';
import { type Actor, type Moment, oneOf } from '../moment.ts';
import { VICTIMS } from '../product.ts';

/** Crashes happen twice a day. On odd days, the first one hits the crawl (`sources.ts`). */
const HOURS = { even: [4, 18], odd: [18] } as const;
const MOST_MS = 1500;

function falls({ day, hour }: Moment): boolean {
  return HOURS[day % 2 === 0 ? 'even' : 'odd'].some((one) => one === hour);
}

/** Kills the Worker with SIGKILL while scheduled tasks run, Stripe sends events and members write. */
export const crashes: Actor = {
  async acts({ product, book, random, tick }, moment) {
    if (book.isDisturbed || !falls(moment)) return;
    const [victim, after] = [oneOf(VICTIMS, random), random() * MOST_MS];
    book.isDisturbed = true;
    const writers = Array.from({ length: 5 }, () => oneOf(book.living(), random)).map(async ({ client }) => {
      await client.send('POST', searchGrants.path, { body: { searchTerm: 'farm' } });
      await client.send('POST', postDismissedGrant.path, { body: { grantId: '21st-century-learning-center-grants' } });
    });
    const busy = Promise.allSettled([tick(), ...writers]);
    await pause(after);
    await product.killWorker(victim);
    await busy;
    book.counts.crashes += 1;
    await product.restartWorker();
    book.isDisturbed = false;
    const { status } = await product.newClient().send('GET', getHealth.path);
    if (status !== 200) book.fault(`after the crash the health says ${status}`);
    for (const broken of await brokenInvariants(product.db())) book.fault(`after a crash (${victim}): ${broken}`);
  },
};
