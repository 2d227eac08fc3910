import type { StripeElements } from '@stripe/stripe-js';
import { atom } from 'nanostores';
import { postPaymentMethod, putPaymentMethod } from '../../../../../contract/billing.ts';
import { PAYMENT_SETUP_ATTEMPTS } from '../../../../../contract/limits.ts';
import { toastOnNextPage } from '../../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { takeDestination } from './destination.ts';
import { PAYMENT_UNAVAILABLE } from './failure-texts.ts';
import { certain, outcomeOf, returnedOf, withoutReturn } from './outcome.ts';
import { intentOf } from './prepare.ts';
import { patience, showFault, showSetupFault, startForm } from './setup.ts';
import type { CardFormState, Fault } from './state.ts';
import { CHANGE, NOT_AUTHENTICATED, PREPARATION_FAILED, TOO_MANY_ATTEMPTS, UNEXPECTED } from './texts.ts';

export const $cardChange = atom<CardFormState>({ status: 'setting-up' });

let attempts = 0;

/** Starts a card change and loads its form. */
export async function setUpCardChange(fault?: Fault): Promise<void> {
  $cardChange.set({ status: 'setting-up' });
  if (attempts >= PAYMENT_SETUP_ATTEMPTS) return showSetupFault($cardChange, CHANGE.failed, TOO_MANY_ATTEMPTS, false);
  attempts += 1;
  try {
    const { clientSecret, publishableKey, scriptUrl } = await call(postPaymentMethod, { signal: patience() });
    const stripe = await startForm(publishableKey, scriptUrl);
    attempts = 0;
    const form = { stripe, clientSecret };
    if (fault) showFault($cardChange, form, fault);
    else $cardChange.set({ status: 'form', form, isProcessing: false, fault: undefined });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return sessionEnded();
    const message = error instanceof ApiError ? error.message || PREPARATION_FAILED.fallback : PAYMENT_UNAVAILABLE;
    showSetupFault($cardChange, CHANGE.failed, message, true);
  }
}

/** Called if the provider's form didn't load. */
export function cannotStartChange(): void {
  showSetupFault($cardChange, CHANGE.failed, PAYMENT_UNAVAILABLE, true);
}

/** Saves the card the member entered. Ignores a second click. */
export async function changeCard(elements: StripeElements): Promise<void> {
  const state = $cardChange.get();
  if (state.status !== 'form' || state.isProcessing) return;
  const { form } = state;
  $cardChange.set({ status: 'form', form, isProcessing: true, fault: undefined });
  const fail = (message: string) => showFault($cardChange, form, { title: CHANGE.failed, message });
  try {
    const { error } = await elements.submit();
    if (error) return fail(error.message || UNEXPECTED);
    const { stripe, clientSecret } = form;
    const confirmation = await stripe.confirmSetup({
      elements,
      confirmParams: { return_url: withoutReturn(location.href) },
      redirect: 'if_required',
    });
    const outcome = await certain(outcomeOf(confirmation), () => stripe.retrieveSetupIntent(clientSecret));
    if (outcome.status === 'over') await setUpCardChange({ title: CHANGE.failed, message: outcome.message });
    else if (outcome.status === 'succeeded') await keepCard(intentOf(clientSecret));
    else fail('message' in outcome ? outcome.message : UNEXPECTED);
  } catch (error) {
    await refused(error, fail);
  }
}

/** Resumes after a redirect from the bank. Returns whether there was anything to resume. */
export function resumeCardChange(): boolean {
  const returned = returnedOf(location.search);
  if (!returned) return false;
  history.replaceState(history.state, '', withoutReturn(location.href));
  const again = (message: string) => void setUpCardChange({ title: CHANGE.failed, message });
  if (returned.hasFailed) again(NOT_AUTHENTICATED);
  else {
    $cardChange.set({ status: 'checking' });
    void keepCard(returned.id).catch((error: unknown) => refused(error, again));
  }
  return true;
}

async function keepCard(setupIntentId: string): Promise<void> {
  await call(putPaymentMethod, { body: { setupIntentId }, signal: patience() });
  const next = takeDestination(location.search);
  $cardChange.set({ status: 'done', next, warning: false });
  toastOnNextPage(CHANGE.done);
  location.replace(next);
}

async function refused(error: unknown, fail: (message: string) => void): Promise<void> {
  if (error instanceof ApiError && error.status === 401) return sessionEnded();
  // The card is saved, but the open invoice couldn't be charged to it. A new card needs a new form.
  if (error instanceof ApiError && error.status === 402)
    return setUpCardChange({ title: CHANGE.failed, message: error.message });
  fail(messageOf(error, UNEXPECTED));
}
