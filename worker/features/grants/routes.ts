import { getGrant, searchGrants } from '../../../contract/grants.ts';
import { route } from '../../http/route.ts';
import { profileOf } from '../account/account.ts';
import { meaningOf } from './nearest.ts';
import { programDetailFor, searchPrograms } from './search.ts';

export const grantRoutes = [
  route(searchGrants, async ({ body, signedIn, context }) =>
    searchPrograms(context.get('db'), profileOf(signedIn.account), body, meaningOf(context)),
  ),

  route(getGrant, async ({ params, signedIn, context }) =>
    programDetailFor(context.get('db'), profileOf(signedIn.account), params.id),
  ),
];
