import type { Context } from 'hono';
import { ERROR_STATUS, type ErrorBody } from '../../contract/errors.ts';
import type { ApiFailure } from '../failure.ts';
import type { AppTypes } from '../http/context.ts';
import { messagesFor } from '../language/own-language.ts';

/** Returns the response body for a failure, in the caller's language. */
export function failureBody(context: Context<AppTypes>, failure: ApiFailure): ErrorBody {
  const say = messagesFor(context);
  return {
    message: say(failure.message),
    code: failure.code,
    // Not set yet if the very first step failed.
    requestId: context.get('requestId') ?? crypto.randomUUID(),
    ...(failure.fields ? { fields: mapped(failure.fields, say) } : {}),
  };
}

function mapped(fields: Record<string, string>, say: (english: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, say(message)]));
}

/** Returns the response for a failure. Keeps headers and cookies that were already set. */
export function failureResponse(context: Context<AppTypes>, failure: ApiFailure): Response {
  const { retryAfter } = failure;
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return context.json(failureBody(context, failure), ERROR_STATUS[failure.code], headers);
}
