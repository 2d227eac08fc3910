import { useState } from 'react';
import type { Alerts, SavedSearch } from '../../../../contract/saved/alerts.ts';
import { resultsPath } from '../../../../contract/search/results-address.ts';
import { Button } from '../../components/ui/Button.tsx';
import { dayOf } from '../../lib/dates.ts';
import { criteriaWords } from './criteria.ts';
import { RemoveSearch } from './RemoveSearch.tsx';
import { SearchSettingsForm } from './SearchSettingsForm.tsx';
import { changeSearch } from './store.ts';
import { changed, lastMail, mailState, PAUSED, REMINDERS, removed, SEARCHES } from './texts.ts';

interface Props {
  search: SavedSearch;
  alerts: Alerts;
  /** Reports the result, because the pressed button may be gone. */
  onDone: (sentence: string) => void;
}

type Open = 'nothing' | 'settings' | 'removal';

/** One saved search. Edited and deleted in place. */
export function SavedSearchItem({ search, alerts, onDone }: Props) {
  const [open, setOpen] = useState<Open>('nothing');
  const { name, criteria } = search;
  const toggle = (part: Open) => setOpen(open === part ? 'nothing' : part);
  const about = <span className="visually-hidden">{` ${name}`}</span>;

  return (
    <li className="stack py-4 [--gap:0.75rem]">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="line-clamp-2 text-small text-ink-soft wrap-anywhere">{criteriaWords(criteria)}</p>
          <p className="text-small text-ink-soft">{stateOf(search)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a className="button button-quiet" href={resultsPath(criteria)}>
            {SEARCHES.run}
            {about}
          </a>
          <Button look="quiet" aria-expanded={open === 'settings'} onClick={() => toggle('settings')}>
            {SEARCHES.change}
            {about}
          </Button>
          <Button look="ghost" aria-expanded={open === 'removal'} onClick={() => toggle('removal')}>
            {SEARCHES.remove}
            {about}
          </Button>
        </div>
      </div>
      {open === 'settings' && (
        <SearchSettingsForm
          first={search}
          alerts={alerts}
          search={search}
          failure={SEARCHES.notSaved}
          onSubmit={async (settings) => {
            const refusal = await changeSearch(search, settings);
            if (refusal === undefined) {
              setOpen('nothing');
              onDone(changed(settings.name));
            }
            return refusal;
          }}
        >
          {(pending) => (
            <div className="flex flex-wrap gap-3">
              <Button type="submit" pending={pending}>
                {pending ? SEARCHES.saving : SEARCHES.save}
              </Button>
              <Button look="ghost" onClick={() => setOpen('nothing')}>
                {REMINDERS.cancel}
              </Button>
            </div>
          )}
        </SearchSettingsForm>
      )}
      {open === 'removal' && (
        <RemoveSearch search={search} onKeep={() => setOpen('nothing')} onRemoved={() => onDone(removed(name))} />
      )}
    </li>
  );
}

function stateOf({ frequency, isPaused, lastAlertAt }: SavedSearch): string {
  if (isPaused) return PAUSED;
  const last = lastAlertAt === null ? '' : lastMail(dayOf(lastAlertAt));
  return [mailState(frequency), last].filter(Boolean).join(', ');
}
