import { useStore } from '@nanostores/react';
import { startTransition, useEffect, useState } from 'react';
import type { MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { planOf } from '../../../../../matching/order/plan.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { followBack } from '../../../components/ui/dialog/back-closes.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { LoadMore } from '../../../components/ui/LoadMore.tsx';
import { LastDismissedLine } from '../../saved/dismissed/LastDismissedLine.tsx';
import { searchInPlace } from '../history/in-place.ts';
import { loadMore } from '../history/load-more.ts';
import { cardLinkId, holdPlace, mayReturn, returnToOpenedCard } from '../history/scroll-position.ts';
import { inPriority, moveOf } from '../priority/in-priority.ts';
import { LazyPriority } from '../priority/LazyPriority.tsx';
import type { More, Ready } from '../state.ts';
import { $query, $view, look } from '../store.ts';
import { OrderExplained } from '../tools/OrderExplained.tsx';
import { ResultsTools } from '../tools/ResultsTools.tsx';
import { shownOf } from '../tools/sort-and-filter.ts';
import { Cards } from './Cards.tsx';
import { LazyHelp } from './LazyHelp.tsx';
import { LazyQuestion } from './LazyQuestion.tsx';
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
import { PlaceReason } from './PlaceReason.tsx';
import { PlanGroups, PlanStarts } from './PlanParts.tsx';
import { WhatChanged } from './WhatChanged.tsx';

interface Props {
  search: Ready;
  /** The same results without dismissed programs. */
  left: Ready;
}

export function ProgramList({ search, left }: Props) {
  const hasWords = useStore($query).searchTerm !== '';
  const { grants, hasMore, more, questions, priority, total } = left;
  const view = useStore($view);
  const isPriority = view.sort === 'priority';
  const shown = shownOf(isPriority ? inPriority(grants, priority) : grants, view);
  const added = more.status === 'added' ? shown.filter(({ id }) => more.ids.includes(id)) : [];
  // The member's own list is a plan. A search by words or another sort order shows a plain list.
  const plan =
    !hasWords && view.sort === 'best' && view.only === null
      ? planOf(shown, {
          counted: total?.counted.map(({ id }) => id),
          forOrganization: search.forOrganization,
        })
      : null;
  const isWhole = useWhole();
  const reasonOf = (grant: MatchedGrant) => isPriority && <PlaceReason move={moveOf(grant.id, priority)} />;
  useEffect(returnToOpenedCard, []);
  useEffect(followBack, []);
  // In another order, the new programs are spread across the list, so focus stays on the button.
  useFocus(view.sort === 'best' ? added[0]?.id : undefined);

  const load = async () => {
    const isAppended = view.sort === 'best';
    const restorePlace = isAppended ? holdPlace() : undefined;
    await loadMore();
    restorePlace?.();
  };

  return (
    <>
      {isPriority && <LazyPriority search={search} />}
      {plan && <WhatChanged search={left} />}
      {plan && <PlanStarts starts={plan.starts} total={total} forOrganization={search.forOrganization} />}
      {plan && <LazyHelp />}
      <LazyQuestion questions={questions ?? []} listed={grants.map(({ id }) => id)} onAnswered={searchInPlace} />
      {/* Always in the same place in the tree, so a changing list doesn't take focus. */}
      {!hasWords && (
        <div className="results-head">
          <div className="min-w-0">{plan && <OrderExplained forOrganization={search.forOrganization} />}</div>
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
      {plan ? <PlanGroups groups={isWhole ? plan.groups : []} /> : <Cards grants={shown} reasonOf={reasonOf} />}
      {plan && !isWhole && <div className="min-h-svh" />}
      {!plan && <LazyHelp />}
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
      <LastDismissedLine grants={search.grants} />
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

/** Returns whether to render the whole list. The programs to start with come first, then the many cards below. */
function useWhole(): boolean {
  const [isWhole, setWhole] = useState(mayReturn);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole;
}

/** After loading more by keyboard, focuses the first new program without scrolling the page. */
function useFocus(id: string | undefined) {
  useEffect(() => {
    if (id !== undefined) document.getElementById(cardLinkId(id))?.focus({ preventScroll: true });
  }, [id]);
}
