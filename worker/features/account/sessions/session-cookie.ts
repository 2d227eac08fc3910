import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import {
  DEVICE_COOKIE,
  HOST_PREFIX,
  SESSION_COOKIE,
  SHARED_MARK,
  SIGNED_IN_MARKER,
} from '../../../../contract/account/session.ts';
import type { AppTypes } from '../../../http/context.ts';
import { DEVICE_LIFE_MS } from './devices.ts';
import { SESSION_LIFE, type SessionKind } from './sessions.ts';

/**
 * Returns whether cookies get the prefix and `Secure`. Only on https, because Safari drops secure cookies on
 * http://localhost.
 */
function isSecure(context: Context<AppTypes>): boolean {
  return new URL(context.get('settings').APP_URL).protocol === 'https:';
}

function cookieName(context: Context<AppTypes>, name = SESSION_COOKIE): string {
  return isSecure(context) ? `${HOST_PREFIX}${name}` : name;
}

/** Returns the session token that the browser sent. */
export function readSessionCookie(context: Context<AppTypes>): string | undefined {
  return getCookie(context, cookieName(context));
}

/** Returns whether the browser sent the session cookie or the signed-in marker. */
export function hasSessionCookies(context: Context<AppTypes>): boolean {
  return [SESSION_COOKIE, SIGNED_IN_MARKER].some((name) => getCookie(context, cookieName(context, name)) !== undefined);
}

/** Sets the session cookie. It lasts until the browser closes, or for a remembered session's lifetime. */
export function writeSessionCookie(
  context: Context<AppTypes>,
  token: string,
  { remembered, shared }: SessionKind,
): void {
  setBoth(
    context,
    token,
    shared ? SHARED_MARK : '1',
    remembered ? { maxAge: SESSION_LIFE.remembered.longest / 1000 } : {},
  );
}

export function clearSessionCookie(context: Context<AppTypes>): void {
  setBoth(context, '', '', { maxAge: 0 });
}

/** Returns the token that lets accounts recognize this browser. */
export function readDeviceCookie(context: Context<AppTypes>): string | undefined {
  return getCookie(context, cookieName(context, DEVICE_COOKIE));
}

/** Sets the cookie that identifies this browser. It survives logout, and only the next sign-in reads it. */
export function writeDeviceCookie(context: Context<AppTypes>, token: string): void {
  const attributes = { ...attributesOf(context), maxAge: DEVICE_LIFE_MS / 1000 };
  setCookie(context, cookieName(context, DEVICE_COOKIE), token, { ...attributes, httpOnly: true });
}

export function clearDeviceCookie(context: Context<AppTypes>): void {
  setCookie(context, cookieName(context, DEVICE_COOKIE), '', { ...attributesOf(context), maxAge: 0, httpOnly: true });
}

function attributesOf(context: Context<AppTypes>) {
  return { path: '/', secure: isSecure(context), sameSite: 'Lax' } as const;
}

function setBoth(context: Context<AppTypes>, token: string, marker: string, life: { maxAge?: number }): void {
  const attributes = { ...attributesOf(context), ...life };
  setCookie(context, cookieName(context), token, { ...attributes, httpOnly: true });
  setCookie(context, cookieName(context, SIGNED_IN_MARKER), marker, attributes);
}
