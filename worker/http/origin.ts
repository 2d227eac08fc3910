import type { MiddlewareHandler } from 'hono';
import type { AppTypes } from './context.ts';
import { ApiFailure } from './errors.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Writes come from our own pages alone (OWASP CSRF Cheat Sheet: verifying the origin). */
export const requireOwnOrigin: MiddlewareHandler<AppTypes> = async (context, next) => {
  if (!READING.has(context.req.method)) {
    const origin = context.req.header('origin');
    const own = [new URL(context.get('settings').APP_URL).origin, new URL(context.req.url).origin];
    if (!origin || !own.includes(origin)) {
      throw new ApiFailure('wrong_origin', 'This request did not come from Grantlight. Please open the page again.');
    }
  }
  await next();
};
