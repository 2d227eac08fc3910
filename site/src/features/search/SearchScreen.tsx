import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { User } from '../../../../contract/account.ts';
import { DismissedPrograms } from '../dismissed/DismissedPrograms.tsx';
import { RequireMember } from '../session/RequireMember.tsx';
import { ProgramTypeSwitch } from './ProgramTypeSwitch.tsx';
import { Results } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { $query, arrive } from './store.ts';
import { ESTIMATE, SUBTITLE, TITLE } from './texts.ts';

export function SearchScreen() {
  return <RequireMember>{(user) => <MemberSearch user={user} />}</RequireMember>;
}

function MemberSearch({ user }: { user: User }) {
  const query = useStore($query);
  useEffect(() => void arrive(user.id), [user.id]);

  return (
    <div className="stack [--gap:2rem]">
      <header className="stack [--gap:0.75rem]">
        <h1 className="title">{TITLE}</h1>
        <p className="lead">{SUBTITLE}</p>
      </header>
      <div className="stack [--gap:1rem]">
        <SearchBox />
        <ProgramTypeSwitch current={query.programType} />
      </div>
      <Results />
      <div>
        <DismissedPrograms />
      </div>
      <p className="text-small text-ink-soft">{ESTIMATE}</p>
    </div>
  );
}
