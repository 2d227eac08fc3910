import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '../../contract/errors.ts';

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

/** The answer for a failure. */
export function failureResponse(failure: ApiFailure, requestId: string): Response {
  const body: ErrorBody = {
    message: failure.message,
    code: failure.code,
    requestId,
    ...(failure.fields ? { fields: failure.fields } : {}),
  };
  return Response.json(body, { status: ERROR_STATUS[failure.code], headers: failure.headers });
}
