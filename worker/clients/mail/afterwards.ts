import type { Context } from 'hono';
import { isDatabaseUnavailable, reasonOf } from '../../db/database-errors.ts';
import type { AppTypes } from '../../http/context.ts';
import { reportError } from '../errors/report.ts';
import { mailerOf } from './mailer.ts';
import { sendOutbox } from './outbox.ts';

/** Waits between tries. The response has already promised this work, so a brief database outage must not lose it. */
const WAITS_MS = [1000, 4000] as const;

/**
 * Background work slows down the next call, and that delay could reveal whether there was any. So the work starts at a
 * random moment within this time.
 */
const BEGINS_WITHIN_MS = 500;

/**
 * Sends pending mail from the outbox after the response. `before` is work that the response must not wait for, because
 * its duration would reveal something.
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
