import { useStore } from '@nanostores/react';
import { $query, search } from '../store.ts';
import { REFINED, removeRefinement } from '../texts.ts';
import { refinementsOf } from './refinements.ts';

/** The active filters, each with a remove button. */
export function Refinements() {
  const refinements = refinementsOf(useStore($query));
  if (refinements.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={REFINED}>
      {refinements.map(({ name, without }) => (
        <li key={name} className="min-w-0">
          <button
            type="button"
            className="refinement"
            aria-label={removeRefinement(name)}
            onClick={(event) => {
              // The button disappears along with its filter, so focus its neighbor.
              focusBeside(event.currentTarget);
              void search(without);
            }}
          >
            <span className="min-w-0 truncate">{name}</span>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}

function focusBeside(button: HTMLElement): void {
  const others = [...(button.closest('ul')?.querySelectorAll('button') ?? [])].filter((other) => other !== button);
  (others[0] ?? document.getElementById('search-term'))?.focus({ preventScroll: true });
}
