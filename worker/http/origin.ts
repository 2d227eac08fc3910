import type { MiddlewareHandler } from 'hono';
import { postUnsubscription } from '../../contract/alerts.ts';
import type { AppTypes } from './context.ts';
import { ApiFailure } from './errors.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Mail programs send this one, and no cookie counts for it: the link's own token is the right to do it. */
const FROM_ANYWHERE = postUnsubscription.path.replace(':token', '');

/** Writes come from our own pages alone (OWASP CSRF Cheat Sheet: verifying the origin). */
export const requireOwnOrigin: MiddlewareHandler<AppTypes> = async (context, next) => {
  if (!READING.has(context.req.method) && !context.req.path.startsWith(FROM_ANYWHERE)) {
    const origin = context.req.header('origin');
    const own = [new URL(context.get('settings').APP_URL).origin, new URL(context.req.url).origin];
    if (!origin || !own.includes(origin)) {
      throw new ApiFailure('wrong_origin', 'This request did not come from Grantlight. Please open the page again.');
    }
  }
  await next();
};
