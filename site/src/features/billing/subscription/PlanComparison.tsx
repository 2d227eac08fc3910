import { useStore } from '@nanostores/react';
import type { Subscription } from '../../../../../contract/billing.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast.ts';
import { $ai } from '../plans/ai.ts';
import { PlanCard } from '../plans/PlanCard.tsx';
import { PLANS, type Plan } from '../plans/plans.ts';
import { PLATINUM_SOON } from '../plans/platinum-soon.ts';
import { CHOOSE_PLATINUM, CHOOSE_PREMIUM, PLATINUM_LATER } from '../plans/texts.ts';
import { COMPARE, CURRENT_PLAN } from './texts.ts';

export function PlanComparison({ subscription }: { subscription: Subscription }) {
  const ai = useStore($ai);
  const current = subscription.active ? subscription.tier : 'free';
  // A subscription that's waiting for payment or the bank's decision can't be bought again.
  const isHeld = subscription.status === 'past_due' || subscription.status === 'suspended';
  return (
    <section>
      <h2>{COMPARE}</h2>
      <ul className="plans mt-6">
        {PLANS.map((plan) => (
          <li key={plan.tier}>
            {plan.tier === current ? (
              <PlanCard plan={plan} ai={ai} badge={CURRENT_PLAN}>
                {null}
              </PlanCard>
            ) : (
              <PlanCard plan={plan} ai={ai}>
                <Choice plan={plan} isHeld={isHeld} />
              </PlanCard>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows how to select the plan. The free one can't be selected: it applies when a subscription ends. */
function Choice({ plan, isHeld }: { plan: Plan; isHeld: boolean }) {
  if (plan.tier === 'premium' && !isHeld) {
    return (
      <a className="button button-primary" href="/subscription?tier=premium">
        {CHOOSE_PREMIUM}
      </a>
    );
  }
  if (plan.tier === 'platinum') {
    return (
      <>
        <Button look="quiet" onClick={() => showToast(PLATINUM_SOON)}>
          {CHOOSE_PLATINUM}
        </Button>
        <p className="text-small text-ink-soft">{PLATINUM_LATER}</p>
      </>
    );
  }
  return null;
}
