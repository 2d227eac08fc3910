import type { Context } from 'hono';
import type { User } from '../../../../contract/account/user.ts';
import { sendMailAfterwards } from '../../../clients/mail/afterwards.ts';
import type { AppTypes } from '../../../http/context.ts';
import { userOf } from '../account.ts';
import type { LoggedIn } from '../accounts.ts';
import type { Checking } from '../second-factor/second-factor.ts';
import { placeOf } from './place.ts';
import { readDeviceCookie, readSessionCookie, writeDeviceCookie, writeSessionCookie } from './session-cookie.ts';
import { type Beginning, endSession } from './sessions.ts';

/** Returns how the session of a sign-in request starts. */
export function beginningOf(
  context: Context<AppTypes>,
  { rememberMe = false, sharedComputer: shared }: { rememberMe?: boolean; sharedComputer: boolean },
): Beginning {
  const userAgent = context.req.header('user-agent');
  const device = {
    sent: readDeviceCookie(context),
    userAgent: userAgent ?? null,
    place: placeOf(context),
    appUrl: context.get('settings').APP_URL,
    isKept: !shared,
  };
  return { remembered: rememberMe && !shared, shared, userAgent, device };
}

/** Returns the inputs for checking a second-factor code. */
export function checkingOf(context: Context<AppTypes>): Checking {
  const { LIMIT_SECOND_FACTOR_PER_ACCOUNT: rate, APP_URL: appUrl } = context.get('settings');
  return { rate, appUrl };
}

/** Starts a new session for each login and ends any existing one, which prevents session fixation. */
export async function signIn(
  context: Context<AppTypes>,
  { account, token, deviceToken, isNotified }: LoggedIn,
  { remembered, shared = false }: Beginning,
): Promise<User> {
  await endCurrentSession(context);
  writeSessionCookie(context, token, { remembered, shared });
  if (deviceToken !== null) writeDeviceCookie(context, deviceToken);
  if (isNotified) sendMailAfterwards(context);
  return userOf(account, context.get('settings'));
}

/** Ends the session that the browser sent, if any. */
export async function endCurrentSession(context: Context<AppTypes>): Promise<void> {
  const token = readSessionCookie(context);
  if (token) await endSession(context.get('db'), token);
}
