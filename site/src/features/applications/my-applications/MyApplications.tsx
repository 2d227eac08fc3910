import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ListedApplication } from '../../../../../contract/saved/applications.ts';
import { LiveRegion } from '../../../components/ui/LiveRegion.tsx';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { DocumentsPart } from '../preparation/DocumentsPart.tsx';
import { ApplicationItem } from './ApplicationItem.tsx';
import { NoApplications } from './NoApplications.tsx';
import { $applications, loadApplications } from './store.ts';
import { countOf, MY_APPLICATIONS } from './texts.ts';

/** The member's applications, and the documents for all their programs. */
export function MyApplications() {
  return (
    <div className="stack [--gap:2.5rem]">
      <Loaded />
      <DocumentsPart />
    </div>
  );
}

function Loaded() {
  const state = useStore($applications);
  useEffect(() => void loadApplications(), []);
  switch (state.status) {
    case 'loading':
      return (
        <div className="skeleton h-32" role="status">
          <p className="visually-hidden">{MY_APPLICATIONS.loading}</p>
        </div>
      );
    case 'failed':
      return <LoadingFailed title={MY_APPLICATIONS.failed} message={state.message} onTryAgain={loadApplications} />;
    case 'ready':
      return <List applications={state.applications} />;
  }
}

function List({ applications }: { applications: readonly ListedApplication[] }) {
  return (
    <LiveRegion className="stack [--gap:1rem]">
      {(say) =>
        applications.length === 0 ? (
          <NoApplications />
        ) : (
          <>
            <p className="text-ink-soft">{countOf(applications.length)}</p>
            <ul aria-label={MY_APPLICATIONS.list} className="grid gap-5">
              {applications.map((application) => (
                <ApplicationItem key={application.id} application={application} onRemoved={say} />
              ))}
            </ul>
          </>
        )
      }
    </LiveRegion>
  );
}
