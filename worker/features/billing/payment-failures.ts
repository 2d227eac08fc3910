import { PAYMENT_UNAVAILABLE } from '../../../contract/billing.ts';
import { cardRefusalOf, isStripeDown, isStripeError, stripeFaultOf } from '../../clients/stripe/faults.ts';
import { UnreadableAnswer } from '../../clients/stripe/read.ts';
import { type Payments, paymentsOf } from '../../clients/stripe/stripe.ts';
import type { Settings } from '../../env.ts';
import { ApiFailure } from '../../failure.ts';

/** Runs work that needs Stripe. Logs Stripe's errors and turns them into failures for the client. */
export async function withPayments<T>(settings: Settings, run: (payments: Payments) => Promise<T>): Promise<T> {
  const payments = await paymentsOf(settings);
  if (!payments) throw cannotPay();
  try {
    return await run(payments);
  } catch (error) {
    throw failureOf(error);
  }
}

/** Returns the error for when we can't take payments and waiting won't help. */
export function cannotPay(): ApiFailure {
  return new ApiFailure('payment_unavailable', PAYMENT_UNAVAILABLE);
}

function failureOf(error: unknown): unknown {
  if (!isStripeError(error) && !(error instanceof UnreadableAnswer)) return error;
  const refusal = cardRefusalOf(error);
  if (refusal !== null) return new ApiFailure('payment_incomplete', refusal);
  console.error(JSON.stringify({ stripe: stripeFaultOf(error) }));
  if (!isStripeDown(error)) return cannotPay();
  return new ApiFailure(
    'payment_unavailable',
    'Our payment provider isn’t answering right now. Please try again in a minute.',
  );
}
