import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { SubscriptionError } from './SubscriptionError.tsx';
import { $subscription, followSubscription, loadSubscription } from './store.ts';
import { LOADING_SUBSCRIPTION, planLine, subscriptionNote, YOUR_PLAN } from './texts.ts';

export function SubscriptionTab() {
  const state = useStore($subscription);
  useEffect(followSubscription, []);

  if (state.status === 'loading') return <Spinner label={LOADING_SUBSCRIPTION} />;
  if (state.status === 'failed') return <SubscriptionError onRefresh={() => void loadSubscription()} />;
  const { subscription } = state;
  return (
    <div className="stack [--gap:2.5rem]">
      <section className="stack [--gap:0.75rem]">
        <h2>{YOUR_PLAN}</h2>
        <p>{planLine(subscription)}</p>
        <Alert kind={subscription.status === 'pending' ? 'warning' : 'info'}>
          <p>{subscriptionNote(subscription)}</p>
        </Alert>
      </section>
      <PlanComparison subscription={subscription} />
    </div>
  );
}
