import { useEffect } from 'react';
import { RequireMember } from '../account/session/RequireMember.tsx';
import { redirectHome } from './redirect-home.ts';
import { BACK_HOME, COMING_SOON, EYEBROW, FIND_PROGRAMS, UNTIL_THEN } from './texts.ts';

export function ApplicationsScreen() {
  return <RequireMember>{() => <ComingSoon />}</RequireMember>;
}

function ComingSoon() {
  useEffect(redirectHome, []);

  return (
    <div className="stack [--gap:1.5rem]">
      <header className="stack [--gap:0.75rem]">
        <p className="eyebrow">{EYEBROW}</p>
        <h1 className="title">{COMING_SOON}</h1>
        <p className="lead">{UNTIL_THEN}</p>
      </header>
      <p className="flex flex-wrap gap-3">
        <a className="button button-primary" href="/search-results">
          {FIND_PROGRAMS}
        </a>
        <a className="button button-quiet" href="/">
          {BACK_HOME}
        </a>
      </p>
    </div>
  );
}
