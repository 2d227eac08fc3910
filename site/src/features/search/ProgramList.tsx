import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { MatchedGrant } from '../../../../contract/grants.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { LoadMore } from '../../components/ui/LoadMore.tsx';
import { NextQuestion } from '../question/NextQuestion.tsx';
import { Cards } from './Cards.tsx';
import { searchInPlace } from './in-place.ts';
import { loadMore } from './load-more.ts';
import { OrderExplained } from './OrderExplained.tsx';
import { PlaceReason } from './PlaceReason.tsx';
import { cardLinkId, holdPlace, returnToOpenedCard } from './place.ts';
import { inPriority, quoteFor } from './priority/in-priority.ts';
import { PriorityLater } from './priority/PriorityLater.tsx';
import type { More, Ready } from './state.ts';
import { $query, $view, look } from './store.ts';
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
  ONLY_IF,
} from './texts.ts';
import { shownOf } from './view.ts';

export function ProgramList({ search }: { search: Ready }) {
  const hasWords = useStore($query).searchTerm !== '';
  const { grants, hasMore, more, questions, priority } = search;
  const view = useStore($view);
  const isPriority = view.sort === 'priority';
  const shown = shownOf(isPriority ? inPriority(grants, priority) : grants, view);
  const added = more.status === 'added' ? shown.filter(({ id }) => more.ids.includes(id)) : [];
  // What takes rare circumstances stands apart in one's own list; who asks for something in words gets it in its place.
  const isSetApart = ({ match }: MatchedGrant) => !hasWords && view.sort === 'best' && match.likelihood === 'only-if';
  const reasonOf = (grant: MatchedGrant) => isPriority && <PlaceReason quote={quoteFor(grant.id, priority)} />;
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
      {view.sort === 'best' && !hasWords && <OrderExplained />}
      <Cards grants={shown.filter((grant) => !isSetApart(grant))} reasonOf={reasonOf} />
      {shown.some(isSetApart) && (
        <section aria-labelledby="only-if" className="stack [--gap:1rem]">
          <div className="stack [--gap:0.25rem]">
            <h3 id="only-if">{ONLY_IF.title}</h3>
            <p className="text-ink-soft">{ONLY_IF.text}</p>
          </div>
          <Cards grants={shown.filter(isSetApart)} reasonOf={reasonOf} />
        </section>
      )}
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
