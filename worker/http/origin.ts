import type { MiddlewareHandler } from 'hono';
import { postStripeWebhook } from '../../contract/billing.ts';
import { postUnsubscription } from '../../contract/saved/alerts.ts';
import { ApiFailure } from '../failure.ts';
import type { AppTypes } from './context.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** These use no cookies. Email clients send the first one, authorized by its token. Stripe signs the second. */
const FROM_ANYWHERE = [postUnsubscription.path.replace(':token', ''), postStripeWebhook.path];

/** Accepts writes only from our own pages (OWASP CSRF Cheat Sheet: verifying the origin). */
export const requireOwnOrigin: MiddlewareHandler<AppTypes> = async (context, next) => {
  if (!READING.has(context.req.method) && !FROM_ANYWHERE.some((path) => context.req.path.startsWith(path))) {
    const origin = context.req.header('origin');
    const own = [new URL(context.get('settings').APP_URL).origin, new URL(context.req.url).origin];
    if (!origin || !own.includes(origin)) {
      throw new ApiFailure('wrong_origin', 'This request didn’t come from Grantlight. Please open the page again.');
    }
  }
  await next();
};
