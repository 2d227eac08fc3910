import type { PaymentIntent, SetupIntent, StripeError } from '@stripe/stripe-js';
import { intentOf } from './prepare.ts';
import { NOT_AUTHENTICATED, UNEXPECTED } from './texts.ts';

export type Outcome =
  | { status: 'succeeded'; id: string }
  /** The bank is still processing it. */
  | { status: 'processing'; id: string }
  | { status: 'failed'; message: string }
  /** This payment can never succeed, so a new one has to be prepared. */
  | { status: 'over'; message: string }
  /** No response. The payment may have gone through. */
  | { status: 'unknown'; message: string };

/** The confirmation call itself failed. */
export const THROWN: Outcome = { status: 'unknown', message: UNEXPECTED };

type Intent = Pick<PaymentIntent | SetupIntent, 'id' | 'status'>;

export interface Confirmation {
  error?: StripeError | undefined;
  paymentIntent?: Intent | undefined;
  setupIntent?: Intent | undefined;
}

/** Errors after which it's unknown whether the payment went through. */
const SILENT = new Set(['api_connection_error', 'api_error']);

/** Returns the result of a confirmation. A payment completed elsewhere in the meantime counts as completed. */
export function outcomeOf({ error, paymentIntent, setupIntent }: Confirmation): Outcome {
  const intent = paymentIntent ?? setupIntent ?? error?.payment_intent ?? error?.setup_intent;
  const message = error?.message || (error ? UNEXPECTED : NOT_AUTHENTICATED);
  if (intent?.status === 'succeeded' || intent?.status === 'processing')
    return { status: intent.status, id: intent.id };
  if (intent?.status === 'canceled') return { status: 'over', message };
  return { status: error && SILENT.has(error.type) ? 'unknown' : 'failed', message };
}

/** Asks again if there was no response. */
export async function certain(outcome: Outcome, ask: () => Promise<Confirmation>): Promise<Outcome> {
  if (outcome.status !== 'unknown') return outcome;
  try {
    const asked = outcomeOf(await ask());
    return asked.status === 'failed' ? { status: 'failed', message: outcome.message } : asked;
  } catch {
    return outcome;
  }
}

/** The data that the bank's page adds to the return URL. */
export interface Returned {
  id: string;
  hasFailed: boolean;
}

/** Reads what the payment provider added to the URL. */
export function returnedOf(search: string): Returned | undefined {
  const query = new URLSearchParams(search);
  const secret = query.get('payment_intent_client_secret') ?? query.get('setup_intent_client_secret') ?? '';
  const id = query.get('payment_intent') ?? query.get('setup_intent') ?? intentOf(secret);
  return id === '' ? undefined : { id, hasFailed: query.get('redirect_status') === 'failed' };
}

const ADDED = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
];

/** Returns the URL without those parameters, because secrets mustn't stay in the history. */
export function withoutReturn(address: string): string {
  const url = new URL(address);
  for (const name of ADDED) url.searchParams.delete(name);
  return url.href;
}
