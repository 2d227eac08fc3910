import type { Context } from 'hono';
import type { AppTypes } from '../../http/context.ts';
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
  context.executionCtx.waitUntil(work().catch((error: unknown) => report(requestId, error)));
}

/** The message of a failed statement holds its values, and a mail holds a link that opens an account: only the cause is logged. */
function report(requestId: string, error: unknown): void {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  console.error(JSON.stringify({ requestId, mail: cause instanceof Error ? cause.message : String(cause) }));
}
