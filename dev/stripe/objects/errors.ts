export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: unknown;
  setup_intent?: unknown;
  payment_method?: unknown;
}

/** A Stripe error, with its status and body. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** Returns the error for an invalid request. */
export function invalid(message: string, more: { code?: string; param?: string; status?: number } = {}): StripeFailure {
  const { status = 400, ...rest } = more;
  return new StripeFailure(status, { type: 'invalid_request_error', message, ...rest });
}

/** Returns the error for a missing object. */
export function missing(kind: string, id: string, param = 'id'): StripeFailure {
  return invalid(`No such ${kind}: '${id}'`, { code: 'resource_missing', param, status: 404 });
}
