import { useStore } from '@nanostores/react';
import type { AiAnswers } from '../../../../../contract/ai/ai.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { CREATION_FAILED } from '../payment/texts.ts';
import { AiNote } from '../plans/AiNote.tsx';
import { $ai } from '../plans/ai.ts';
import { PlanCard } from '../plans/PlanCard.tsx';
import { PLANS, type Plan } from '../plans/plans.ts';
import { $subscription } from '../plans/store.ts';
import { subscriptionNote } from './plan-words.ts';
import { StatusNote } from './StatusNote.tsx';
import { choosePremium } from './screen.ts';
import { CHOOSE_PLAN, CURRENT_PLAN, PENDING, PREPARING } from './texts.ts';

/** The list of plans, where Premium can be bought. */
export function PlanChoice({ isChoosing, fault }: { isChoosing: boolean; fault: string | undefined }) {
  const state = useStore($subscription);
  const ai = useStore($ai);
  const subscription = state.status === 'ready' ? state.subscription : undefined;
  return (
    <div className="stack [--gap:2rem]">
      <header className="stack [--gap:0.75rem]">
        <p className="eyebrow">{CHOOSE_PLAN.eyebrow}</p>
        <h1 className="title">{CHOOSE_PLAN.title}</h1>
        <p className="lead">{CHOOSE_PLAN.lead}</p>
      </header>
      {subscription?.status === 'pending' && (
        <Alert kind="info" title={PENDING.title}>
          <p>{subscriptionNote(subscription, ai)}</p>
          <p>{PENDING.hint}</p>
        </Alert>
      )}
      {fault && (
        <Alert kind="error" title={CREATION_FAILED.title}>
          <p className="wrap-anywhere">{fault}</p>
        </Alert>
      )}
      <AiNote />
      <ul className="plans">
        {PLANS.map((plan) => (
          <li key={plan.tier}>
            <PlanOffer plan={plan} ai={ai} isChoosing={isChoosing} />
          </li>
        ))}
      </ul>
      <StatusNote />
    </div>
  );
}

function PlanOffer({ plan, ai, isChoosing }: { plan: Plan; ai: AiAnswers | null; isChoosing: boolean }) {
  if (plan.tier === 'free') {
    return (
      <PlanCard plan={plan} as="h2" badge={CURRENT_PLAN}>
        {null}
      </PlanCard>
    );
  }
  if (plan.tier === 'platinum') return <PlanCard plan={plan} as="h2" />;
  return (
    <PlanCard plan={plan} as="h2" ai={ai}>
      <Button pending={isChoosing} onClick={() => void choosePremium()}>
        {isChoosing ? PREPARING : plan.action}
      </Button>
    </PlanCard>
  );
}
