import type { Context } from 'hono';
import { reasonOf } from '../../db/failure.ts';
import type { AppTypes } from '../../http/context.ts';
import { reportError } from '../errors/report.ts';
import { mailerOf } from './mailer.ts';
import { sendOutbox } from './outbox.ts';

/**
 * Sends what waits in the outbox while the answer is on its way already. `before` is work that the answer must not wait
 * for, because its time would tell something.
 */
export function sendMailAfterwards(context: Context<AppTypes>, before: () => Promise<void> = async () => {}): void {
  const { db, settings, requestId } = context.var;
  const work = async () => {
    await before();
    await sendOutbox(db, mailerOf(settings));
  };
  const report = (error: unknown) => {
    console.error(JSON.stringify({ requestId, mail: reasonOf(error) }));
    return reportError(context.env, { error, where: 'mail after an answer', requestId });
  };
  context.executionCtx.waitUntil(work().catch(report));
}
