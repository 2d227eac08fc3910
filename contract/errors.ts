import * as z from 'zod/mini';

/** Every failure the API can report, with its HTTP status. */
export const ERROR_STATUS = {
  validation: 400,
  broken_json: 400,
  invalid_token: 400,
  invalid_signature: 400,
  already_subscribed: 400,
  not_for_sale: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  payment_incomplete: 402,
  wrong_origin: 403,
  forbidden: 403,
  profile_incomplete: 403,
  plan_required: 403,
  save_limit: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  database_unavailable: 503,
  payment_unavailable: 503,
} as const;

export const errorCode = z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]);
export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every error response. `message` is a sentence a person can act on. */
export const errorBody = z.object({
  message: z.string(),
  code: errorCode,
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBody>;
