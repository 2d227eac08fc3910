import type { ScheduledController } from '@cloudflare/workers-types';
import { aiOf } from '../../clients/ai/ai.ts';
import { mailerOf } from '../../clients/mail/mailer.ts';
import { sendWholeOutbox } from '../../clients/mail/outbox.ts';
import { goOn, startRun, THE_SCHEDULE } from '../../crawler/run/start.ts';
import { type Database, openDatabase } from '../../db/client.ts';
import { reasonOf } from '../../db/failure.ts';
import { type Bindings, type Settings, settingsOf } from '../../env.ts';
import { sendDueMail } from '../alerts/due.ts';
import { settleBilling } from '../billing/reconcile.ts';
import { closePassed } from '../catalogue/close-passed.ts';
import { embedPrograms } from '../catalogue/embeddings.ts';
import { sweep } from './sweep.ts';

type Task = (db: Database, settings: Settings) => Promise<Record<string, number | string>>;

/** What is done when, by the expressions of wrangler.toml (UTC). */
export const TASKS: Readonly<Record<string, Task>> = {
  '*/5 * * * *': (db, settings) =>
    eachOf([
      () => sendWholeOutbox(db, mailerOf(settings)),
      () => settleBilling(db, settings),
      async () => ({ crawlsGoingOn: (await goOn(db, settings)) ? 1 : 0 }),
      async () => {
        const ai = await aiOf(settings);
        return ai ? embedPrograms(db, ai) : {};
      },
    ]),
  '2-59/5 * * * *': sendDueMail,
  '23 9 * * *': async (db) => ({ ...(await sweep(db)), passed: await closePassed(db, Date.now()) }),
  '47 7 * * *': async (db, settings) => ({
    // First: what its source lists no more because its day has passed was not withdrawn.
    passed: await closePassed(db, Date.now()),
    crawl: (await startRun(db, settings, THE_SCHEDULE)).outcome,
  }),
};

type Done = Awaited<ReturnType<Task>>;

/** Does one after the other. What fails keeps none of the others from being done; the run fails all the same. */
async function eachOf(parts: readonly (() => Promise<Done>)[]): Promise<Done> {
  const done: Done = {};
  const failures: unknown[] = [];
  for (const part of parts) {
    try {
      Object.assign(done, await part());
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}

/** Does what is due at this time. A failure fails the run, and names its cause alone. */
export async function scheduled({ cron }: Pick<ScheduledController, 'cron'>, bindings: Bindings): Promise<void> {
  const task = TASKS[cron];
  if (!task) throw new Error(`Nothing is to be done at "${cron}"`);
  try {
    const settings = settingsOf(bindings);
    const done = await task(openDatabase(settings.DATABASE_URL, settings.DATABASE_AUTH_TOKEN), settings);
    console.log(JSON.stringify({ cron, ...done }));
  } catch (error) {
    throw new Error(`The task of "${cron}" failed: ${reasonOf(error)}`);
  }
}
