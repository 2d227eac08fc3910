import { PRODUCT } from './limits.ts';

/**
 * A cookie that scripts can read, set and cleared together with the session cookie. It carries no secret: it only tells
 * the browser whether asking `GET /api/user` makes sense, so that a visitor's page makes no call.
 */
export const SIGNED_IN_MARKER = `${PRODUCT}_signed_in`;
