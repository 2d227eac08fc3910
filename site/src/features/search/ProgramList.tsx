import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { LoadMore } from '../../components/ui/LoadMore.tsx';
import { Dismissible } from '../dismissed/Dismissible.tsx';
import { ProgramCard } from '../grant/ProgramCard.tsx';
import { stashGrant } from '../grant/stash.ts';
import { inPriority, quoteFor } from '../priority/in-priority.ts';
import { PriorityLater } from '../priority/PriorityLater.tsx';
import { NextQuestion } from '../question/NextQuestion.tsx';
import { SaveButton } from '../saved/SaveButton.tsx';
import { searchInPlace } from './in-place.ts';
import { loadMore } from './load-more.ts';
import { PlaceReason } from './PlaceReason.tsx';
import { cardLinkId, holdPlace, returnToOpenedCard } from './place.ts';
import type { More, Ready } from './state.ts';
import { $view, look } from './store.ts';
import {
  addedMore,
  addedOfCategory,
  CLEAR_FILTER,
  foundMore,
  LOAD_MORE,
  LOADING_MORE,
  MORE_FAILED,
  NO_MORE_FOUND,
  NONE_OF_CATEGORY,
} from './texts.ts';
import { shownOf } from './view.ts';

export function ProgramList({ search }: { search: Ready }) {
  const { grants, hasMore, more, questions, priority } = search;
  const view = useStore($view);
  const isPriority = view.sort === 'priority';
  const shown = shownOf(isPriority ? inPriority(grants, priority) : grants, view);
  const added = more.status === 'added' ? shown.filter(({ id }) => more.ids.includes(id)) : [];
  useEffect(returnToOpenedCard, []);
  // In another order the new ones stand all over the list: then the focus stays at the button.
  useFocus(view.sort === 'best' ? added[0]?.id : undefined);

  const load = async () => {
    const isAppended = view.sort === 'best';
    const restorePlace = isAppended ? holdPlace() : undefined;
    await loadMore();
    restorePlace?.();
  };

  return (
    <>
      {isPriority && <PriorityLater search={search} />}
      <NextQuestion questions={questions ?? []} listed={grants.map(({ id }) => id)} onAnswered={searchInPlace} />
      {view.only !== null && shown.length === 0 && (
        <EmptyState
          as="h3"
          title={NONE_OF_CATEGORY.title}
          actions={
            <Button look="quiet" onClick={() => look({ only: null })}>
              {CLEAR_FILTER}
            </Button>
          }
        >
          <p>{NONE_OF_CATEGORY.text(view.only)}</p>
        </EmptyState>
      )}
      <ul className="grid gap-5 md:grid-cols-2">
        {shown.map((grant) => (
          <li key={grant.id} className="min-w-0">
            <Dismissible grant={grant}>
              {(button) => (
                <ProgramCard
                  grant={grant}
                  linkId={cardLinkId(grant.id)}
                  onOpen={() => stashGrant(grant)}
                  placeReason={isPriority && <PlaceReason quote={quoteFor(grant.id, priority)} />}
                  action={<SaveButton grant={grant} />}
                  actions={button}
                />
              )}
            </Dismissible>
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
        notice={noticeOf(more, view.only, added.length)}
        onLoad={hasMore || more.status === 'added' ? () => void load() : undefined}
      />
    </>
  );
}

function noticeOf(more: More, only: string | null, shown: number): string {
  if (more.status === 'ended') return NO_MORE_FOUND;
  if (more.status !== 'added') return '';
  const found = foundMore(more.ids.length);
  return only === null ? found : `${found} ${addedOfCategory(shown, only)}`;
}

function labelOf(more: More): string {
  if (more.status === 'loading') return LOADING_MORE;
  return more.status === 'added' ? addedMore(more.ids.length) : LOAD_MORE;
}

/** Who loads more by keyboard goes on at the first new program, without the page moving. */
function useFocus(id: string | undefined) {
  useEffect(() => {
    if (id !== undefined) document.getElementById(cardLinkId(id))?.focus({ preventScroll: true });
  }, [id]);
}
