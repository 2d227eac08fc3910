import { PRODUCT } from './limits.ts';

/** The cookie that holds the session's token; scripts cannot read it. */
export const SESSION_COOKIE = `${PRODUCT}_session`;

/**
 * A cookie that scripts can read, set and cleared together with the session cookie. It carries no secret: it only tells
 * the browser whether asking `GET /api/user` makes sense, so that a visitor's page makes no call.
 */
export const SIGNED_IN_MARKER = `${PRODUCT}_signed_in`;

/** What the marker says of a session on a shared computer. */
export const SHARED_MARK = 'shared';

/** The cookie by which an account knows a browser in which it was signed in before; scripts cannot read it. */
export const DEVICE_COOKIE = `${PRODUCT}_device`;

/** Where the browser keeps what the top bar says of the member. */
export const BAR_KEY = `${PRODUCT}_bar`;

/** Before the name of a cookie, it has browsers take it over https alone and keep it to this host. */
export const HOST_PREFIX = '__Host-';

/** Tells the marker among the cookies that scripts see; on http://localhost it has no prefix. */
export const IS_SIGNED_IN_MARKER = new RegExp(`^(?:${HOST_PREFIX})?${SIGNED_IN_MARKER}=`);

/** Tells whether the marker is that of a shared computer. */
export const IS_SHARED_MARKER = new RegExp(`^(?:${HOST_PREFIX})?${SIGNED_IN_MARKER}=${SHARED_MARK}$`);
