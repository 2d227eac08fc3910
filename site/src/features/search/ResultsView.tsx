import { useStore } from '@nanostores/react';
import { Button } from '../../components/ui/Button.tsx';
import { SelectField } from '../../components/ui/form/SelectField.tsx';
import { $saved } from '../saved/store.ts';
import {
  ALL_CATEGORIES,
  CLEAR_FILTER,
  categoryCount,
  FILTER,
  PRIORITY_FOR_PREMIUM,
  SORT,
  SORT_WORDS,
} from './parts/list-texts.ts';
import type { Ready } from './state.ts';
import { $view, look } from './store.ts';
import { categoriesOf, SORTS } from './view.ts';

/** Sort order and category filter of the results. */
export function ResultsView({ search: { grants } }: { search: Ready }) {
  const { sort, only } = useStore($view);
  const saved = useStore($saved);
  const isForPremium = saved.status === 'ready' && !saved.plan.priority;
  return (
    <div className="results-view">
      <SelectField
        id="results-sort"
        label={SORT}
        choices={isForPremium ? { ...SORT_WORDS, priority: PRIORITY_FOR_PREMIUM } : SORT_WORDS}
        value={sort}
        onChange={({ target }) => look({ sort: SORTS.find((known) => known === target.value) ?? 'best' })}
      />
      <SelectField
        id="results-category"
        label={FILTER}
        choices={choicesOf(categoriesOf(grants), only)}
        value={only ?? ''}
        onChange={({ target }) => look({ only: target.value || null })}
      />
      {only !== null && (
        <Button
          look="ghost"
          onClick={() => {
            // The button disappears along with the filter, so focus the select.
            document.getElementById('results-category')?.focus({ preventScroll: true });
            look({ only: null });
          }}
        >
          {CLEAR_FILTER}
        </Button>
      )}
    </div>
  );
}

/** Returns the category options. A category from a link stays selectable, even if no program has it. */
function choicesOf(categories: readonly [name: string, count: number][], only: string | null): Record<string, string> {
  const known = categories.map(([name, count]) => [name, categoryCount(name, count)]);
  const missing = only === null || categories.some(([name]) => name === only) ? [] : [[only, categoryCount(only, 0)]];
  return Object.fromEntries([['', ALL_CATEGORIES], ...known, ...missing]);
}
