import { useStore } from '@nanostores/react';
import type { User } from '../../../../../contract/account/user.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { LazyWhenNear } from '../../../components/ui/LazyWhenNear.tsx';
import { UNLOADED } from '../../../components/ui/texts.ts';
import { planOf } from '../../billing/plans/plan.ts';
import { $subscription, loadSubscription } from '../../billing/plans/store.ts';
import { PLAN_UNKNOWN } from '../../billing/upgrade/plan-unknown-texts.ts';
import { grantPath } from '../../program/route.ts';
import { Banner } from './Banner.tsx';

const loadAnalysis = async () => (await import('./SubscriberAnalysis.tsx')).SubscriberAnalysis;
const loadUpgrade = async () => (await import('../../billing/upgrade/UpgradeCard.tsx')).UpgradeCard;

/** A program's analysis: the button to run it for subscribers, a link to the plans for everyone else. */
export function AnalysisSection({ grant, user }: { grant: GrantDetail; user: User }) {
  const plan = planOf(useStore($subscription));
  const { programType, analyzedBy } = grant;
  const hasModel = analyzedBy !== 'record';
  const unloaded = <Alert kind="error">{UNLOADED}</Alert>;
  if (plan.status === 'loading' || plan.entitlements.analysis) {
    const waiting = (
      <Banner programType={programType} analyzedBy={analyzedBy}>
        <div className="skeleton h-14 w-64 max-w-full" aria-hidden="true" />
      </Banner>
    );
    return (
      <section aria-labelledby="analysis">
        {plan.status === 'loading' ? (
          waiting
        ) : (
          <LazyWhenNear load={loadAnalysis} props={{ grant, user }} waiting={waiting} failed={unloaded} />
        )}
      </section>
    );
  }
  // Without a model there is no analysis to advertise, so the card says what a plan adds.
  return (
    <section className="stack" aria-labelledby={hasModel ? 'analysis' : undefined}>
      {hasModel && <Banner programType={programType} analyzedBy={analyzedBy} isSmall />}
      {!plan.isKnown && (
        <p className="no-print">
          {PLAN_UNKNOWN.text}{' '}
          <button type="button" className="text-button" onClick={() => void loadSubscription()}>
            {PLAN_UNKNOWN.refresh}
          </button>
        </p>
      )}
      <LazyWhenNear
        load={loadUpgrade}
        props={{ returnPath: grantPath(grant.id), analyzedBy }}
        waiting={<div className="upgrade-waiting" aria-hidden="true" />}
        failed={unloaded}
      />
    </section>
  );
}
