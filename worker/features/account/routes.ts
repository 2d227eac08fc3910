import type { Context } from 'hono';
import { getUser, postLogin, postLogout, postRegister, putProfile, type User } from '../../../contract/account.ts';
import type { AppTypes } from '../../http/context.ts';
import { route } from '../../http/route.ts';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from '../../http/session-cookie.ts';
import { type Account, userOf } from './account.ts';
import { authenticate, register, saveProfile } from './accounts.ts';
import { endSession, startSession } from './sessions.ts';

export const accountRoutes = [
  route(getUser, async ({ signedIn, context }) => userOf(signedIn.account, context.get('settings'))),

  route(postLogin, async ({ body, context }) =>
    signIn(context, await authenticate(context.get('db'), body), body.rememberMe),
  ),

  route(postRegister, async ({ body, context }) => signIn(context, await register(context.get('db'), body), false)),

  route(postLogout, async ({ context }) => {
    await endCurrentSession(context);
    clearSessionCookie(context);
    return { message: 'Signed out.' };
  }),

  route(putProfile, async ({ body, signedIn, context }) =>
    userOf(await saveProfile(context.get('db'), signedIn.account.id, body), context.get('settings')),
  ),
];

/** A new session at every login: one that was there before ends, so that nobody can plant one. */
async function signIn(context: Context<AppTypes>, account: Account, remembered: boolean): Promise<User> {
  await endCurrentSession(context);
  const userAgent = context.req.header('user-agent');
  const token = await startSession(context.get('db'), account.id, { remembered, userAgent });
  writeSessionCookie(context, token, remembered);
  return userOf(account, context.get('settings'));
}

async function endCurrentSession(context: Context<AppTypes>): Promise<void> {
  const token = readSessionCookie(context);
  if (token) await endSession(context.get('db'), token);
}
