import {
  deleteSavedSearch,
  getAlerts,
  getUnsubscription,
  postSavedSearch,
  postUnsubscription,
  putChangeMail,
  putReminders,
  putSavedSearch,
} from '../../../contract/saved/alerts.ts';
import { route } from '../../http/route.ts';
import { changeSearch, deleteSearch, listAlerts, saveSearch, setChangeMail, setReminderDays } from './searches.ts';
import { aboutUnsubscription, unsubscribe } from './unsubscribe.ts';

export const alertRoutes = [
  route(getAlerts, async ({ signedIn, context }) => listAlerts(context.var.db, signedIn)),

  route(postSavedSearch, async ({ body, signedIn, context }) => saveSearch(context.var.db, signedIn, body)),

  route(putSavedSearch, async ({ params, body, signedIn, context }) =>
    changeSearch(context.var.db, signedIn, params.id, body),
  ),

  route(deleteSavedSearch, async ({ params, signedIn, context }) => {
    await deleteSearch(context.var.db, signedIn, params.id);
    return { message: 'The search was deleted.' };
  }),

  route(putReminders, async ({ body, signedIn, context }) =>
    setReminderDays(context.var.db, signedIn, body.reminderDays),
  ),

  route(putChangeMail, async ({ body, signedIn, context }) =>
    setChangeMail(context.var.db, signedIn, body.tellsChanges),
  ),

  route(getUnsubscription, async ({ params, context }) => aboutUnsubscription(context.var.db, params.token)),

  route(postUnsubscription, async ({ params, context }) => unsubscribe(context.var.db, params.token)),
];
