import { atom } from 'nanostores';
import { DELAY } from '../../../../../contract/limits.ts';
import { showToast } from '../../../components/ui/toast.ts';
import { keepDestination, PROFILE_TAB } from '../payment/destination.ts';
import { $payment, dropPayment, resumePayment, setUpPayment } from '../payment/store.ts';
import { CREATION_FAILED } from '../payment/texts.ts';
import { loadAi } from '../plans/ai.ts';
import { PLATINUM_SOON } from '../plans/platinum-soon.ts';
import { $subscription, loadSubscription } from '../plans/store.ts';
import { type Purpose, premiumAddress, purposeOf } from './address.ts';

export type SubscriptionView =
  | { show: 'opening' }
  | { show: 'plans'; isChoosing: boolean; fault: string | undefined }
  | { show: 'payment' }
  | { show: 'card' }
  /** Nothing to buy: redirects to the profile. */
  | { show: 'active' };

export const $view = atom<SubscriptionView>({ show: 'opening' });

/** The purpose shown last. */
let purposeShown: Purpose = 'plans';

const PLANS = { show: 'plans', isChoosing: false, fault: undefined } as const;

/** Opens the screen for the current URL. Returns a function that closes it. */
export function openScreen(): () => void {
  void arrive();
  const seen = () => void (document.visibilityState === 'visible' && checkOtherTabs());
  // The browser restored this page from its cache, and the plan may have been paid for in the meantime.
  const startAfresh = (event: PageTransitionEvent) => event.persisted && location.reload();
  // A jump within the page, such as to its content, doesn't change the purpose, so typed text stays.
  const move = () => void (purposeOf(location.search) !== purposeShown && arrive());
  document.addEventListener('visibilitychange', seen);
  addEventListener('pageshow', startAfresh);
  addEventListener('popstate', move);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('pageshow', startAfresh);
    removeEventListener('popstate', move);
  };
}

async function arrive(): Promise<void> {
  keepDestination(location.search);
  const purpose = purposeAndNotice();
  purposeShown = purpose;
  if (purpose === 'card') return $view.set({ show: 'card' });
  // Back from the bank's page: the result shows whether the plan is active.
  if (resumePayment()) return $view.set({ show: 'payment' });
  dropPayment();
  $view.set({ show: purpose === 'plans' ? 'opening' : 'payment' });
  await Promise.all([loadSubscription(), loadAi()]);
  // The member moved on in the meantime.
  if (purposeOf(location.search) !== purpose) return;
  if (isActive()) return redirectToProfile();
  if (purpose === 'plans') $view.set(PLANS);
  else await setUpPayment();
}

/** Returns why the page was opened. Platinum isn't for sale yet: members who want it get a notice and see Premium. */
function purposeAndNotice(): Purpose {
  const purpose = purposeOf(location.search);
  if (purpose !== 'platinum') return purpose;
  showToast(PLATINUM_SOON);
  history.replaceState(history.state, '', premiumAddress(location.href));
  return 'premium';
}

/** Goes from the list of plans to the payment. */
export async function choosePremium(): Promise<void> {
  const view = $view.get();
  if (view.show !== 'plans' || view.isChoosing) return;
  $view.set({ show: 'plans', isChoosing: true, fault: undefined });
  await setUpPayment({ failure: CREATION_FAILED });
  if ($view.get().show !== 'plans') return;
  const payment = $payment.get();
  if (payment.status === 'setup-failed') return $view.set({ ...PLANS, fault: payment.message });
  history.pushState(null, '', premiumAddress(location.href));
  purposeShown = 'premium';
  $view.set({ show: 'payment' });
  scrollTo(0, 0);
  // The clicked button is gone, so focus the page.
  document.querySelector('main')?.focus();
}

/** Reloads the plan, because the member may have paid in another tab. */
async function checkOtherTabs(): Promise<void> {
  if (!isWaiting()) return;
  await loadSubscription();
  if (isWaiting() && isActive()) redirectToProfile();
}

function isWaiting(): boolean {
  const view = $view.get();
  if (view.show !== 'payment') return view.show === 'plans' && !view.isChoosing;
  const payment = $payment.get();
  return payment.status === 'setup-failed' || (payment.status === 'form' && !payment.isProcessing);
}

function isActive(): boolean {
  const state = $subscription.get();
  return state.status === 'ready' && state.subscription.active;
}

function redirectToProfile(): void {
  $view.set({ show: 'active' });
  setTimeout(() => location.replace(PROFILE_TAB), DELAY.subscriptionScreenRedirect);
}
