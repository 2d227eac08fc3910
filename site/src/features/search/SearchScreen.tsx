import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { User } from '../../../../contract/account.ts';
import { Tabs } from '../../components/ui/Tabs.tsx';
import { SavedTab } from '../saved/SavedTab.tsx';
import { $savedCount } from '../saved/store.ts';
import { RequireMember } from '../session/RequireMember.tsx';
import { ProgramTypeSwitch } from './ProgramTypeSwitch.tsx';
import { Results } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { $query, arrive } from './store.ts';
import { ESTIMATE, SUBTITLE, TAB_NAMES, TABS, TITLE } from './texts.ts';

const TAB_VALUES = ['all', 'saved'] as const;

export function SearchScreen() {
  return <RequireMember>{(user) => <MemberSearch user={user} />}</RequireMember>;
}

function MemberSearch({ user }: { user: User }) {
  const query = useStore($query);
  const savedCount = useStore($savedCount);
  const [tab, setTab] = useState<(typeof TAB_VALUES)[number]>('all');
  useEffect(() => void arrive(user.id), [user.id]);

  return (
    <div className="stack [--gap:2rem]">
      <header className="stack [--gap:0.75rem]">
        <h1 className="title">{TITLE}</h1>
        <p className="lead">{SUBTITLE}</p>
      </header>
      <Tabs
        label={TABS}
        values={TAB_VALUES}
        names={TAB_NAMES}
        counts={savedCount === undefined ? {} : { saved: savedCount }}
        panels={{
          all: (
            <div className="stack [--gap:2rem]">
              <div className="stack [--gap:1rem]">
                <SearchBox />
                <ProgramTypeSwitch current={query.programType} />
              </div>
              <Results />
            </div>
          ),
          saved: <SavedTab user={user} shown={tab === 'saved'} onBrowse={() => setTab('all')} />,
        }}
        current={tab}
        onChange={setTab}
      />
      <p className="text-small text-ink-soft">{ESTIMATE}</p>
    </div>
  );
}
