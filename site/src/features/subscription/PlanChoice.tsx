import { useStore } from '@nanostores/react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { CREATION_FAILED } from '../payment/texts.ts';
import { PlanCard } from '../plans/PlanCard.tsx';
import { PLANS, type Plan } from '../plans/plans.ts';
import { $subscription } from '../plans/store.ts';
import { choosePremium } from './screen.ts';
import { CHOOSE_PLAN, CURRENT_PLAN, PREPARING, STATUS_NOTE, subscriptionNote } from './texts.ts';

/** The list of plans, of which Premium can be bought. */
export function PlanChoice({ isChoosing, fault }: { isChoosing: boolean; fault: string | undefined }) {
  const state = useStore($subscription);
  const subscription = state.status === 'ready' ? state.subscription : undefined;
  return (
    <div className="stack [--gap:2rem]">
      <header className="stack [--gap:0.75rem]">
        <p className="eyebrow">{CHOOSE_PLAN.eyebrow}</p>
        <h1 className="title">{CHOOSE_PLAN.title}</h1>
        <p className="lead">{CHOOSE_PLAN.lead}</p>
      </header>
      {subscription?.status === 'pending' && (
        <Alert kind="warning">
          <p>{subscriptionNote(subscription)}</p>
        </Alert>
      )}
      {fault && (
        <Alert kind="error" title={CREATION_FAILED.title}>
          <p className="wrap-anywhere">{fault}</p>
        </Alert>
      )}
      <ul className="plans">
        {PLANS.map((plan) => (
          <li key={plan.tier}>
            <PlanOffer plan={plan} isChoosing={isChoosing} />
          </li>
        ))}
      </ul>
      <Alert kind="info" title={STATUS_NOTE.title}>
        <p>{STATUS_NOTE.text}</p>
      </Alert>
    </div>
  );
}

function PlanOffer({ plan, isChoosing }: { plan: Plan; isChoosing: boolean }) {
  if (plan.tier === 'free') {
    return (
      <PlanCard plan={plan} as="h2" badge={CURRENT_PLAN}>
        {null}
      </PlanCard>
    );
  }
  if (plan.tier === 'platinum') return <PlanCard plan={plan} as="h2" />;
  return (
    <PlanCard plan={plan} as="h2">
      <Button pending={isChoosing} onClick={() => void choosePremium()}>
        {isChoosing ? PREPARING : plan.action}
      </Button>
    </PlanCard>
  );
}
