import { PRODUCT } from '../limits.ts';

/** The session cookie, which scripts can't read. */
export const SESSION_COOKIE = `${PRODUCT}_session`;

/**
 * A cookie that scripts can read, set and cleared along with the session cookie. It contains no secret: it only tells
 * the browser whether to call `GET /api/user`, so visitors' pages skip that call.
 */
export const SIGNED_IN_MARKER = `${PRODUCT}_signed_in`;

/** The marker's value for a session on a shared computer. */
export const SHARED_MARK = 'shared';

/** The cookie that identifies a browser previously signed in to an account. Scripts can't read it. */
export const DEVICE_COOKIE = `${PRODUCT}_device`;

/** The storage key for what the top bar shows about the member. */
export const BAR_KEY = `${PRODUCT}_bar`;

/** A cookie name prefix that makes browsers require https and this exact host. */
export const HOST_PREFIX = '__Host-';

/** Matches the marker among cookies visible to scripts. On http://localhost it has no prefix. */
export const IS_SIGNED_IN_MARKER = new RegExp(`^(?:${HOST_PREFIX})?${SIGNED_IN_MARKER}=`);

/** Matches the marker of a shared computer. */
export const IS_SHARED_MARKER = new RegExp(`^(?:${HOST_PREFIX})?${SIGNED_IN_MARKER}=${SHARED_MARK}$`);
