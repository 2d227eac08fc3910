import type { MiddlewareHandler } from 'hono';
import { Slots } from '../features/limits/slots.ts';
import { tooMany } from '../features/limits/too-many.ts';
import type { AppTypes } from '../http/context.ts';

const BUSY_SECONDS = 5;

const calls = new Slots();

/**
 * Rejects calls right away when this isolate is overloaded. Queueing them would slow down everyone, including the
 * database, until all of them fail.
 */
export const limitCallsAtOnce: MiddlewareHandler<AppTypes> = async (context, next) => {
  const release = calls.take(context.get('settings').LIMIT_CALLS_AT_ONCE);
  if (!release) throw tooMany(BUSY_SECONDS, 'A lot of people are using Grantlight right now.');
  try {
    await next();
  } finally {
    release();
  }
};
