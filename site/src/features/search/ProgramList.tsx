import { useEffect } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { LoadMore } from '../../components/ui/LoadMore.tsx';
import { ProgramCard } from '../grant/ProgramCard.tsx';
import { stashGrant } from '../grant/stash.ts';
import { SaveButton } from '../saved/SaveButton.tsx';
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
            <ProgramCard
              grant={grant}
              linkId={cardLinkId(grant.id)}
              onOpen={() => stashGrant(grant)}
              action={<SaveButton grant={grant} />}
            />
          </li>
        ))}
      </ul>
      {more.status === 'failed' && (
        <Alert kind="error" title={MORE_FAILED}>
          <p>{more.message}</p>
        </Alert>
      )}
      <LoadMore
        label={labelOf(more)}
        pending={more.status === 'loading'}
        notice={noticeOf(more)}
        onLoad={hasMore ? () => void loadMore() : undefined}
      />
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
