import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Lazy } from '../../components/ui/Lazy.tsx';
import { LoadingFailed } from '../../components/ui/LoadingFailed.tsx';
import { UNLOADED } from '../../components/ui/texts.ts';
import { $listParts } from './parts/list-later.ts';
import { ResultsHead } from './parts/ResultsHead.tsx';
import { ResultsSkeleton } from './parts/ResultsSkeleton.tsx';
import type { Search } from './state.ts';
import { $isSearching, $left, $query, $search, search as searchAgain } from './store.ts';
import { SEARCH_AGAIN, SEARCH_FAILED } from './texts.ts';

/** The code above the results loads on the first search by words. */
const loadAbove = async () => (await import('./words/AboveResults.tsx')).AboveResults;
const loadRuledOut = async () => (await import('./words/RuledOut.tsx')).RuledOut;

export function Results() {
  const search = useStore($search);
  const left = useStore($left);
  const parts = useStore($listParts);
  const isSearching = useStore($isSearching);
  const hasWords = useStore($query).searchTerm !== '';
  return (
    <section className="results-list stack" aria-labelledby="results" aria-busy={isSearching}>
      <ResultsHead search={left} />
      {hasWords && search.status !== 'opening' && (
        <Lazy load={loadAbove} props={{ search }} waiting={null} failed={null} />
      )}
      {answerIn(search, left, parts) ?? bodyOf(search, parts === 'failed')}
      {hasWords && (search.status === 'ready' || search.status === 'empty') && (
        <Lazy load={loadRuledOut} props={{}} waiting={null} failed={null} />
      )}
    </section>
  );
}

/** Renders the response, once both it and the code that shows it have loaded. */
function answerIn(search: Search, left: Search, parts: ReturnType<typeof $listParts.get>): ReactNode {
  if (typeof parts !== 'object') return null;
  if (search.status === 'empty') return <parts.NothingFound />;
  return search.status === 'ready' && left.status === 'ready' ? (
    <parts.ProgramList search={search} left={left} />
  ) : null;
}

function bodyOf(search: Search, isListUnloaded: boolean): ReactNode {
  switch (search.status) {
    case 'opening':
      // Otherwise content below would jump into the first screen and out again.
      return <div className="min-h-svh" />;
    case 'searching':
      return <ResultsSkeleton />;
    case 'ready':
    case 'empty':
      return isListUnloaded ? (
        <LoadingFailed title={SEARCH_FAILED} message={UNLOADED} onTryAgain={() => location.reload()} />
      ) : (
        <ResultsSkeleton />
      );
    case 'failed':
      return (
        <LoadingFailed
          title={search.title}
          message={search.text}
          onTryAgain={() => searchAgain()}
          label={SEARCH_AGAIN}
        />
      );
  }
}
