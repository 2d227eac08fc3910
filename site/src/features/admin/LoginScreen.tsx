import { useEffect, useState } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { isKept } from './access.ts';
import { LoginForm } from './LoginForm.tsx';
import { isLocal } from './local.ts';
import { loginWording } from './login.ts';
import { goBack, redirectReason } from './login-redirect.ts';
import { LOCAL_HINT, LOGIN } from './texts.ts';

/** The dashboard login. Redirects admins who are already logged in. */
export function LoginScreen() {
  const isIn = isKept();
  const [why] = useState(redirectReason);
  useEffect(() => {
    if (isIn) goBack();
    // The browser restored this page from its cache, and the admin may have logged in since.
    const startAfresh = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', startAfresh);
    return () => removeEventListener('pageshow', startAfresh);
  }, [isIn]);
  if (isIn) return <Spinner label={LOGIN.preparing} />;
  return (
    <>
      <h1 className="title">{LOGIN.title}</h1>
      <p className="lead">{LOGIN.lead}</p>
      <div className="card stack">
        {why && (
          <Alert kind="warning" title={why.title}>
            <p>{why.description}</p>
          </Alert>
        )}
        <LoginForm wording={loginWording} onEntered={goBack} />
        {isLocal(location.hostname) && <LocalHint />}
      </div>
      <p>
        <a className="inline-flex min-h-11 items-center" href="/auth?mode=login">
          {LOGIN.member}
        </a>
      </p>
    </>
  );
}

/** The page contains no credentials. This says where to find the local ones. */
function LocalHint() {
  return (
    <div className="alert alert-info">
      <p className="font-semibold">{LOCAL_HINT.title}</p>
      <p>
        {LOCAL_HINT.before} <code>{LOCAL_HINT.command}</code>. {LOCAL_HINT.after}
      </p>
    </div>
  );
}
