import type { Database } from '../../db/client.ts';
import type { Reference } from '../../http/context.ts';
import { sendChanges } from './changes.ts';
import { sendDueReminders } from './due-reminders.ts';
import { sendDueAlerts } from './due-searches.ts';
import type { Mailing } from './mailing.ts';

/** Puts all due mail that members asked for into the outbox, up to a run's limit. */
export async function sendDueMail(
  db: Database,
  mailing: Mailing,
  reference: () => Promise<Reference>,
): Promise<Record<string, number>> {
  const done = await Promise.allSettled([
    sendDueAlerts(db, mailing, reference),
    sendDueReminders(db, mailing),
    sendChanges(db, mailing),
  ]);
  // If one fails, the others still run, but the run as a whole fails.
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return Object.assign({}, ...done.map((one) => (one.status === 'fulfilled' ? one.value : {})));
}
