import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { Alerts } from '../../../../contract/saved/alerts.ts';
import { SearchesFailed } from './SearchesFailed.tsx';
import { $alerts, openAlerts } from './store.ts';
import { SEARCHES } from './texts.ts';

/** A form for the email settings. Renders once they have loaded. */
export function LoadedAlerts({ children }: { children: (alerts: Alerts) => ReactNode }) {
  const state = useStore($alerts);
  useEffect(openAlerts, []);
  switch (state.status) {
    case 'loading':
      return (
        <div role="status">
          <p className="visually-hidden">{SEARCHES.loading}</p>
          <div className="skeleton h-14" />
        </div>
      );
    case 'failed':
      return <SearchesFailed message={state.message} />;
    case 'ready':
      return children(state.alerts);
  }
}
