import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import type { ChecklistItem } from '../../../../../contract/saved/preparation.ts';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { Progress } from '../../../components/ui/Progress.tsx';
import { DOCUMENTS, HOW_TO_APPLY, NO_STEPS } from '../../program/texts.ts';
import { WithPhones } from '../../program/WithPhones.tsx';
import { CheckItem } from './CheckItem.tsx';
import { PlanSection } from './PlanSection.tsx';
import { $preparing, $ticking, openPreparation } from './store.ts';
import { CHECKLIST, CHECKLIST_HINT, doneOf, FAILED, LOADING, REGISTRATIONS } from './texts.ts';
import { NoDocuments, WhatItTakes } from './WhatItTakes.tsx';

/** An application's checklist and plan. */
export function Preparation({ grant }: { grant: GrantDetail }) {
  const preparing = useStore($preparing);
  const { pending } = useStore($ticking);
  useEffect(() => void openPreparation(grant.id), [grant.id]);

  switch (preparing.status) {
    case 'loading':
      return (
        <>
          <div className="skeleton h-16" role="status">
            <p className="visually-hidden">{LOADING}</p>
          </div>
          <WhatItTakes grant={grant} />
          <div className="skeleton h-64" />
        </>
      );
    case 'failed':
      return (
        <>
          <LoadingFailed title={FAILED} message={preparing.message} onTryAgain={() => openPreparation(grant.id)} />
          <WhatItTakes grant={grant} />
        </>
      );
    case 'ready': {
      const { items, plan } = preparing.preparation;
      const shown = items.map((item) => ({ ...item, done: pending.get(item.key) ?? item.done }));
      return (
        <>
          <Checklist items={shown} grant={grant} />
          <PlanSection plan={plan} grantId={grant.id} />
        </>
      );
    }
  }
}

function Checklist({ items, grant }: { items: readonly ChecklistItem[]; grant: GrantDetail }) {
  const [registrations, documents, steps, notes] = (['registration', 'document', 'step', 'note'] as const).map((kind) =>
    items.filter((item) => item.kind === kind),
  );
  const boxes = items.filter(({ kind }) => kind !== 'note');
  const done = boxes.filter((item) => item.done).length;
  return (
    <>
      {boxes.length > 0 && (
        <div className="checklist-progress">
          <Progress label={CHECKLIST} value={done} max={boxes.length} valueText={doneOf(done, boxes.length)} />
          <p className="text-small text-ink-soft no-print">{CHECKLIST_HINT}</p>
        </div>
      )}
      {registrations && registrations.length > 0 && (
        <Items id="registrations" title={REGISTRATIONS.title} items={registrations} />
      )}
      <Items id="documents" title={DOCUMENTS} items={documents ?? []}>
        <NoDocuments grant={grant} />
      </Items>
      <Items id="how-to-apply" title={HOW_TO_APPLY} items={steps ?? []} notes={notes} ordered>
        {!notes?.length && <p>{NO_STEPS}</p>}
      </Items>
    </>
  );
}

interface ItemsProps {
  id: string;
  title: string;
  items: readonly ChecklistItem[];
  /** Shown below the list, without checkboxes. */
  notes?: readonly ChecklistItem[] | undefined;
  /** True if the order matters. */
  ordered?: boolean;
  /** Shown if the list is empty. */
  children?: ReactNode;
}

function Items({ id, title, items, notes = [], ordered = false, children }: ItemsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items.length === 0 ? (
        children
      ) : (
        <List className="checklist">
          {items.map((item, place) => (
            <CheckItem key={item.key} item={item} {...(ordered ? { number: place + 1 } : {})} />
          ))}
        </List>
      )}
      {notes.map(({ key, text }) => (
        <p key={key}>
          <WithPhones text={text} />
        </p>
      ))}
    </section>
  );
}
