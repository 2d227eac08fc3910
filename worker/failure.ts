import type { ErrorCode } from '../contract/errors.ts';

/** A failure with a sentence for the caller. Every layer may throw it; `app/error-response.ts` turns it into a response. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  /** The invalid fields of the request, each with its problem. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, more: { fields?: Record<string, string>; retryAfter?: number } = {}) {
    super(message);
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

/** Returns the failure for a missing or expired session. */
export function loginNeeded(): ApiFailure {
  return new ApiFailure('unauthenticated', 'Please log in to do this.');
}

/** Returns the failure for a call whose account was just deleted. */
export function accountGone(): ApiFailure {
  return new ApiFailure('unauthenticated', 'This account no longer exists.');
}
