import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { SavedGrant } from '../../../../contract/saved/saved.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Tabs } from '../../components/ui/Tabs.tsx';
import { MY_PLAN_PATH } from '../../lib/my-plan-path.ts';
import { CalendarButton } from './calendar/CalendarButton.tsx';
import { byDeadline, GROUPS } from './groups.ts';
import { LazyMyPlan } from './my-plan/LazyMyPlan.tsx';
import { MY_PLAN } from './my-plan/texts.ts';
import { $savedView, VIEWS } from './my-plan/views.ts';
import { ProgramGroups } from './ProgramGroups.tsx';
import { SavedActions } from './SavedActions.tsx';
import { UPGRADE } from './save-texts.ts';
import type { Plan } from './state.ts';
import { $pending } from './store.ts';
import { LIMIT_TEXT, PRINTED_TITLE, savedText, VIEW_WORDS, VIEWS_LABEL } from './texts.ts';

interface Props {
  grants: readonly SavedGrant[];
  removed: ReadonlyMap<string, SavedGrant>;
  plan: Plan;
}

/** ID of the element that a menu links to. */
const PLACE = 'my-plan';
const isAskedFor = () => location.hash === new URL(MY_PLAN_PATH, location.origin).hash;

/**
 * Saved programs in four views. The printer gets the plan, or the selected programs. Print, compare and download apply
 * to the selected ones, or to all.
 */
export function SavedList({ grants, removed, plan }: Props) {
  const view = useStore($savedView);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isSelecting, setSelecting] = useState(false);
  /** A print request, pending until the plan has loaded. */
  const [isPrinting, setPrinting] = useState(false);
  const whole = useRef<HTMLElement>(null);
  const title = useId();
  const isChanging = useStore($pending).size > 0;
  useEffect(() => {
    if (isAskedFor()) whole.current?.scrollIntoView();
  }, []);
  const known = new Set(grants.map(({ id }) => id));
  // A removed program keeps its position, so Undo restores it there.
  const groups = byDeadline([...grants, ...[...removed.values()].filter(({ id }) => !known.has(id))]);
  const ordered = GROUPS.flatMap((group) => groups[group]).filter(({ id }) => known.has(id));
  const selected = ordered.filter(({ id }) => picked.has(id));
  const pick = (id: string, isPicked: boolean) =>
    setPicked(new Set(isPicked ? [...picked, id] : [...picked].filter((other) => other !== id)));
  const programs = (
    <div className="stack [--gap:1.25rem]">
      {grants.length > 0 && (
        <SavedActions
          grants={ordered}
          selected={selected}
          plan={plan}
          isSelecting={isSelecting}
          onSelecting={(begins) => {
            setSelecting(begins);
            if (!begins) setPicked(new Set());
          }}
          onSelectAll={(all) => setPicked(new Set(all ? known : []))}
        />
      )}
      <ProgramGroups groups={groups} known={known} picked={picked} isSelecting={isSelecting} onPick={pick} />
    </div>
  );
  const part = {
    saved: [...known].sort().join(),
    ...{ isChanging, isPrinting, whole, calendar: <CalendarButton grants={ordered} /> },
    onPrinted: () => setPrinting(false),
  };

  return (
    <section
      ref={whole}
      id={PLACE}
      className="saved-programs stack [--gap:1.25rem]"
      aria-labelledby={title}
      data-some-selected={selected.length > 0 || undefined}
    >
      <h1 className="print-only title">{PRINTED_TITLE}</h1>
      <div className="saved-head no-print">
        <div>
          <h2 id={title}>{MY_PLAN.title}</h2>
          <p role="status" className="text-ink-soft">
            {savedText(grants.length, plan.limit)}
          </p>
          {plan.limit !== null && (
            <p className="text-small text-ink-soft">
              {LIMIT_TEXT} <a href="/subscription?tier=premium">{UPGRADE}</a>
            </p>
          )}
        </div>
        {grants.length > 0 && (
          <Button look="quiet" onClick={() => setPrinting(true)}>
            {MY_PLAN.print}
          </Button>
        )}
      </div>
      <Tabs
        label={VIEWS_LABEL}
        values={VIEWS}
        names={VIEW_WORDS}
        current={view}
        onChange={(next) => $savedView.set(next)}
        panels={{
          todo: <LazyMyPlan part="todo" {...part} />,
          documents: <LazyMyPlan part="documents" {...part} />,
          dates: <LazyMyPlan part="dates" {...part} />,
          programs,
        }}
      />
    </section>
  );
}
