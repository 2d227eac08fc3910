import type Stripe from 'stripe';

type StripeError = Stripe.errors.StripeError;

/** The library is loaded only where somebody pays: its classes are not at hand here. */
export function isStripeError(error: unknown): error is StripeError {
  return error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe');
}

/** Whether Stripe did not answer, or could not: the same call may work in a while. */
export function isStripeDown(error: unknown): boolean {
  if (!isStripeError(error)) return false;
  return ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'].includes(error.type);
}

/** Whether nobody knows what became of a call: it may be under way still. */
export function isUnanswered(error: unknown): boolean {
  return isStripeError(error) && error.type === 'StripeConnectionError';
}

/** Whether the object that was asked for is not there. */
export function isMissing(error: unknown, parameter?: string): boolean {
  if (!isStripeError(error) || error.code !== 'resource_missing') return false;
  return parameter === undefined || error.param === parameter;
}

/** Whether Stripe says that this cannot be done to the object as it is now, or that there is no such object. */
export function isRefusedAsSuch(error: unknown): boolean {
  return isStripeError(error) && error.type === 'StripeInvalidRequestError';
}

/** What the bank said to a card that it refused, in words for the member; null for all else. */
export function cardRefusalOf(error: unknown): string | null {
  return isStripeError(error) && error.type === 'StripeCardError' ? error.message : null;
}

/** For the log: which fault, and under which number Stripe knows the call; nothing that a member typed. */
export function stripeFaultOf(error: unknown): string {
  if (!isStripeError(error))
    return error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : 'Unknown';
  const { type, statusCode, code, requestId, detail } = error;
  const why = detail instanceof Error ? detail.message : undefined;
  return [type, statusCode, code, requestId, error.message.slice(0, 200), why].filter(Boolean).join(' · ');
}
