import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { MOST_SAVED_SEARCHES } from '../../../../contract/limits.ts';
import type { Alerts } from '../../../../contract/saved/alerts.ts';
import { LiveRegion } from '../../components/ui/LiveRegion.tsx';
import { NothingYet } from '../../components/ui/NothingYet.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { SavedSearchItem } from './SavedSearchItem.tsx';
import { SearchesFailed } from './SearchesFailed.tsx';
import { $alerts, openAlerts } from './store.ts';
import { NO_SEARCHES, SEARCHES } from './texts.ts';

/** The member's saved searches: run, edit, delete. */
export function SavedSearchList() {
  const state = useStore($alerts);
  useEffect(openAlerts, []);
  switch (state.status) {
    case 'loading':
      return (
        <div className="stack [--gap:0.75rem]" role="status">
          <p className="visually-hidden">{SEARCHES.loading}</p>
          <div className="skeleton h-14" />
          <div className="skeleton h-14" />
        </div>
      );
    case 'failed':
      return <SearchesFailed message={state.message} />;
    case 'ready':
      return <Searches alerts={state.alerts} />;
  }
}

function Searches({ alerts }: { alerts: Alerts }) {
  const { searches, isEmailConfirmed, email } = alerts;
  return (
    <LiveRegion className="stack [--gap:0.75rem]">
      {(say) => (
        <>
          {!isEmailConfirmed && searches.some(({ frequency }) => frequency !== 'off') && (
            <ConfirmAddress email={email} />
          )}
          {searches.length === 0 ? (
            <NothingYet {...NO_SEARCHES} />
          ) : (
            <ul aria-label={SEARCHES.list} className="divide-y divide-line border-y border-line">
              {searches.map((search) => (
                <SavedSearchItem key={search.id} search={search} alerts={alerts} onDone={say} />
              ))}
            </ul>
          )}
          {searches.length >= MOST_SAVED_SEARCHES && <p className="text-ink-soft">{SEARCHES.full}</p>}
        </>
      )}
    </LiveRegion>
  );
}
