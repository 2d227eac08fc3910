import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Lazy } from '../../../components/ui/Lazy.tsx';
import { UNLOADED } from '../../../components/ui/texts.ts';
import { planOf } from '../../billing/plans/plan.ts';
import { $subscription } from '../../billing/plans/store.ts';
import { DRAFTS } from './texts.ts';

const loadDesk = () => import('./DraftDesk.tsx').then(({ DraftDesk }) => DraftDesk);

/** Drafts of the texts a program asks for, for subscribers. Opened with a button. */
export function DraftsSection({ grant }: { grant: GrantDetail }) {
  const plan = planOf(useStore($subscription));
  const [isOpen, setIsOpen] = useState(false);
  if (plan.status === 'loading' || !plan.entitlements.analysis) return null;
  return (
    <section className="stack no-print" aria-labelledby="drafts">
      <h2 id="drafts">{DRAFTS.title}</h2>
      <p>{DRAFTS.text}</p>
      {isOpen ? (
        <Lazy
          load={loadDesk}
          props={{ grant }}
          waiting={<div className="skeleton h-64" aria-hidden="true" />}
          failed={<Alert kind="error">{UNLOADED}</Alert>}
        />
      ) : (
        <p>
          <Button look="quiet" onClick={() => setIsOpen(true)}>
            {DRAFTS.open}
          </Button>
        </p>
      )}
    </section>
  );
}
