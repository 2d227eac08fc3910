import { useEffect, useState } from 'react';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { Tabs } from '../../../components/ui/Tabs.tsx';
import { loadSession } from '../session/store.ts';
import { MODES, type Mode, modeOf, redirectOf } from './destination.ts';
import { LoginForm } from './LoginForm.tsx';
import { reasonFor } from './reason.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { HEADINGS, PREPARING, TABS, TABS_LABEL } from './texts.ts';

interface Props {
  supportEmail: string;
}

export function AuthScreen({ supportEmail }: Props) {
  const [mode, setMode] = useState(() => modeOf(location.search));
  const needed = useLoginNeeded();
  if (!needed) return <Spinner label={PREPARING} />;

  const change = (next: Mode) => {
    setMode(next);
    const url = new URL(location.href);
    url.searchParams.set('mode', next);
    history.replaceState(history.state, '', url);
  };

  const panels = { login: <LoginForm supportEmail={supportEmail} />, signup: <SignUpForm /> };

  return (
    <>
      <h1 className="title">{HEADINGS[mode]}</h1>
      <p className="lead">{reasonFor(mode, location.search)}</p>
      <div className="card stack">
        <Tabs label={TABS_LABEL} values={MODES} names={TABS} panels={panels} current={mode} onChange={change} />
      </div>
    </>
  );
}

/** Returns false until we know that no one is signed in. Redirects members to where they wanted to go. */
function useLoginNeeded(): boolean {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    void loadSession().then((session) => {
      if (session.status === 'signed-in') location.replace(redirectOf(location.search));
      else setNeeded(true);
    });
    // The browser restored this page from its cache, so the session may have changed.
    const startAfresh = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', startAfresh);
    return () => removeEventListener('pageshow', startAfresh);
  }, []);
  return needed;
}
