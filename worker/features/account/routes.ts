import type { Context } from 'hono';
import { postLogin, postRegister, putNameAndPhone } from '../../../contract/account.ts';
import { PRODUCT } from '../../../contract/limits.ts';
import {
  deleteAccount,
  deleteOtherSessions,
  deleteSession,
  getOwnData,
  getSessions,
} from '../../../contract/own-account.ts';
import { getUser, postLogout, putProfile, type User } from '../../../contract/user.ts';
import type { AppTypes } from '../../http/context.ts';
import { route } from '../../http/route.ts';
import { endDepartedAfterwards } from '../billing/departed-afterwards.ts';
import { userOf } from './account.ts';
import { type LoggedIn, logIn, register } from './accounts.ts';
import { commonPasswords } from './common-password-words.ts';
import { removeAccount } from './deletion.ts';
import { exportOwnData } from './own-data.ts';
import { saveNameAndPhone, saveProfile } from './own-profile.ts';
import { passwordRoutes } from './passwords-routes.ts';
import { endSentToken } from './sent-admin-token.ts';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { endOtherSessions, endOwnSession, listSessions } from './session-list.ts';
import { endSession } from './sessions.ts';

export const accountRoutes = [
  ...passwordRoutes,

  route(getUser, async ({ signedIn, context }) => userOf(signedIn.account, context.get('settings'))),

  route(postLogin, async ({ body, context }) =>
    signIn(context, await logIn(context.get('db'), body, userAgentOf(context)), body.rememberMe),
  ),

  route(postRegister, async ({ body, context }) => {
    const common = await commonPasswords(context.env.ASSETS);
    return signIn(context, await register(context.get('db'), body, common, userAgentOf(context)), false);
  }),

  route(postLogout, async ({ context }) => {
    await endCurrentSession(context);
    // Who leaves as a member leaves the admin's rooms too.
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

  route(getSessions, async ({ signedIn, context }) => ({ sessions: await listSessions(context.get('db'), signedIn) })),

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
    return { message: 'Your account and everything in it were deleted.' };
  }),
];

/** A new session at every login: one that was there before ends, so that nobody can plant one. */
async function signIn(context: Context<AppTypes>, { account, token }: LoggedIn, remembered: boolean): Promise<User> {
  await endCurrentSession(context);
  writeSessionCookie(context, token, remembered);
  return userOf(account, context.get('settings'));
}

function userAgentOf(context: Context<AppTypes>): string | undefined {
  return context.req.header('user-agent');
}

async function endCurrentSession(context: Context<AppTypes>): Promise<void> {
  const token = readSessionCookie(context);
  if (token) await endSession(context.get('db'), token);
}
