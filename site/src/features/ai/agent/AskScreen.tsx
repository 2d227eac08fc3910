import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { User } from '../../../../../contract/account/user.ts';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { RequireMember } from '../../account/session/RequireMember.tsx';
import { AiNote } from '../../billing/plans/AiNote.tsx';
import { $ai, loadAi } from '../../billing/plans/ai.ts';
import { planOf } from '../../billing/plans/plan.ts';
import { $subscription, followSubscription, loadSubscription } from '../../billing/plans/store.ts';
import { stateOfMember } from '../../help/route.ts';
import { Agent } from './Agent.tsx';
import { ABOUT_LIST, LIST, PLAN_UNKNOWN } from './texts.ts';

/** Page where paying members ask about their own list. */
export function AskScreen() {
  return <RequireMember>{(user) => <Ask user={user} />}</RequireMember>;
}

function Ask({ user }: { user: User }) {
  const plan = planOf(useStore($subscription));
  const hasAi = useStore($ai) !== 'nobody';
  useEffect(followSubscription, []);
  useEffect(() => void loadAi(), []);
  return (
    <div className="stack max-w-[46rem] [--gap:1.5rem]">
      <h1 className="title">{LIST.title}</h1>
      <p>{LIST.lead}</p>
      {!hasAi && <AiNote />}
      {plan.status === 'loading' && <div className="skeleton h-40" aria-hidden="true" />}
      {plan.status === 'ready' && plan.entitlements.analysis && hasAi && (
        <section aria-labelledby="asked">
          <h2 id="asked" className="visually-hidden">
            {LIST.asked}
          </h2>
          <Agent grantId={null} state={stateOfMember(user)} texts={ABOUT_LIST} />
        </section>
      )}
      {plan.status === 'ready' && !plan.isKnown && (
        <LoadingFailed title={PLAN_UNKNOWN.title} message={PLAN_UNKNOWN.text} onTryAgain={loadSubscription} />
      )}
      {plan.status === 'ready' && plan.isKnown && !plan.entitlements.analysis && hasAi && (
        <p>
          {LIST.premium} <a href="/subscription?tier=premium&returnUrl=%2Fask">{LIST.toPlans}</a>
        </p>
      )}
      <p className="no-print">
        <a href="/search-results">{LIST.toList}</a>
      </p>
    </div>
  );
}
