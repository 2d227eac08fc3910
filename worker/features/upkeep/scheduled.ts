import type { ScheduledController } from '@cloudflare/workers-types';
import type { TaskName } from '../../../contract/status.ts';
import { vectorAiOf } from '../../clients/ai/ai.ts';
import { reportError } from '../../clients/errors/report.ts';
import { mailerOf } from '../../clients/mail/mailer.ts';
import { sendWholeOutbox } from '../../clients/mail/outbox.ts';
import { resumeRun, startRun, THE_SCHEDULE } from '../../crawler/run/start.ts';
import { type Database, openDatabase } from '../../db/client.ts';
import { reasonOf } from '../../db/database-errors.ts';
import { type Bindings, type Settings, settingsOf } from '../../env.ts';
import type { Reference } from '../../http/context.ts';
import { sayIn } from '../../language/own-language.ts';
import { sendDueMail } from '../alerts/due.ts';
import type { Mailing } from '../alerts/mailing.ts';
import { settleBilling } from '../billing/reconcile.ts';
import { askOf } from '../programs/best-url/ask.ts';
import { closePassed } from '../programs/close-passed.ts';
import { embedPrograms } from '../programs/embeddings.ts';
import { checkSomeLinks } from '../programs/links/walk.ts';
import { referenceFrom } from '../programs/reference.ts';
import { mergeSearchIndex } from '../programs/search-index.ts';
import { takeCensus } from '../status/census.ts';
import { noteTaskRuns, type TaskRun } from '../status/task-runs.ts';
import { sweep } from './sweep.ts';

/** What tasks read from the built site. */
interface BuiltContent {
  reference: () => Promise<Reference>;
  sayIn: Mailing['sayIn'];
}

interface Task {
  name: TaskName;
  run: (db: Database, settings: Settings, content: BuiltContent) => Promise<TaskRun['done']>;
}

/** The scheduled tasks, in order, by their cron expressions in wrangler.toml (UTC). */
export const TASKS: Readonly<Record<string, readonly Task[]>> = {
  '*/5 * * * *': [
    { name: 'mail', run: (db, settings) => sendWholeOutbox(db, mailerOf(settings)) },
    { name: 'billing', run: settleBilling },
    { name: 'crawl-watch', run: async (db, settings) => ({ crawlsGoingOn: (await resumeRun(db, settings)) ? 1 : 0 }) },
    {
      name: 'vectors',
      async run(db, settings) {
        const ai = await vectorAiOf(settings);
        return ai ? embedPrograms(db, ai) : {};
      },
    },
  ],
  '2-59/5 * * * *': [
    {
      name: 'alerts',
      run: (db, { APP_URL: appUrl }, { reference, sayIn }) => sendDueMail(db, { appUrl, sayIn }, reference),
    },
    { name: 'links', run: (db, settings) => checkSomeLinks(db, askOf(settings)) },
  ],
  '23 9 * * *': [
    { name: 'sweep', run: async (db) => ({ ...(await sweep(db)), searchIndex: await mergeSearchIndex(db) }) },
    { name: 'deadlines', run: async (db) => ({ passed: await closePassed(db, Date.now()) }) },
    { name: 'census', run: takeCensus },
  ],
  '47 7 * * *': [
    {
      name: 'crawl',
      run: async (db, settings) => ({
        // Runs first, so a program that its source no longer lists because its deadline passed isn't mistaken for a
        // withdrawn one.
        passed: await closePassed(db, Date.now()),
        crawl: (await startRun(db, settings, THE_SCHEDULE)).outcome,
      }),
    },
  ],
};

/**
 * Runs the tasks that are due now. A failed task doesn't stop the others, but the run as a whole fails, and its error
 * contains only the cause.
 */
export async function scheduled({ cron }: Pick<ScheduledController, 'cron'>, bindings: Bindings): Promise<void> {
  const tasks = TASKS[cron];
  if (!tasks) throw new Error(`No tasks are scheduled for "${cron}"`);
  const runs = await runAll(tasks, cron, bindings).catch(async (error) => {
    await reportError(bindings, { error, where: `clock ${cron}` });
    throw failed(cron, reasonOf(error));
  });
  const failure = runs.find((run) => run.failure !== null)?.failure;
  if (failure !== undefined) throw failed(cron, failure ?? '');
}

function failed(cron: string, reason: string): Error {
  return new Error(`A task scheduled for "${cron}" failed: ${reason}`);
}

async function runAll(tasks: readonly Task[], cron: string, bindings: Bindings): Promise<TaskRun[]> {
  const settings = settingsOf(bindings);
  const db = openDatabase(settings.DATABASE_URL, settings.DATABASE_AUTH_TOKEN);
  const runs: TaskRun[] = [];
  for (const task of tasks) runs.push(await runOne(task, db, settings, bindings));
  console.log(JSON.stringify({ cron, ...Object.assign({}, ...runs.map(({ done }) => done)) }));
  await noteTaskRuns(db, runs).catch((error) => console.error(JSON.stringify({ cron, taskRuns: reasonOf(error) })));
  return runs;
}

function contentOf({ ASSETS }: Bindings): BuiltContent {
  return { reference: () => referenceFrom(ASSETS), sayIn: (language) => sayIn(language, ASSETS) };
}

async function runOne(task: Task, db: Database, settings: Settings, bindings: Bindings): Promise<TaskRun> {
  const startedAt = Date.now();
  const ended = (done: TaskRun['done'], failure: string | null) => ({
    ...{ name: task.name, startedAt, tookMs: Date.now() - startedAt, done, failure },
  });
  try {
    return ended(await task.run(db, settings, contentOf(bindings)), null);
  } catch (error) {
    const failure = reasonOf(error);
    console.error(JSON.stringify({ task: task.name, failure }));
    const run = ended({}, failure);
    await reportError(bindings, { error, where: `task ${task.name}` });
    return run;
  }
}
