import type { AiAnswers } from '../../../contract/ai/ai.ts';
import { countFitting } from '../../../contract/profile/fitting.ts';
import { findForPerson } from '../../../contract/profile/person-programs.ts';
import { getByIncome, getHelpByIncome } from '../../../contract/programs/by-income.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { whoAnswers } from '../../clients/ai/ai.ts';
import { route } from '../../http/route.ts';
import { profileOf } from '../account/account.ts';
import { withoutDismissed } from '../saved/dismissed/dismissed.ts';
import { helpByIncome, programByIncome } from './by-income.ts';
import { fittingFor } from './fitting.ts';
import { programsForPerson } from './for-person.ts';
import { meaningOf } from './nearest.ts';
import { programDetailFor, searchPrograms } from './search.ts';

const analyzedBy = (answers: AiAnswers) => (answers === 'nobody' ? ('record' as const) : answers);

export const grantRoutes = [
  route(
    searchGrants,
    async ({ body, signedIn, context }) =>
      searchPrograms(context.get('db'), profileOf(signedIn.account), withoutDismissed(body, signedIn), {
        reference: await context.get('reference')(),
        meaning: meaningOf(context),
      }),
    { startsEarly: true },
  ),

  route(countFitting, async ({ body, signedIn, context }) =>
    fittingFor(context.get('db'), profileOf(signedIn.account), body, await context.get('reference')()),
  ),

  route(
    findForPerson,
    async ({ body, context }) =>
      programsForPerson(context.get('db'), body.answers, body.excludeIds, await context.get('reference')()),
    { startsEarly: true },
  ),

  route(getGrant, async ({ params, signedIn, context }) => ({
    ...(await programDetailFor(
      context.get('db'),
      {
        memberId: signedIn.account.id,
        member: profileOf(signedIn.account),
        reference: await context.get('reference')(),
      },
      params.id,
    )),
    analyzedBy: analyzedBy(whoAnswers(context.get('settings'))),
  })),

  route(getByIncome, async ({ params, signedIn, context }) => {
    const reference = await context.get('reference')();
    const member = profileOf(signedIn.account);
    return { curve: await programByIncome(context.get('db'), member, reference, params.id) };
  }),

  route(getHelpByIncome, async ({ signedIn, context }) => {
    const reference = await context.get('reference')();
    const member = profileOf(signedIn.account);
    return { help: await helpByIncome(context.get('db'), member, reference, signedIn.dismissed) };
  }),
];
