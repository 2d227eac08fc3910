import {
  deleteEmailConfirmation,
  postConfirmEmail,
  postEmailConfirmation,
  putEmail,
} from '../../../../contract/account/own-account.ts';
import {
  getResetPassword,
  postForgotPassword,
  postResetPassword,
  putPassword,
  RESET_INITIATED,
} from '../../../../contract/account/passwords.ts';
import { sendMailAfterwards } from '../../../clients/mail/afterwards.ts';
import { accountGone } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { localeOf } from '../../../language/own-language.ts';
import { userOf } from '../account.ts';
import { confirmEmail, requestEmailChange, requestEmailConfirmation } from '../email-changes.ts';
import { dismissConfirmation } from '../queries.ts';
import { readSessionCookie, writeSessionCookie } from '../sessions/session-cookie.ts';
import { commonPasswords } from './common-password-words.ts';
import { requestPasswordReset, requireResetToken, resetPassword } from './password-resets.ts';
import { changePassword } from './passwords.ts';

/** The endpoints for login data. Every change sends mail. */
export const passwordRoutes = [
  route(postForgotPassword, async ({ body, context }) => {
    const { db, settings } = context.var;
    const reader = { recipient: body.email, language: localeOf(context), appUrl: settings.APP_URL };
    sendMailAfterwards(context, () => requestPasswordReset(db, reader));
    return { message: RESET_INITIATED };
  }),

  route(getResetPassword, async ({ params, context }) => {
    await requireResetToken(context.var.db, params.token);
    return { message: 'This link can be used.' };
  }),

  route(postResetPassword, async ({ params, body, context }) => {
    const { db, settings } = context.var;
    await resetPassword(db, params.token, body.password, settings.APP_URL, await commonPasswords(context.env.ASSETS));
    sendMailAfterwards(context);
    return { message: 'Your password was changed. Please log in with the new one.' };
  }),

  route(putPassword, async ({ body, signedIn, context }) => {
    const { db, settings } = context.var;
    const { token, ...kind } = await changePassword(
      db,
      signedIn,
      body,
      settings.APP_URL,
      await commonPasswords(context.env.ASSETS),
    );
    writeSessionCookie(context, token, kind);
    sendMailAfterwards(context);
    return { message: 'Your password was changed. All other browsers are signed out.' };
  }),

  route(putEmail, async ({ body, signedIn, context }) => {
    const { db, settings } = context.var;
    sendMailAfterwards(context, await requestEmailChange(db, signedIn.account, body, settings.APP_URL));
    return { message: 'Please open the link we sent to the new address. Until then, we keep the old one.' };
  }),

  route(postEmailConfirmation, async ({ signedIn, context }) => {
    const { db, settings } = context.var;
    await requestEmailConfirmation(db, signedIn.account, settings.APP_URL);
    sendMailAfterwards(context);
    return { message: 'Please open the link we sent to your address.' };
  }),

  route(deleteEmailConfirmation, async ({ signedIn, context }) => {
    const account = await dismissConfirmation(context.var.db, signedIn.account.id);
    if (!account) throw accountGone();
    return userOf(account, context.var.settings);
  }),

  route(postConfirmEmail, async ({ params, context }) => {
    const { db, settings } = context.var;
    const isNewAddress = await confirmEmail(db, params.token, readSessionCookie(context), settings.APP_URL);
    sendMailAfterwards(context);
    const message = isNewAddress
      ? 'Your email address was changed. Use the new one to log in.'
      : 'Your email address is confirmed.';
    return { message, isNewAddress };
  }),
];
