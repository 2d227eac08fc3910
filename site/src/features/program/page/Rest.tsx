import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { User } from '../../../../../contract/account/user.ts';
import type { GrantDetail, MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Lazy } from '../../../components/ui/Lazy.tsx';
import { LazyWhenNear } from '../../../components/ui/LazyWhenNear.tsx';
import { languageOf } from '../../../locale/english/english-mark.ts';
import { AnalysisSection } from '../../ai/analysis/AnalysisSection.tsx';
import { ReadyToApply } from '../../applications/apply/ReadyToApply.tsx';
import type { ApplyWay } from '../../applications/apply/use-website.ts';
import { planOf } from '../../billing/plans/plan.ts';
import { $subscription } from '../../billing/plans/store.ts';
import { HelpAwaited } from '../../help/HelpAwaited.tsx';
import { TextLines } from '../TextLines.tsx';
import { Application } from './Application.tsx';
import { EstimateCard } from './EstimateCard.tsx';
import { TextSkeleton } from './GrantSkeleton.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { ABOUT, CHANGES_UNLOADED } from './rest-texts.ts';
import { Sources } from './Sources.tsx';

interface Props {
  user: User;
  grant: MatchedGrant;
  detail: GrantDetail | undefined;
  failure: ReactNode;
  way: ApplyWay;
}

/** Few programs have changed, so only their pages load this. */
const loadChanges = () => import('./Changes.tsx').then(({ Changes }) => Changes);

/** Loads late, because its data comes from a separate file. */
const loadHelp = () => import('../../help/HelpSection.tsx').then(({ HelpSection }) => HelpSection);

/** For subscribers only. Last on the page, so nothing moves when it loads. */
const loadPaid = () => import('./PaidParts.tsx').then(({ PaidParts }) => PaidParts);

/** Shows whether the member has already applied. */
const loadTracking = () =>
  import('../../applications/tracking/TrackApplication.tsx').then(({ TrackApplication }) => TrackApplication);

/** Details after the answer: what it is, what it takes, where to apply, what a plan adds, and the sources. */
export function Rest({ user, grant, detail, failure, way }: Props) {
  const plan = planOf(useStore($subscription));
  const isSubscriber = plan.status === 'ready' && plan.entitlements.analysis;
  return (
    <>
      {detail?.reckoned && <EstimateCard estimate={detail.reckoned} grantId={grant.id} amount={grant.amount} />}
      {grant.description && (
        <section className="stack [--gap:0.75rem]" aria-labelledby="about">
          <h2 id="about">{ABOUT}</h2>
          <div lang={languageOf(grant)}>
            <TextLines text={grant.description} />
          </div>
        </section>
      )}
      <KeyFacts grant={grant} detail={detail} />
      {detail ? <Application grant={detail} user={user} /> : (failure ?? <TextSkeleton />)}
      <LazyWhenNear load={loadHelp} props={{ user, grant }} waiting={<HelpAwaited grant={grant} />} failed={null} />
      <ReadyToApply programType={grant.programType} way={way}>
        <LazyWhenNear
          load={loadTracking}
          props={{ grantId: grant.id, user }}
          waiting={<div className="track" aria-hidden="true" />}
          failed={null}
        />
      </ReadyToApply>
      {detail && detail.changes.length > 0 && (
        <Lazy
          load={loadChanges}
          props={{ changes: detail.changes }}
          waiting={<TextSkeleton />}
          failed={<Alert kind="error">{CHANGES_UNLOADED}</Alert>}
        />
      )}
      {detail && <Sources grant={detail} />}
      {/* Paid features come after everything that's free. */}
      {detail && <AnalysisSection grant={detail} user={user} />}
      {detail && isSubscriber && (
        <div className="min-h-128 sm:min-h-100">
          <LazyWhenNear load={loadPaid} props={{ grant: detail, user }} waiting={null} failed={null} />
        </div>
      )}
    </>
  );
}
