import type { Context } from 'hono';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '../../contract/errors.ts';
import type { AppTypes } from './context.ts';

/** A failure that the caller is told of. Verbs throw it; the status is the code's, mapped in the contract. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }
}

/** What a failure tells. */
export function failureBody(context: Context<AppTypes>, failure: ApiFailure): ErrorBody {
  return {
    message: failure.message,
    code: failure.code,
    // Not there yet where the very first step failed.
    requestId: context.get('requestId') ?? crypto.randomUUID(),
    ...(failure.fields ? { fields: failure.fields } : {}),
  };
}

/** The answer for a failure. Headers and cookies that were set before it stay. */
export function failureResponse(context: Context<AppTypes>, failure: ApiFailure): Response {
  return context.json(failureBody(context, failure), ERROR_STATUS[failure.code], failure.headers);
}
