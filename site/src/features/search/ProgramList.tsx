import { useStore } from '@nanostores/react';
import { startTransition, useEffect, useState } from 'react';
import type { MatchedGrant } from '../../../../contract/grants.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { LoadMore } from '../../components/ui/LoadMore.tsx';
import { planOf } from '../program/plan.ts';
import { Cards } from './Cards.tsx';
import { HelpLater } from './HelpLater.tsx';
import { searchInPlace } from './in-place.ts';
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
} from './list-texts.ts';
import { loadMore } from './load-more.ts';
import { OrderExplained } from './OrderExplained.tsx';
import { shownOf } from './order.ts';
import { PlaceReason } from './PlaceReason.tsx';
import { PlanGroups, PlanStarts } from './PlanParts.tsx';
import { cardLinkId, holdPlace, mayReturn, returnToOpenedCard } from './place.ts';
import { inPriority, moveOf } from './priority/in-priority.ts';
import { PriorityLater } from './priority/PriorityLater.tsx';
import { QuestionLater } from './QuestionLater.tsx';
import { ResultsTools } from './ResultsTools.tsx';
import type { More, Ready } from './state.ts';
import { $query, $view, look } from './store.ts';
import { WhatChanged } from './WhatChanged.tsx';

interface Props {
  search: Ready;
  /** The same without what was dismissed: a card that was dismissed leaves a note in its place. */
  left: Ready;
}

export function ProgramList({ search, left }: Props) {
  const hasWords = useStore($query).searchTerm !== '';
  const { grants, hasMore, more, questions, priority } = search;
  const view = useStore($view);
  const isPriority = view.sort === 'priority';
  const shown = shownOf(isPriority ? inPriority(grants, priority) : grants, view);
  const added = more.status === 'added' ? shown.filter(({ id }) => more.ids.includes(id)) : [];
  // One's own list is a plan; who asks for something in words, or wants another order, gets a list.
  const plan =
    !hasWords && view.sort === 'best' && view.only === null
      ? planOf(
          shown,
          search.total?.counted.map(({ id }) => id),
        )
      : null;
  const isWhole = useWhole();
  const reasonOf = (grant: MatchedGrant) => isPriority && <PlaceReason move={moveOf(grant.id, priority)} />;
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
      {plan && <WhatChanged search={search} />}
      {plan && <PlanStarts starts={plan.starts} total={left.total} />}
      {plan && <HelpLater />}
      <QuestionLater questions={questions ?? []} listed={grants.map(({ id }) => id)} onAnswered={searchInPlace} />
      {/* At one place in the tree whatever is shown, so that a list that changes takes no focus. */}
      {!hasWords && (
        <div className="results-head">
          <div className="min-w-0">{plan && <OrderExplained />}</div>
          <ResultsTools search={left} />
        </div>
      )}
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
      {plan ? (
        <PlanGroups groups={isWhole ? plan.groups : []} left={left.grants} />
      ) : (
        <Cards grants={shown} reasonOf={reasonOf} />
      )}
      {plan && !isWhole && <div className="min-h-svh" />}
      {!plan && <HelpLater />}
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

/** Whether all of the list is made: a phone shows what to start with before it makes the many cards below. */
function useWhole(): boolean {
  const [isWhole, setWhole] = useState(mayReturn);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole;
}

/** Who loads more by keyboard goes on at the first new program, without the page moving. */
function useFocus(id: string | undefined) {
  useEffect(() => {
    if (id !== undefined) document.getElementById(cardLinkId(id))?.focus({ preventScroll: true });
  }, [id]);
}
