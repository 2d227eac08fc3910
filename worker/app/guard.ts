import type { Context } from 'hono';
import { ADMIN_LOGIN_NEEDED } from '../../contract/admin.ts';
import type { Access } from '../../contract/endpoint.ts';
import { ApiFailure, loginNeeded } from '../failure.ts';
import { findAdminToken } from '../features/account/admin-tokens.ts';
import { clearSessionCookie, hasSessionCookies, readSessionCookie } from '../features/account/session-cookie.ts';
import { findSession, touchSession } from '../features/account/sessions.ts';
import { readAdminToken } from '../http/admin-token.ts';
import type { AppTypes } from '../http/context.ts';
import type { SignedIn } from '../http/signed-in.ts';

/** Lets a request pass that may call an endpoint with this access; throws `ApiFailure` for all others. */
export async function guard(context: Context<AppTypes>, access: Access): Promise<void> {
  if (access === 'public') return;
  if (access === 'admin') return requireAdmin(context);
  const signedIn = await requireSession(context);
  context.set('signedIn', signedIn);
  if (access === 'session') return;
  if (!signedIn.account.profileComplete) {
    throw new ApiFailure('profile_incomplete', 'Please complete your profile first.');
  }
  if (access === 'subscriber' && !signedIn.plan.active) {
    throw new ApiFailure('plan_required', 'This is part of the Premium plan. Upgrade to use it.');
  }
}

async function requireSession(context: Context<AppTypes>): Promise<SignedIn> {
  const token = readSessionCookie(context);
  const signedIn = token ? await findSession(context.get('db'), token) : null;
  if (!signedIn) {
    // The marker alone would have the browser take each of its pages for a member's.
    if (hasSessionCookies(context)) clearSessionCookie(context);
    throw loginNeeded();
  }
  if (signedIn.isStale) context.executionCtx.waitUntil(touchSession(context.get('db'), signedIn.tokenHash));
  return signedIn;
}

async function requireAdmin(context: Context<AppTypes>): Promise<void> {
  const token = readAdminToken(context);
  const admin = token ? await findAdminToken(context.get('db'), token, context.get('settings').ADMIN_USER_IDS) : null;
  if (!admin) throw new ApiFailure('unauthenticated', `${ADMIN_LOGIN_NEEDED}.`);
  context.set('admin', admin);
}
