import { deleteDismissedGrant, getDismissedGrants, postDismissedGrant } from '../../../../contract/saved/dismissed.ts';
import { route } from '../../../http/route.ts';
import { dismiss, listDismissed, restore } from './dismissed.ts';

export const dismissedRoutes = [
  route(getDismissedGrants, async ({ signedIn, context }) => ({
    dismissedGrants: await listDismissed(context.get('db'), signedIn),
  })),

  route(postDismissedGrant, async ({ body, signedIn, context }) => {
    await dismiss(context.get('db'), signedIn, body);
    return { message: 'This program won’t come back in your searches.' };
  }),

  route(deleteDismissedGrant, async ({ params, signedIn, context }) => {
    await restore(context.get('db'), signedIn, params.id);
    return { message: 'You can find this program again.' };
  }),
];
