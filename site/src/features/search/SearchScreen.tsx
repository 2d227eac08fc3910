import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { User } from '../../../../contract/account/user.ts';
import { Tabs } from '../../components/ui/Tabs.tsx';
import { RequireMember } from '../account/session/RequireMember.tsx';
import { DismissedPrograms } from '../saved/dismissed/DismissedPrograms.tsx';
import { $dismissed, followDismissed } from '../saved/dismissed/store.ts';
import { SavedTab } from '../saved/SavedTab.tsx';
import { $justSaved, $savedCount } from '../saved/store.ts';
import { keepTop } from './history/history.ts';
import { showAgain } from './history/in-place.ts';
import { returnToTop } from './history/scroll-position.ts';
import { loadQuestion } from './parts/LazyQuestion.tsx';
import { loadList } from './parts/list-later.ts';
import { Results } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { $query, $search, $view, arrive, follow, keepShown, look } from './store.ts';
import { LazyTargetProgram } from './target-program/LazyTargetProgram.tsx';
import { ESTIMATE, SUBTITLE, TAB_WORDS, TABS_LABEL, TITLE } from './texts.ts';
import { ProgramTypeSwitch } from './tools/ProgramTypeSwitch.tsx';
import { RefineButton } from './tools/RefineButton.tsx';
import { Refinements } from './tools/Refinements.tsx';
import { TABS } from './view.ts';

export function SearchScreen() {
  return <RequireMember>{(user) => <MemberSearch user={user} />}</RequireMember>;
}

function MemberSearch({ user }: { user: User }) {
  const query = useStore($query);
  const { tab } = useStore($view);
  const savedCount = useStore($savedCount);
  useEffect(() => {
    void loadQuestion();
    void arrive(user.id, loadList());
  }, [user.id]);
  useEffect(followHistory, []);
  // The note about a saved program belongs to the tab where it was saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the tab changes
  useEffect(() => () => $justSaved.set(undefined), [tab]);
  useEffect(() => $dismissed.listen(keepShown), []);
  useEffect(() => followDismissed(user.id, (id) => void showAgain(id)), [user.id]);

  return (
    <div className="search-screen stack">
      <header className="search-head stack [--gap:0.5rem]">
        <h1 className="title">{TITLE}</h1>
        <p className="lead">{SUBTITLE}</p>
      </header>
      <LazyTargetProgram />
      <div className="search-tools" hidden={tab === 'saved'}>
        <SearchBox />
        <RefineButton profilePlace={user.location} />
        <div className="search-types">
          <ProgramTypeSwitch current={query.programType} />
        </div>
        <Refinements />
      </div>
      <Tabs
        label={TABS_LABEL}
        values={TABS}
        names={TAB_WORDS}
        counts={savedCount === undefined ? {} : { saved: savedCount }}
        current={tab}
        onChange={(next) => look({ tab: next })}
        panels={{
          all: <Results />,
          saved: <SavedTab user={user} shown={tab === 'saved'} onBrowse={() => look({ tab: 'all' })} />,
        }}
      />
      <p className="text-small text-ink-soft">{ESTIMATE}</p>
      <div>
        <Dismissed />
      </div>
    </div>
  );
}

/** Left out when a search by words finds nothing, where it would be in the way of what helps. */
function Dismissed() {
  const isEmpty = useStore($search).status === 'empty';
  const hasWords = useStore($query).searchTerm !== '';
  return !(isEmpty && hasWords) && <DismissedPrograms />;
}

/** Handles Back and Forward between this page's searches, and restores the scroll position. */
function followHistory(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  history.scrollRestoration = 'manual';
  const comeBack = () => {
    follow();
    returnToTop();
  };
  addEventListener('popstate', comeBack, { signal });
  addEventListener('scrollend', keepTop, { signal });
  addEventListener('pagehide', keepTop, { signal });
  return () => ended.abort();
}
