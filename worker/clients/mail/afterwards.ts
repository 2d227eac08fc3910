import type { Context } from 'hono';
import { isDatabaseUnavailable, reasonOf } from '../../db/failure.ts';
import type { AppTypes } from '../../http/context.ts';
import { reportError } from '../errors/report.ts';
import { mailerOf } from './mailer.ts';
import { sendOutbox } from './outbox.ts';

/** The answer has promised the work already: a database that is away for a moment must not lose it. */
const WAITS_MS = [1000, 4000] as const;

/**
 * Work that nobody may know of slows down whatever call comes next: the next one of whoever asks would tell by its time
 * whether there was any. So it begins at a moment within this time that nobody can know.
 */
const BEGINS_WITHIN_MS = 500;

/**
 * Sends what waits in the outbox while the answer is on its way already. `before` is work that the answer must not wait
 * for, because its time would tell something.
 */
export function sendMailAfterwards(context: Context<AppTypes>, before?: () => Promise<void>): void {
  const { db, settings, requestId } = context.var;
  const work = async () => {
    if (before) {
      await pause(Math.random() * BEGINS_WITHIN_MS);
      await persistently(before);
    }
    await sendOutbox(db, mailerOf(settings));
  };
  const report = (error: unknown) => {
    console.error(JSON.stringify({ requestId, mail: reasonOf(error) }));
    return reportError(context.env, { error, where: 'mail after an answer', requestId });
  };
  context.executionCtx.waitUntil(work().catch(report));
}

async function persistently(work: () => Promise<void>): Promise<void> {
  for (const waitMs of WAITS_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await pause(waitMs);
    }
  }
  return work();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
