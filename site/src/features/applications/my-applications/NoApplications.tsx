import { useEffect, useState } from 'react';
import { getSavedGrants, type SavedGrant } from '../../../../../contract/saved/saved.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { call } from '../../../lib/api.ts';
import { grantPath } from '../../program/route.ts';
import { MY_APPLICATIONS } from './texts.ts';

const MOST = 5;

/** Shown instead of an empty list: how to start an application, with saved programs to start from. */
export function NoApplications() {
  const saved = useSaved();
  return (
    <EmptyState
      as="h3"
      title={MY_APPLICATIONS.emptyTitle}
      actions={
        <a className="button button-quiet" href="/search-results">
          {MY_APPLICATIONS.find}
        </a>
      }
    >
      <p>{MY_APPLICATIONS.empty}</p>
      {saved.length > 0 && (
        <>
          <p id="applications-from-plan">{MY_APPLICATIONS.fromPlan}</p>
          <ul aria-labelledby="applications-from-plan" className="plain-list text-start">
            {saved.map(({ id, title }) => (
              <li key={id}>
                <a className="inline-block py-2 wrap-anywhere" href={grantPath(id)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}

/** Returns the first saved programs. If they can't be loaded, the link to all programs is enough. */
function useSaved(): readonly SavedGrant[] {
  const [saved, setSaved] = useState<readonly SavedGrant[]>([]);
  useEffect(() => {
    call(getSavedGrants).then(
      ({ savedGrants }) => setSaved(savedGrants.filter(({ closed }) => !closed).slice(0, MOST)),
      () => setSaved([]),
    );
  }, []);
  return saved;
}
