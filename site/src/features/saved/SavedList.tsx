import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { SavedGrant } from '../../../../contract/saved/saved.ts';
import { CalendarButton } from './calendar/CalendarButton.tsx';
import { byDeadline, GROUPS } from './groups.ts';
import { LazyMyPlan } from './my-plan/LazyMyPlan.tsx';
import { SavedActions } from './SavedActions.tsx';
import { SavedItem } from './SavedItem.tsx';
import { UPGRADE } from './save-texts.ts';
import type { Plan } from './state.ts';
import { $pending } from './store.ts';
import { GROUP_TITLES, LIMIT_TEXT, PRINTED_TITLE, savedText } from './texts.ts';

interface Props {
  grants: readonly SavedGrant[];
  removed: ReadonlyMap<string, SavedGrant>;
  plan: Plan;
}

/** Saved programs by deadline. Print, compare and download apply to the selected ones, or to all. */
export function SavedList({ grants, removed, plan }: Props) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isSelecting, setSelecting] = useState(false);
  const isChanging = useStore($pending).size > 0;
  const known = new Set(grants.map(({ id }) => id));
  // A removed program keeps its position, so Undo restores it there.
  const groups = byDeadline([...grants, ...[...removed.values()].filter(({ id }) => !known.has(id))]);
  const ordered = GROUPS.flatMap((group) => groups[group]).filter(({ id }) => known.has(id));
  const selected = ordered.filter(({ id }) => picked.has(id));
  const pick = (id: string, isPicked: boolean) =>
    setPicked(new Set(isPicked ? [...picked, id] : [...picked].filter((other) => other !== id)));

  return (
    <div className="saved-programs stack [--gap:1.25rem]" data-some-selected={selected.length > 0 || undefined}>
      <h1 className="print-only title">{PRINTED_TITLE}</h1>
      <div className="no-print">
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
        <LazyMyPlan
          saved={[...known].sort().join()}
          isChanging={isChanging}
          calendar={<CalendarButton grants={ordered} />}
        />
      )}
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
      {GROUPS.map(
        (group) =>
          groups[group].length > 0 && (
            <section key={group} aria-labelledby={`saved-${group}`} className="saved-group">
              <h2 id={`saved-${group}`}>{GROUP_TITLES[group]}</h2>
              <ul className="grid gap-5 md:grid-cols-2">
                {groups[group].map((grant) => (
                  <SavedItem
                    key={grant.id}
                    grant={grant}
                    isRemoved={!known.has(grant.id)}
                    isSelecting={isSelecting}
                    isPicked={picked.has(grant.id)}
                    onPick={(isPicked) => pick(grant.id, isPicked)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
