import type { WritableAtom } from 'nanostores';
import { postActivateSubscription, type Subscription } from '../../../../../contract/billing.ts';
import { TOAST } from '../../../../../contract/limits.ts';
import { toastOnNextPage } from '../../../components/ui/toast.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { logInPath } from '../../account/session/access.ts';
import { keep, SESSION_KEYS } from '../../account/session/storage.ts';
import { refreshUser } from '../../account/session/store.ts';
import { loadSubscription } from '../plans/store.ts';
import { PROFILE_TAB, takeDestination } from './destination.ts';
import { patience } from './setup.ts';
import type { CardFormState, PaymentForm } from './state.ts';
import { ACTIVATION_FAILED, SUCCESS } from './texts.ts';

interface Knowledge {
  /** True if the payment provider reported success in this browser. */
  isPaid: boolean;
  /** Called if the server finds no payment. */
  otherwise?: (message: string) => Promise<void>;
}

/** Status codes that mean the server found no payment from this member. */
const NOT_PAID = new Set([400, 402, 403, 404]);
/** Retry delay in ms. The provider may know of a payment shortly before it knows of the subscription. */
const MOMENT = 1000;

/** Has the server activate the plan, then returns to where the member came from. */
export async function finish(
  $state: WritableAtom<CardFormState<PaymentForm>>,
  payment: string,
  { isPaid, otherwise }: Knowledge,
): Promise<void> {
  let plan: Subscription | undefined;
  let isLoggedOut = false;
  try {
    plan = await activate(payment);
    if (isPaid && !plan.active) {
      await new Promise((resolve) => setTimeout(resolve, MOMENT));
      plan = await activate(payment);
    }
  } catch (error) {
    if (otherwise && error instanceof ApiError && NOT_PAID.has(error.status)) return otherwise(error.message);
    isLoggedOut = error instanceof ApiError && error.status === 401;
  }
  // Skip this if logged out: the page would redirect to the login and never mention the payment.
  if (!isLoggedOut) await Promise.allSettled([loadSubscription(), refreshUser()]);
  if (plan && !plan.active) {
    $state.set({ status: 'pending' });
    return;
  }
  // The provider's webhook activates the plan, whatever happened here.
  const warning = plan === undefined;
  const next = takeDestination(location.search);
  if (!warning && next === PROFILE_TAB) keep(SESSION_KEYS.justPaid, 'yes');
  $state.set({ status: 'done', next, warning });
  toastOnNextPage(
    warning
      ? { ...ACTIVATION_FAILED, destructive: true, dismissAfter: TOAST.upgradeDismissAfter }
      : { title: SUCCESS.title, description: SUCCESS.text },
  );
  location.replace(isLoggedOut ? logInPath(new URL(next, location.href)) : next);
}

function activate(payment: string): Promise<Subscription> {
  return call(postActivateSubscription, { body: { subscriptionId: payment, tier: 'premium' }, signal: patience() });
}
