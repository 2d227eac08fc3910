import type { Database } from '../../db/client.ts';
import type { Settings } from '../../env.ts';
import { sendDueReminders } from './due-reminders.ts';
import { sendDueAlerts } from './due-searches.ts';

/** Puts all mail that members asked for and that is due into the outbox, as far as one run may. */
export async function sendDueMail(db: Database, settings: Settings): Promise<Record<string, number>> {
  const [alerts, reminders] = await Promise.allSettled([sendDueAlerts(db, settings), sendDueReminders(db, settings)]);
  // One of them failing keeps the other from nothing; the run fails all the same.
  if (alerts.status === 'rejected') throw alerts.reason;
  if (reminders.status === 'rejected') throw reminders.reason;
  return { ...alerts.value, ...reminders.value };
}
