import { getBestUrl } from '../../../../contract/programs/grants.ts';
import { factsOf } from '../../../../matching/person/facts.ts';
import { route } from '../../../http/route.ts';
import { profileOf } from '../../account/account.ts';
import { askOf } from './ask.ts';
import { bestUrlFor } from './best-url.ts';

export const bestUrlRoutes = [
  route(getBestUrl, async ({ params, signedIn, context }) =>
    bestUrlFor(context.get('db'), askOf(context.get('settings')), params.id, {
      state: factsOf(profileOf(signedIn.account)).state,
      reference: await context.get('reference')(),
    }),
  ),
];
