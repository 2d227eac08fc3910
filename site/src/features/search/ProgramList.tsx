import { useEffect } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ProgramCard } from './ProgramCard.tsx';
import { cardLinkId, returnToOpenedCard } from './return.ts';
import type { More, Ready } from './state.ts';
import { loadMore } from './store.ts';
import { addedMore, foundMore, LOAD_MORE, LOADING_MORE, MORE_FAILED, NO_MORE_FOUND } from './texts.ts';

export function ProgramList({ search: { grants, hasMore, more } }: { search: Ready }) {
  useFocusOnFirstAdded(more, grants.at(more.status === 'added' ? -more.count : 0)?.id);

  useEffect(returnToOpenedCard, []);

  return (
    <>
      <ul className="grid gap-5 md:grid-cols-2">
        {grants.map((grant) => (
          <li key={grant.id} className="min-w-0">
            <ProgramCard grant={grant} />
          </li>
        ))}
      </ul>
      {more.status === 'failed' && (
        <Alert kind="error" title={MORE_FAILED}>
          <p>{more.message}</p>
        </Alert>
      )}
      <div className="flex flex-col items-center gap-3 pt-4">
        <p role="status" className="min-h-6 font-semibold text-good">
          {noticeOf(more)}
        </p>
        {hasMore && (
          <Button look="quiet" large pending={more.status === 'loading'} onClick={() => void loadMore()}>
            {labelOf(more)}
          </Button>
        )}
      </div>
    </>
  );
}

function noticeOf(more: More): string {
  if (more.status !== 'added') return '';
  return more.count > 0 ? foundMore(more.count) : NO_MORE_FOUND;
}

function labelOf(more: More): string {
  if (more.status === 'loading') return LOADING_MORE;
  return more.status === 'added' ? addedMore(more.count) : LOAD_MORE;
}

/** Who loads more by keyboard goes on at the first new program, without the page moving. */
function useFocusOnFirstAdded(more: More, id: string | undefined) {
  useEffect(() => {
    if (more.status === 'added' && more.count > 0 && id !== undefined) {
      document.getElementById(cardLinkId(id))?.focus({ preventScroll: true });
    }
  }, [more, id]);
}
