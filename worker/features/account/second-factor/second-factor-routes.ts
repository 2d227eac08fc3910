import {
  deleteSecondFactor,
  getSecondFactor,
  postSecondFactor,
  putSecondFactor,
} from '../../../../contract/account/second-factor.ts';
import { sendMailAfterwards } from '../../../clients/mail/afterwards.ts';
import { route } from '../../../http/route.ts';
import { checkingOf } from '../sessions/sign-in.ts';
import { confirmSecondFactor, prepareSecondFactor, removeSecondFactor, secondFactorOf } from './second-factor.ts';

/** The endpoints that turn a member's authenticator codes on and off. Each change sends mail. */
export const secondFactorRoutes = [
  route(getSecondFactor, async ({ signedIn, context }) => secondFactorOf(context.var.db, signedIn.account.id)),

  route(postSecondFactor, async ({ body, signedIn, context }) =>
    prepareSecondFactor(context.var.db, signedIn.account, body.password),
  ),

  route(putSecondFactor, async ({ body, signedIn, context }) => {
    const { db } = context.var;
    const recoveryCodes = await confirmSecondFactor(db, signedIn.account, body.code, checkingOf(context));
    sendMailAfterwards(context);
    return { recoveryCodes };
  }),

  route(deleteSecondFactor, async ({ body, signedIn, context }) => {
    const { db, settings } = context.var;
    await removeSecondFactor(db, signedIn.account, body.password, settings.APP_URL);
    sendMailAfterwards(context);
    return { message: 'Your authenticator app is turned off.' };
  }),
];
