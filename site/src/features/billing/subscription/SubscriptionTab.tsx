import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Subscription } from '../../../../../contract/billing.ts';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { loadAi } from '../plans/ai.ts';
import { $subscription, followSubscription, loadSubscription } from '../plans/store.ts';
import { CurrentPlan } from './CurrentPlan.tsx';
import { LOADING_SUBSCRIPTION } from './loading-texts.ts';
import { PaymentHistory } from './PaymentHistory.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { SubscriptionError } from './SubscriptionError.tsx';

export function SubscriptionTab({ supportEmail }: { supportEmail: string }) {
  const state = useStore($subscription);
  useEffect(followSubscription, []);
  useEffect(() => void loadAi(), []);

  if (state.status === 'loading') return <Spinner label={LOADING_SUBSCRIPTION} />;
  if (state.status === 'failed') return <SubscriptionError onRefresh={() => void loadSubscription()} />;
  const { subscription } = state;
  return (
    <div className="stack [--gap:2.5rem]">
      <CurrentPlan subscription={subscription} supportEmail={supportEmail} />
      {mayHavePaid(subscription) && <PaymentHistory hasPlan={hasPlan(subscription)} />}
      <PlanComparison subscription={subscription} />
    </div>
  );
}

/**
 * Returns whether there may be payments to list, including for an earlier plan. Saves a call to the payment provider
 * for members who never subscribed.
 */
function mayHavePaid({ status }: Subscription): boolean {
  return status !== 'inactive';
}

function hasPlan({ status }: Subscription): boolean {
  return status === 'active' || status === 'past_due' || status === 'suspended';
}
