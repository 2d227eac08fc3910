import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { User } from '../../../../../contract/account/user.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Lazy } from '../../../components/ui/Lazy.tsx';
import { UNLOADED } from '../../../components/ui/texts.ts';
import { planOf } from '../../billing/plans/plan.ts';
import { $subscription } from '../../billing/plans/store.ts';
import { OPEN, TITLE } from './opening-texts.ts';

const loadAgent = async () => (await import('./ProgramAgent.tsx')).ProgramAgent;

/** Link to ask about a program: for subscribers, if a model is set up. The chat's code loads when it's opened. */
export function AgentSection({ grant, user }: { grant: GrantDetail; user: User }) {
  const plan = planOf(useStore($subscription));
  const [isOpen, setIsOpen] = useState(false);
  if (plan.status === 'loading' || !plan.entitlements.analysis || grant.analyzedBy === 'record') return null;
  return (
    <section className="stack [--gap:1rem]" aria-labelledby="ask">
      <h2 id="ask">{TITLE}</h2>
      {isOpen ? (
        <Lazy
          load={loadAgent}
          props={{ grant, user }}
          waiting={<div className="skeleton h-40" aria-hidden="true" />}
          failed={<Alert kind="error">{UNLOADED}</Alert>}
        />
      ) : (
        <>
          <p>{grant.analyzedBy === 'demo' ? OPEN.leadOfDemo : OPEN.lead}</p>
          <div className="no-print">
            <Button look="quiet" onClick={() => setIsOpen(true)}>
              {OPEN.button}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
