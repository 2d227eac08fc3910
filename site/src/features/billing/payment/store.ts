import type { StripeElements, StripeError } from '@stripe/stripe-js';
import { atom } from 'nanostores';
import { postSubscriptionConsent } from '../../../../../contract/billing.ts';
import { DELAY, PAYMENT_SETUP_ATTEMPTS } from '../../../../../contract/limits.ts';
import { showToast } from '../../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { finish } from './activation.ts';
import { PROFILE_TAB } from './destination.ts';
import { PAYMENT_UNAVAILABLE } from './failure-texts.ts';
import { certain, outcomeOf, returnedOf, THROWN, withoutReturn } from './outcome.ts';
import { intentOf, prepare } from './prepare.ts';
import { patience, showFault, showSetupFault, startForm } from './setup.ts';
import type { CardFormState, Fault, PaymentForm } from './state.ts';
import {
  ALREADY_ACTIVE,
  CHECK_CARD,
  NEVER_TWICE,
  NOT_AUTHENTICATED,
  PAYMENT_ERROR,
  PAYMENT_FAILED,
  PREPARATION_FAILED,
  paymentReady,
  TOO_MANY_ATTEMPTS,
  UNEXPECTED,
} from './texts.ts';

export const $payment = atom<CardFormState<PaymentForm>>({ status: 'setting-up' });

/** Consecutive failed attempts to set up a payment. */
let attempts = 0;
/** The latest flow's number: results of older flows are discarded. */
let ways = 0;

interface Setup {
  /** The previous error, shown next to the new form. */
  fault?: Fault;
  /** The error to show if no form can be loaded. */
  failure?: { title: string; fallback: string };
}

/** Prepares the payment and loads its form. */
export async function setUpPayment({ fault, failure = PREPARATION_FAILED }: Setup = {}): Promise<void> {
  ways += 1;
  const way = ways;
  $payment.set({ status: 'setting-up' });
  if (attempts >= PAYMENT_SETUP_ATTEMPTS) return showSetupFault($payment, failure.title, TOO_MANY_ATTEMPTS, false);
  attempts += 1;
  const preparation = await prepare('premium');
  if (way !== ways) return;
  if (preparation.outcome === 'already active') return redirectToPlan();
  if (preparation.outcome === 'failed')
    return showSetupFault($payment, failure.title, preparation.message || failure.fallback, true);
  const { subscriptionId, clientSecret, renewsAt, publishableKey, scriptUrl } = preparation.prepared;
  try {
    const stripe = await startForm(publishableKey, scriptUrl);
    if (way !== ways) return;
    attempts = 0;
    const form = { stripe, clientSecret, subscriptionId, renewsAt };
    if (fault) return showFault($payment, form, fault);
    $payment.set({ status: 'form', form, isProcessing: false, fault: undefined });
    showToast(paymentReady('premium'));
  } catch {
    if (way === ways) cannotStart();
  }
}

/** Called if the provider's form didn't load. */
export function cannotStart(): void {
  showSetupFault($payment, PREPARATION_FAILED.title, PAYMENT_UNAVAILABLE, true);
}

/** Called when the member returns to the list of plans. Discards pending results. */
export function dropPayment(): void {
  ways += 1;
  $payment.set({ status: 'setting-up' });
}

function redirectToPlan(): void {
  $payment.set({ status: 'already-active' });
  showToast(ALREADY_ACTIVE);
  setTimeout(() => location.replace(PROFILE_TAB), DELAY.alreadyActiveRedirect);
}

/** Pays with the card the member entered. Ignores a second click. */
export async function pay(elements: StripeElements): Promise<void> {
  const state = $payment.get();
  if (state.status !== 'form' || state.isProcessing) return;
  const { form } = state;
  $payment.set({ status: 'form', form, isProcessing: true, fault: undefined });
  try {
    const { error } = await elements.submit();
    if (error) return showFault($payment, form, { title: titleOf(error), message: error.message || UNEXPECTED });
    await call(postSubscriptionConsent, { body: { subscriptionId: form.subscriptionId }, signal: patience() });
    await confirm(form, elements);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return sessionEnded();
    // Another tab has prepared another payment in the meantime.
    if (error instanceof ApiError && error.status === 403) return setUpAgain(error.message);
    showFault($payment, form, { title: PAYMENT_ERROR, message: messageOf(error, UNEXPECTED) });
  }
}

/** Returns an error's title. If a field is empty or invalid, no payment was attempted, so none failed. */
function titleOf({ type }: StripeError): string {
  return type === 'validation_error' ? CHECK_CARD : PAYMENT_FAILED;
}

async function confirm(form: PaymentForm, elements: StripeElements): Promise<void> {
  const { stripe, clientSecret } = form;
  const confirmParams = { return_url: withoutReturn(location.href) };
  const first = await stripe
    .confirmPayment({ elements, confirmParams, redirect: 'if_required' })
    .then(outcomeOf, () => THROWN);
  const outcome = await certain(first, () => stripe.retrievePaymentIntent(clientSecret));
  switch (outcome.status) {
    case 'succeeded':
    case 'processing':
      return finish($payment, intentOf(clientSecret), { isPaid: outcome.status === 'succeeded' });
    case 'over':
      return setUpAgain(outcome.message);
    case 'unknown':
      return showFault($payment, form, {
        title: first === THROWN ? PAYMENT_ERROR : PAYMENT_FAILED,
        message: `${outcome.message} ${NEVER_TWICE}`,
      });
    case 'failed':
      showFault($payment, form, { title: PAYMENT_FAILED, message: outcome.message });
  }
}

function setUpAgain(message: string): Promise<void> {
  return setUpPayment({ fault: { title: PAYMENT_FAILED, message } });
}

/** Resumes after a redirect from the bank. Returns whether there was anything to resume. */
export function resumePayment(): boolean {
  const returned = returnedOf(location.search);
  if (!returned) return false;
  history.replaceState(history.state, '', withoutReturn(location.href));
  if (returned.hasFailed) {
    void setUpAgain(NOT_AUTHENTICATED);
    return true;
  }
  $payment.set({ status: 'checking' });
  void finish($payment, returned.id, { isPaid: false, otherwise: setUpAgain });
  return true;
}
