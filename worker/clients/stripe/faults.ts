import type Stripe from 'stripe';

type StripeError = Stripe.errors.StripeError;

/** Checks for fields, because the library is loaded only when someone pays, so its classes aren't available here. */
export function isStripeError(error: unknown): error is StripeError {
  return error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe');
}

/** Returns whether Stripe was unreachable or couldn't process the call, so the same call may work later. */
export function isStripeDown(error: unknown): boolean {
  if (!isStripeError(error)) return false;
  return ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'].includes(error.type);
}

/** Returns whether a call's outcome is unknown: it may still be in progress. */
export function isUnanswered(error: unknown): boolean {
  return isStripeError(error) && error.type === 'StripeConnectionError';
}

/** Returns whether the requested object doesn't exist. */
export function isMissing(error: unknown, parameter?: string): boolean {
  if (!isStripeError(error) || error.code !== 'resource_missing') return false;
  return parameter === undefined || error.param === parameter;
}

/** Returns whether Stripe rejected the request itself: the object doesn't exist, or its state doesn't allow this. */
export function isInvalidRequest(error: unknown): boolean {
  return isStripeError(error) && error.type === 'StripeInvalidRequestError';
}

/** Returns the bank's reason for declining a card, worded for the member; null for any other error. */
export function cardRefusalOf(error: unknown): string | null {
  return isStripeError(error) && error.type === 'StripeCardError' ? error.message : null;
}

/** Returns the fault and Stripe's request ID for the log, but nothing that a member typed. */
export function stripeFaultOf(error: unknown): string {
  if (!isStripeError(error))
    return error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : 'Unknown';
  const { type, statusCode, code, requestId, detail } = error;
  const why = detail instanceof Error ? detail.message : undefined;
  return [type, statusCode, code, requestId, error.message.slice(0, 200), why].filter(Boolean).join(' · ');
}
