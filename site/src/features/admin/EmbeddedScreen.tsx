import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import type { User } from '../../../../contract/account/user.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { showToast, toastOnNextPage } from '../../components/ui/toast.ts';
import { RequireMember } from '../account/session/RequireMember.tsx';
import { $access } from './access.ts';
import { CrawlCard } from './crawl/CrawlCard.tsx';
import { forgetCrawl } from './crawl/store.ts';
import { LoginForm } from './LoginForm.tsx';
import { Logout } from './Logout.tsx';
import { embeddedWording } from './login.ts';
import { ACCESS_DENIED, AUTHENTICATION, DASHBOARD, EMBEDDED } from './texts.ts';
import { DASHBOARD_PATH } from './view.ts';

/** /admin, for members the server recognizes as admins. */
export function EmbeddedScreen() {
  return <RequireMember>{(user) => <ForAdmins user={user} />}</RequireMember>;
}

function ForAdmins({ user }: { user: User }) {
  const mayEnter = user.navigation.admin;
  useEffect(() => {
    if (mayEnter) return;
    toastOnNextPage({ title: ACCESS_DENIED.title, description: ACCESS_DENIED.route, destructive: true });
    location.replace('/');
  }, [mayEnter]);
  if (!mayEnter) return <Spinner label={DASHBOARD.opening} />;
  return (
    <div className="stack [--gap:1.75rem]">
      <div className="stack [--gap:0.5rem]">
        <h1 className="title">{EMBEDDED.title}</h1>
        <p className="lead">{EMBEDDED.lead}</p>
      </div>
      <Controls />
    </div>
  );
}

/** The crawl card with its own login. */
function Controls() {
  const access = useStore($access);
  const [hasLost, setLost] = useState(false);
  const [hasEntered, setEntered] = useState(false);
  useEffect(() => {
    if (access !== 'lost') return;
    setLost(true);
    showToast({ ...AUTHENTICATION.required, destructive: true });
  }, [access]);
  const isIn = access === 'in' || access === 'leaving';
  const entered = () => {
    setLost(false);
    setEntered(true);
    forgetCrawl();
  };
  if (!isIn) return <LoginCard hasLost={hasLost} onEntered={entered} />;
  return (
    <CrawlCard
      title={EMBEDDED.controls}
      hasRuns={false}
      takesFocus={hasEntered}
      actions={
        <>
          <Logout onLeft={() => $access.set('out')} />
          <a className="button button-ghost" href={DASHBOARD_PATH}>
            {EMBEDDED.dashboard}
          </a>
        </>
      }
    />
  );
}

function LoginCard({ hasLost, onEntered }: { hasLost: boolean; onEntered: () => void }) {
  const id = useId();
  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id}>{EMBEDDED.controls}</h2>
      {hasLost ? (
        <Alert kind="warning" title={AUTHENTICATION.required.title}>
          <p>{AUTHENTICATION.required.description}</p>
        </Alert>
      ) : (
        <p className="max-w-[62ch] text-ink-soft">{EMBEDDED.needsLogin}</p>
      )}
      <div className="max-w-md">
        <LoginForm wording={embeddedWording} onEntered={onEntered} />
      </div>
    </section>
  );
}
