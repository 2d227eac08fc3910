import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Subscription } from '../../../../../contract/billing.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { UNLOADED } from '../../../components/ui/texts.ts';
import { drop, kept, SESSION_KEYS } from '../../account/session/storage.ts';
import { $ai } from '../plans/ai.ts';
import { $change, resumeSubscription } from './change.ts';
import { endsOn, planLine, subscriptionNote } from './plan-words.ts';
import { CANCELLING, CHANGE_CARD, PAID, PENDING, RESUMING, SUPPORT, YOUR_PLAN } from './texts.ts';

const CancelDialog = lazy(async () => {
  try {
    const { CancelDialog } = await import('./CancelDialog.tsx');
    return { default: CancelDialog };
  } catch {
    return { default: Unloaded };
  }
});

/** The member's plan, what happens next, and the available actions. */
export function CurrentPlan({ subscription, supportEmail }: { subscription: Subscription; supportEmail: string }) {
  const change = useStore($change);
  const ai = useStore($ai);
  const [isAsking, setAsking] = useState(false);
  const isJustPaid = useJustPaid() && subscription.active;
  const { status, active, cancelled, cancelAtPeriodEnd } = subscription;
  const isJustCancelled = change.status === 'cancelled' && cancelAtPeriodEnd;
  const isResuming = change.status === 'resuming';
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that changed the plan disappears with the change, so focus the heading.
  useEffect(() => {
    if (!isAsking && (change.status === 'cancelled' || change.status === 'resumed')) heading.current?.focus();
  }, [change, isAsking]);
  return (
    <section className="stack items-start [--gap:1rem]">
      <h2 ref={heading} tabIndex={-1}>
        {YOUR_PLAN}
      </h2>
      <p>{planLine(subscription)}</p>
      {isJustPaid && (
        <div className="w-full">
          <Alert kind="success" title={PAID.title}>
            <a href="/search-results">{PAID.back}</a>
          </Alert>
        </div>
      )}
      {/* Always rendered, so screen readers announce changes. */}
      <div role="status" className="w-full empty:hidden">
        {isJustCancelled && (
          <Alert kind="success">
            <p>{CANCELLING.done}</p>
            <p>{endsOn(subscription)}</p>
          </Alert>
        )}
      </div>
      {!isJustCancelled && (
        <div className="w-full">
          <Alert
            kind={isTroubled(subscription) ? 'warning' : 'info'}
            {...(status === 'pending' ? { title: PENDING.title } : {})}
          >
            <p>{subscriptionNote(subscription, ai)}</p>
            {status === 'pending' && <p>{PENDING.hint}</p>}
          </Alert>
        </div>
      )}
      {change.status === 'failed' && !isAsking && (
        <div className="w-full">
          <Alert kind="error" title={change.title}>
            <p className="wrap-anywhere">{change.message}</p>
          </Alert>
        </div>
      )}
      {active && (
        <p>
          {SUPPORT.lead} <a href={SUPPORT.address(supportEmail)}>{supportEmail}</a>. {SUPPORT.promise}
        </p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {status === 'pending' && (
          <a className="button button-quiet" href="/subscription?tier=premium">
            {PENDING.action}
          </a>
        )}
        {status === 'past_due' && (
          <a className="button button-primary" href="/subscription?change=card">
            {CHANGE_CARD}
          </a>
        )}
        {active && cancelled && (
          <Button pending={isResuming} onClick={() => void resumeSubscription()}>
            {isResuming ? RESUMING.pending : RESUMING.action}
          </Button>
        )}
        {mayCancel(subscription) && (
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {CANCELLING.action}
          </Button>
        )}
      </div>
      {isAsking && (
        <Suspense>
          <CancelDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Returns whether the member just paid. After a reload, it's false. */
function useJustPaid(): boolean {
  const [isJustPaid] = useState(() => kept(SESSION_KEYS.justPaid) !== null);
  useEffect(() => drop(SESSION_KEYS.justPaid), []);
  return isJustPaid;
}

function isTroubled({ status }: Subscription): boolean {
  return status === 'past_due' || status === 'suspended';
}

/** Returns whether the member can cancel. A subscription that's already ending can't be; an unpaid one expires. */
function mayCancel({ status, active, cancelAtPeriodEnd }: Subscription): boolean {
  return !cancelAtPeriodEnd && (active || status === 'past_due' || status === 'suspended');
}

function Unloaded(_: { onClose: () => void }) {
  return (
    <Alert kind="error">
      <p>{UNLOADED}</p>
    </Alert>
  );
}
