import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { User } from '../../../../../contract/account/user.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { TRY_AGAIN } from '../../../components/ui/texts.ts';
import { toastOnNextPage } from '../../../components/ui/toast.ts';
import { accessOf, logInPath } from './access.ts';
import { $session, loadSession, reloadSession } from './store.ts';
import { rememberTargetProgram } from './target-program.ts';
import { ACCOUNT_FAILED, AUTHENTICATION_REQUIRED, LOADING_ACCOUNT } from './texts.ts';

interface Props {
  /** Only for /profile. */
  allowIncompleteProfile?: boolean;
  /** The page's own skeleton, shown until the session is known. */
  waiting?: ReactNode;
  children: (user: User) => ReactNode;
}

/** Shows its content to members only, and redirects everyone else to the login or the profile. */
export function RequireMember({ allowIncompleteProfile = false, waiting, children }: Props) {
  const access = accessOf(useStore($session), allowIncompleteProfile);

  useEffect(() => {
    void loadSession();
  }, []);

  useEffect(() => {
    if (access.to === 'complete-profile') {
      rememberTargetProgram(location.pathname);
      location.replace('/profile');
    }
    if (access.to === 'log-in') {
      toastOnNextPage(AUTHENTICATION_REQUIRED);
      location.replace(logInPath(location));
    }
  }, [access.to]);

  if (access.to === 'enter') return children(access.user);
  if (access.to === 'retry') {
    return (
      <Alert kind="error">
        <h1 className="text-h3">{ACCOUNT_FAILED}</h1>
        <p className="my-3">{access.message}</p>
        <button type="button" className="button button-quiet" onClick={() => void reloadSession()}>
          {TRY_AGAIN}
        </button>
      </Alert>
    );
  }
  return waiting ?? <Spinner label={LOADING_ACCOUNT} />;
}
