import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { HOST_PREFIX, SESSION_COOKIE, SIGNED_IN_MARKER } from '../../../contract/session.ts';
import type { AppTypes } from '../../http/context.ts';
import { SESSION_LIFE } from './sessions.ts';

/** Safari drops secure cookies on http://localhost: the prefix and `Secure` are for https alone. */
function isSecure(context: Context<AppTypes>): boolean {
  return new URL(context.get('settings').APP_URL).protocol === 'https:';
}

function cookieName(context: Context<AppTypes>, name = SESSION_COOKIE): string {
  return isSecure(context) ? `${HOST_PREFIX}${name}` : name;
}

/** The session token that the browser sent. */
export function readSessionCookie(context: Context<AppTypes>): string | undefined {
  return getCookie(context, cookieName(context));
}

/** Whether the browser sent one of the two cookies, or both. */
export function hasSessionCookies(context: Context<AppTypes>): boolean {
  return [SESSION_COOKIE, SIGNED_IN_MARKER].some((name) => getCookie(context, cookieName(context, name)) !== undefined);
}

/** Hands the token to the browser: until it closes, or for as long as a remembered session lives. */
export function writeSessionCookie(context: Context<AppTypes>, token: string, remembered: boolean): void {
  setBoth(context, token, '1', remembered ? { maxAge: SESSION_LIFE.remembered.longest / 1000 } : {});
}

export function clearSessionCookie(context: Context<AppTypes>): void {
  setBoth(context, '', '', { maxAge: 0 });
}

function setBoth(context: Context<AppTypes>, token: string, marker: string, life: { maxAge?: number }): void {
  const attributes = { path: '/', secure: isSecure(context), sameSite: 'Lax', ...life } as const;
  setCookie(context, cookieName(context), token, { ...attributes, httpOnly: true });
  setCookie(context, cookieName(context, SIGNED_IN_MARKER), marker, attributes);
}
