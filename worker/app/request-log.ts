import type { MiddlewareHandler } from 'hono';
import { callOf } from '../http/caller.ts';
import type { AppTypes } from '../http/context.ts';
import { memberOf } from './trouble.ts';

/**
 * Writes one line to the log for each request: which call, how it ended, how long it took (ms) and what it asked of the
 * database. A member stands in it as a hash. Signed-in members are told the times too, in `Server-Timing`; nobody else
 * is, for how long the database looks for an account is nobody's business.
 */
export const logRequest: MiddlewareHandler<AppTypes> = async (context, next) => {
  const begun = Date.now();
  await next();
  const took = Date.now() - begun;
  const { calls, rowsRead, waited } = context.get('usage');
  const member = memberOf(context);
  if (member !== undefined) {
    context.header('Server-Timing', `total;dur=${took}, db;dur=${waited};desc="${calls} calls, ${rowsRead} rows read"`);
  }
  console.log(
    JSON.stringify({
      at: new Date(begun).toISOString(),
      requestId: context.get('requestId'),
      request: callOf(context),
      status: context.res.status,
      ms: took,
      databaseCalls: calls,
      databaseMs: waited,
      rowsRead,
      ...(member === undefined ? {} : { member }),
    }),
  );
};
