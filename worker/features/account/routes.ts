import { postLogin, postRegister, putNameAndPhone } from '../../../contract/account/account.ts';
import {
  deleteAccount,
  deleteOtherSessions,
  deleteSession,
  getOwnData,
  getSessions,
  postSessionUse,
  putLanguage,
} from '../../../contract/account/own-account.ts';
import { CODE_SENT, postSignInByCode, postSignInCode } from '../../../contract/account/sign-in-codes.ts';
import { getUser, postLogout, putProfile } from '../../../contract/account/user.ts';
import { PRODUCT } from '../../../contract/limits.ts';
import { sendMailAfterwards } from '../../clients/mail/afterwards.ts';
import { route } from '../../http/route.ts';
import { localeOf } from '../../language/own-language.ts';
import { endDepartedAfterwards } from '../billing/departed-afterwards.ts';
import { userOf } from './account.ts';
import { logIn, register } from './accounts.ts';
import { removeAccount } from './deletion.ts';
import { exportOwnData } from './own-data.ts';
import { saveLanguage, saveNameAndPhone, saveProfile } from './own-profile.ts';
import { commonPasswords } from './passwords/common-password-words.ts';
import { passwordRoutes } from './passwords/passwords-routes.ts';
import { passkeyRoutes } from './second-factor/passkeys-routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { newToken } from './sessions/secret-token.ts';
import { endSentToken } from './sessions/sent-admin-token.ts';
import { clearDeviceCookie, clearSessionCookie } from './sessions/session-cookie.ts';
import { endOtherSessions, endOwnSession, listSessions } from './sessions/session-list.ts';
import { touchSession } from './sessions/sessions.ts';
import { beginningOf, checkingOf, endCurrentSession, signIn } from './sessions/sign-in.ts';
import { mailSignInCode, signInByCode } from './sessions/sign-in-codes.ts';

export const accountRoutes = [
  ...passwordRoutes,
  ...secondFactorRoutes,
  ...passkeyRoutes,

  route(getUser, async ({ signedIn, context }) => userOf(signedIn.account, context.get('settings'))),

  route(postLogin, async ({ body, context }) => {
    const beginning = beginningOf(context, body);
    return signIn(context, await logIn(context.get('db'), body, beginning, checkingOf(context)), beginning);
  }),

  route(postRegister, async ({ body, context }) => {
    const common = await commonPasswords(context.env.ASSETS);
    const registration = { ...body, language: localeOf(context) };
    const beginning = beginningOf(context, body);
    return signIn(context, await register(context.get('db'), registration, common, beginning), beginning);
  }),

  route(postSignInCode, async ({ body, context }) => {
    const { db, settings } = context.var;
    const request = newToken();
    const reader = { recipient: body.email, language: localeOf(context), appUrl: settings.APP_URL };
    sendMailAfterwards(context, () => mailSignInCode(db, reader, request));
    return { message: CODE_SENT, request };
  }),

  route(postSignInByCode, async ({ body, context }) => {
    const beginning = beginningOf(context, body);
    const { resetToken, ...loggedIn } = await signInByCode(context.get('db'), body, beginning, checkingOf(context));
    return { user: await signIn(context, loggedIn, beginning), resetToken };
  }),

  route(postLogout, async ({ context }) => {
    await endCurrentSession(context);
    // Signing out as a member also signs out of the admin area.
    await endSentToken(context);
    clearSessionCookie(context);
    return { message: 'Signed out.' };
  }),

  route(putProfile, async ({ body, signedIn, context }) =>
    userOf(await saveProfile(context.get('db'), signedIn.account.id, body), context.get('settings')),
  ),

  route(putNameAndPhone, async ({ body, signedIn, context }) =>
    userOf(await saveNameAndPhone(context.get('db'), signedIn.account.id, body), context.get('settings')),
  ),

  route(putLanguage, async ({ body, signedIn, context }) =>
    userOf(await saveLanguage(context.get('db'), signedIn.account.id, body.language), context.get('settings')),
  ),

  route(getSessions, async ({ signedIn, context }) => ({ sessions: await listSessions(context.get('db'), signedIn) })),

  route(postSessionUse, async ({ signedIn, context }) => {
    await touchSession(context.get('db'), signedIn.tokenHash);
    return { message: 'You’re still signed in.' };
  }),

  route(deleteSession, async ({ params, signedIn, context }) => {
    const wasCurrent = await endOwnSession(context.get('db'), signedIn, params.id);
    if (wasCurrent) clearSessionCookie(context);
    return { message: 'That browser is signed out.' };
  }),

  route(deleteOtherSessions, async ({ signedIn, context }) => {
    await endOtherSessions(context.get('db'), signedIn);
    return { message: 'All other browsers are signed out.' };
  }),

  route(getOwnData, async ({ signedIn, context }) => {
    const data = await exportOwnData(context.get('db'), signedIn.account.id);
    context.header('Content-Disposition', `attachment; filename="${PRODUCT}-data.json"`);
    return data;
  }),

  route(deleteAccount, async ({ body, signedIn, context }) => {
    const { ADMIN_USER_IDS, ADMIN_MENU_USER_IDS } = context.get('settings');
    const adminIds = [...ADMIN_USER_IDS, ...ADMIN_MENU_USER_IDS];
    await removeAccount(context.get('db'), signedIn.account, body.password, adminIds);
    endDepartedAfterwards(context);
    clearSessionCookie(context);
    clearDeviceCookie(context);
    return { message: 'Your account and everything in it were deleted.' };
  }),
];
