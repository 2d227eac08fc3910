import type { Context } from 'hono';
import { ADMIN_LOGIN_NEEDED } from '../../contract/admin.ts';
import type { Access } from '../../contract/endpoint.ts';
import { ApiFailure, loginNeeded } from '../failure.ts';
import { findAdminToken } from '../features/account/sessions/admin-tokens.ts';
import { hashToken } from '../features/account/sessions/secret-token.ts';
import { lastSignedIn } from '../features/account/sessions/session-cache.ts';
import {
  clearSessionCookie,
  hasSessionCookies,
  readSessionCookie,
} from '../features/account/sessions/session-cookie.ts';
import { findSession, touchSession } from '../features/account/sessions/sessions.ts';
import { readAdminToken } from '../http/admin-token.ts';
import type { AppTypes } from '../http/context.ts';
import type { SignedIn } from '../http/signed-in.ts';

/** Lets a request through if its caller may use an endpoint with this access; otherwise throws `ApiFailure`. */
export async function guard(context: Context<AppTypes>, access: Access): Promise<void> {
  if (access === 'public') return;
  if (access === 'admin') return requireAdmin(context);
  const signedIn = await requireSession(context);
  context.set('signedIn', signedIn);
  requireAccess(signedIn, access);
}

/**
 * Assumes that a recently seen session still belongs to the same member. Returns false if it wasn't seen.
 * `guardedMeanwhile` verifies the assumption.
 */
export function setKnown(context: Context<AppTypes>): boolean {
  const token = readSessionCookie(context);
  const known = token ? lastSignedIn(hashToken(token)) : null;
  if (!known) return false;
  context.set('known', known);
  context.set('signedIn', known);
  return true;
}

/**
 * Serves an assumed session while it's being verified, which saves a database round trip. Nothing is sent before the
 * check ends: a caller without access gets the guard's failure, and if the account has changed, the request runs again.
 * Other callers have already passed the guard.
 */
export async function guardedMeanwhile<T>(
  context: Context<AppTypes>,
  access: Access,
  serve: () => Promise<T>,
): Promise<T> {
  const known = context.get('known');
  if (!known) return serve();
  const [served, checked] = await Promise.allSettled([serve(), guard(context, access)]);
  if (checked.status === 'rejected') throw checked.reason;
  if (context.get('signedIn')?.account !== known.account) return serve();
  if (served.status === 'rejected') throw served.reason;
  return served.value;
}

function requireAccess(signedIn: SignedIn, access: Access): void {
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
    // With only the marker cookie left, the browser would treat every page as a member's.
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
