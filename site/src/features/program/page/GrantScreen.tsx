import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { User } from '../../../../../contract/account/user.ts';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { RequireMember } from '../../account/session/RequireMember.tsx';
import { LOADING_ACCOUNT } from '../../account/session/texts.ts';
import { followSubscription } from '../../billing/plans/store.ts';
import { grantIdOf } from '../route.ts';
import { BackLink } from './BackLink.tsx';
import { GrantMissing } from './GrantMissing.tsx';
import { GrantSkeleton } from './GrantSkeleton.tsx';
import { ProgramPage } from './ProgramPage.tsx';
import { $grant, openGrant } from './store.ts';
import { LOADING_FAILED, PROGRAM, pageTitle } from './texts.ts';

export function GrantScreen() {
  return (
    <RequireMember waiting={<GrantWaiting />}>
      {(user) => (
        <>
          <BackLink />
          <OpenedGrant user={user} />
        </>
      )}
    </RequireMember>
  );
}

/** The loading state rendered before the page's script loads: see `apply.astro`. */
export function GrantWaiting() {
  return (
    <>
      <BackLink />
      <GrantSkeleton label={LOADING_ACCOUNT} />
    </>
  );
}

function OpenedGrant({ user }: { user: User }) {
  const opened = useStore($grant);
  const open = () => void openGrant(grantIdOf(location.pathname), user.id);
  useEffect(open, [user.id]);
  useEffect(followSubscription, []);
  useTitle('grant' in opened ? opened.grant.title : undefined);

  switch (opened.status) {
    case 'loading':
      return <GrantSkeleton />;
    case 'preview':
      return <ProgramPage user={user} grant={opened.grant} detail={undefined} />;
    case 'ready':
      return <ProgramPage user={user} grant={opened.grant} detail={opened.grant} />;
    case 'missing':
      return <GrantMissing />;
    case 'failed': {
      const alert = <LoadingFailed title={LOADING_FAILED} message={opened.message} onTryAgain={open} />;
      if (opened.preview) return <ProgramPage user={user} grant={opened.preview} detail={undefined} failure={alert} />;
      return (
        <>
          <h1 className="title mb-6">{PROGRAM}</h1>
          {alert}
        </>
      );
    }
  }
}

function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
