import { deleteSavedGrant, getSavedGrants, postSavedGrant } from '../../../contract/grants.ts';
import { route } from '../../http/route.ts';
import { forget, listSaved, save } from './saved.ts';

export const savedRoutes = [
  route(getSavedGrants, async ({ signedIn, context }) => ({
    savedGrants: await listSaved(context.get('db'), signedIn),
  })),

  // Only the id counts: what else a browser sends of a program could be anything.
  route(postSavedGrant, async ({ body, signedIn, context }) => save(context.get('db'), signedIn, body.grantId)),

  route(deleteSavedGrant, async ({ params, signedIn, context }) => {
    await forget(context.get('db'), signedIn, params.id);
    return { message: 'The program is no longer saved.' };
  }),
];
