import type { MiddlewareHandler } from 'hono';
import { callOf } from '../http/caller.ts';
import type { AppTypes } from '../http/context.ts';
import { memberOf } from './trouble.ts';

/**
 * Logs one line per request: the call, its outcome, its duration (ms) and its database statements. A member appears as
 * a hash. Signed-in members also get the timings in `Server-Timing`. Others don't: the time of an account lookup would
 * leak whether the account exists.
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
  const line = {
    at: new Date(begun).toISOString(),
    requestId: context.get('requestId'),
    request: callOf(context),
    status: context.res.status,
    ms: took,
    databaseCalls: calls,
    databaseMs: waited,
    rowsRead,
    ...(member === undefined ? {} : { member }),
  };
  // The response doesn't wait for the log.
  context.executionCtx.waitUntil(afterResponse().then(() => console.log(JSON.stringify(line))));
};

/** Resolves once the runtime has sent what it already can. */
function afterResponse(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
