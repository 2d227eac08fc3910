import type { Context } from 'hono';
import { getMyPlan } from '../../../../contract/saved/my-plan.ts';
import {
  getDocuments,
  getPlan,
  getPreparation,
  putDocuments,
  putPreparation,
} from '../../../../contract/saved/preparation.ts';
import { estimatedFactsOf } from '../../../../matching/benefits/estimates/estimated-facts.ts';
import type { AppTypes } from '../../../http/context.ts';
import { fileNameOf, fileResponse } from '../../../http/file.ts';
import { route } from '../../../http/route.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { localeOf, sayIn } from '../../../language/own-language.ts';
import { profileOf } from '../../account/account.ts';
import { phoneLinesIn } from '../../programs/phone-lines.ts';
import { documentsOf, tickDocument } from './documents.ts';
import { myPlanOf } from './my-plan.ts';
import { type Preparing, planCalendar, preparationFor, tickItem } from './preparation.ts';

async function preparing({ account }: SignedIn, context: Context<AppTypes>): Promise<Preparing> {
  const reference = await context.var.reference();
  return { id: account.id, facts: estimatedFactsOf(profileOf(account), reference.figures), reference };
}

export const preparationRoutes = [
  route(getPreparation, async ({ params, signedIn, context }) =>
    preparationFor(context.get('db'), await preparing(signedIn, context), params.id),
  ),

  route(putPreparation, async ({ params, body, signedIn, context }) =>
    tickItem(context.get('db'), await preparing(signedIn, context), params.id, body),
  ),

  route(getPlan, async ({ params, signedIn, context }) => {
    const { db, settings } = context.var;
    const { language } = signedIn.account;
    const reader = { appUrl: settings.APP_URL, language, say: await sayIn(language, context.env.ASSETS) };
    const file = await planCalendar(db, await preparing(signedIn, context), params.id, reader);
    return fileResponse(file, { name: fileNameOf(`plan-${params.id}`, 'ics'), type: 'text/calendar' });
  }),

  route(getDocuments, async ({ signedIn, context }) =>
    documentsOf(context.get('db'), await preparing(signedIn, context)),
  ),

  route(getMyPlan, async ({ signedIn, context }) => {
    const member = await preparing(signedIn, context);
    const reader = { locale: localeOf(context), assets: context.env.ASSETS };
    return myPlanOf(context.get('db'), member, await phoneLinesIn(member.facts.state, reader));
  }),

  route(putDocuments, async ({ body, signedIn, context }) => {
    await tickDocument(context.get('db'), await preparing(signedIn, context), body);
    return body;
  }),
];
