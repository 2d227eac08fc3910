import { PRODUCT } from '../../../contract/limits.ts';
import {
  deleteSavedGrant,
  getSavedGrants,
  postSavedCsv,
  postSavedGrant,
  putSavedNotes,
} from '../../../contract/saved/saved.ts';
import { fileResponse } from '../../http/file.ts';
import { route } from '../../http/route.ts';
import { sayIn } from '../../language/own-language.ts';
import { changeNotes, forget, listSaved, save, savedAsCsv } from './saved.ts';

export const savedRoutes = [
  route(getSavedGrants, async ({ signedIn, context }) =>
    listSaved(context.get('db'), signedIn, await context.get('reference')()),
  ),

  // Uses only the ID, because anything else that a browser sends about a program could be wrong.
  route(postSavedGrant, async ({ body, signedIn, context }) =>
    save(context.get('db'), signedIn, body.grantId, await context.get('reference')()),
  ),

  route(deleteSavedGrant, async ({ params, signedIn, context }) => {
    await forget(context.get('db'), signedIn, params.id);
    return { message: 'The program is no longer saved.' };
  }),

  route(putSavedNotes, async ({ params, body, signedIn, context }) =>
    changeNotes(context.get('db'), signedIn, params.id, body),
  ),

  route(postSavedCsv, async ({ body, signedIn, context }) => {
    const reference = await context.get('reference')();
    const say = await sayIn(signedIn.account.language, context.env.ASSETS);
    return fileResponse(await savedAsCsv(context.get('db'), signedIn, { reference, say }, body.ids), {
      name: `${PRODUCT}-saved-programs.csv`,
      type: 'text/csv',
    });
  }),
];
