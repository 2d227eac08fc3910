import {
  deleteApplication,
  getApplications,
  postApplication,
  putApplicationNotes,
  putApplicationStatus,
} from '../../../contract/saved/applications.ts';
import { route } from '../../http/route.ts';
import { beginApplication, changeNotes, changeStatus, endApplication, listApplications } from './applications.ts';

export const applicationRoutes = [
  route(getApplications, async ({ signedIn, context }) =>
    listApplications(context.get('db'), signedIn, await context.get('reference')()),
  ),

  route(postApplication, async ({ body, signedIn, context }) =>
    beginApplication(context.get('db'), signedIn, body.grantId),
  ),

  route(putApplicationStatus, async ({ params, body, signedIn, context }) =>
    changeStatus(context.get('db'), signedIn, params.id, body.status),
  ),

  route(putApplicationNotes, async ({ params, body, signedIn, context }) =>
    changeNotes(context.get('db'), signedIn, params.id, body),
  ),

  route(deleteApplication, async ({ params, signedIn, context }) => {
    await endApplication(context.get('db'), signedIn, params.id);
    return { message: 'The application is no longer in your list.' };
  }),
];
