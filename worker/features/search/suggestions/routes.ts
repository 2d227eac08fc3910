import { suggestSearches } from '../../../../contract/search/suggestions.ts';
import { factsOf } from '../../../../matching/person/facts.ts';
import { route } from '../../../http/route.ts';
import { profileOf } from '../../account/account.ts';
import { suggestionsFor } from './suggest.ts';

export const suggestionRoutes = [
  route(suggestSearches, async ({ body, signedIn, context }) => {
    const { state = null } = factsOf(profileOf(signedIn.account));
    return suggestionsFor(context.get('db'), body.typed, state);
  }),
];
