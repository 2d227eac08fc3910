import type { ErrorCode } from '../contract/errors.ts';

/** A failure with a sentence for the caller. Every layer may throw it; `http/errors.ts` turns it into a response. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  /** What is wrong with which field of the request. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds until another attempt makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, more: { fields?: Record<string, string>; retryAfter?: number } = {}) {
    super(message);
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

/** The failure of whoever has no session, or none any more. */
export function loginNeeded(): ApiFailure {
  return new ApiFailure('unauthenticated', 'Please log in to do this.');
}

/** The failure of whoever acts for an account that was deleted meanwhile. */
export function accountGone(): ApiFailure {
  return new ApiFailure('unauthenticated', 'This account no longer exists.');
}
