import { getDocuments, getPlan, getPreparation, putDocuments, putPreparation } from '../../../contract/preparation.ts';
import { fileNameOf, fileResponse } from '../../http/file.ts';
import { route } from '../../http/route.ts';
import { documentsOf, tickDocument } from './documents.ts';
import { planCalendar, preparationFor, tickItem } from './preparation.ts';

export const preparationRoutes = [
  route(getPreparation, async ({ params, signedIn, context }) =>
    preparationFor(context.get('db'), signedIn, params.id),
  ),

  route(putPreparation, async ({ params, body, signedIn, context }) =>
    tickItem(context.get('db'), signedIn, params.id, body),
  ),

  route(getPlan, async ({ params, signedIn, context }) =>
    fileResponse(await planCalendar(context.get('db'), signedIn, params.id, context.get('settings').APP_URL), {
      name: fileNameOf(`plan-${params.id}`, 'ics'),
      type: 'text/calendar',
    }),
  ),

  route(getDocuments, async ({ signedIn, context }) => documentsOf(context.get('db'), signedIn)),

  route(putDocuments, async ({ body, signedIn, context }) => {
    await tickDocument(context.get('db'), signedIn, body);
    return body;
  }),
];
