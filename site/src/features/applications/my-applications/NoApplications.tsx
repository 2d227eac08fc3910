import { useEffect, useState } from 'react';
import { getSavedGrants, type SavedGrant } from '../../../../../contract/saved/saved.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { call } from '../../../lib/api.ts';
import { grantPath } from '../../program/route.ts';
import { trackProgram } from './store.ts';
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
          <ul
            aria-labelledby="applications-from-plan"
            className="mb-2 w-full divide-y divide-line border-y border-line text-start"
          >
            {saved.map((grant) => (
              <Start key={grant.id} grant={grant} />
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}

/** One saved program, with the button that starts tracking it. */
function Start({ grant: { id, title } }: { grant: SavedGrant }) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const track = async () => {
    setPending(true);
    const failed = await trackProgram(id);
    setFailure(failed);
    setPending(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <a className="min-w-0 grow basis-48 wrap-anywhere" href={grantPath(id)}>
        {title}
      </a>
      <Button look="quiet" pending={pending} onClick={() => void track()}>
        {MY_APPLICATIONS.track}
        <span className="visually-hidden">: {title}</span>
      </Button>
      {failure !== undefined && (
        <p role="alert" className="w-full text-small text-bad">
          {`${MY_APPLICATIONS.notTracked}. ${failure}`}
        </p>
      )}
    </li>
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
