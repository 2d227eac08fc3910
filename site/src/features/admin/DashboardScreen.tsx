import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef } from 'react';
import { revealCurrent } from '../../components/ui/reveal-current.ts';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { toastOnNextPage } from '../../components/ui/toast.ts';
import { Waiting } from './Answered.tsx';
import { $access, isKept } from './access.ts';
import { CrawlCard } from './crawl/CrawlCard.tsx';
import { CRAWL } from './crawl/texts.ts';
import { Logout } from './Logout.tsx';
import { lazyPart } from './lazy-part.tsx';
import { redirectToLogin } from './login-redirect.ts';
import { DASHBOARD, LEFT, VIEW_NAMES, viewTitle } from './texts.ts';
import { ViewLink } from './ViewLink.tsx';
import { $view, firstView, followAddress, LOGIN_PATH, VIEW_KINDS, type View } from './view.ts';

const Overview = lazyPart(async () => (await import('./overview/Overview.tsx')).Overview);
const RunsView = lazyPart(async () => (await import('./runs/RunsView.tsx')).RunsView);
const SourcesView = lazyPart(async () => (await import('./sources/SourcesView.tsx')).SourcesView);
const ProgramsView = lazyPart(async () => (await import('./programs/ProgramsView.tsx')).ProgramsView);
const MembersView = lazyPart(async () => (await import('./members/MembersView.tsx')).MembersView);
const StatusView = lazyPart(async () => (await import('./status/StatusView.tsx')).StatusView);

/** Requires an admin token; everyone else is redirected to the admin login. */
export function DashboardScreen() {
  const access = useStore($access);
  useEffect(() => {
    // The browser restored this page from its cache after a logout.
    const startAfresh = (event: PageTransitionEvent) => event.persisted && !isKept() && location.reload();
    addEventListener('pageshow', startAfresh);
    return () => removeEventListener('pageshow', startAfresh);
  }, []);
  useEffect(() => {
    if (access === 'in' || access === 'leaving') return;
    redirectToLogin(access);
  }, [access]);
  if (access === 'out' || access === 'lost') return <Spinner label={DASHBOARD.opening} />;
  return <Dashboard />;
}

function toLogin(): void {
  toastOnNextPage(LEFT);
  location.replace(LOGIN_PATH);
}

function Dashboard() {
  const view = useStore($view);
  const part = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLElement>(null);
  const shown = useRef(view);
  useEffect(followAddress, []);
  // The clicked link disappeared with the previous view.
  useEffect(() => {
    if (view !== shown.current && document.activeElement === document.body) part.current?.focus();
    shown.current = view;
    document.title = viewTitle(VIEW_NAMES[view.kind]);
    revealCurrent(tabs.current);
  }, [view]);
  return (
    <div className="stack [--gap:1.75rem]">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="title">{DASHBOARD.title}</h1>
        <Logout onLeft={toLogin} />
      </div>
      <nav ref={tabs} className="tabs" aria-label={DASHBOARD.views}>
        {VIEW_KINDS.map((kind) => (
          <ViewLink key={kind} to={firstView(kind)} className="tab" isCurrent={kind === view.kind}>
            {VIEW_NAMES[kind]}
          </ViewLink>
        ))}
      </nav>
      <div ref={part} tabIndex={-1} className="outline-none">
        <Part view={view} />
      </div>
    </div>
  );
}

/** Every part after the first loads when it is opened. */
function Part({ view }: { view: View }) {
  if (view.kind === 'crawler') {
    return (
      <div className="stack [--gap:1.75rem]">
        <CrawlCard title={CRAWL.title} hasRuns />
        <Suspense fallback={<Waiting />}>
          <Overview />
        </Suspense>
      </div>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      {view.kind === 'runs' && <RunsView run={view.run} />}
      {view.kind === 'sources' && <SourcesView />}
      {view.kind === 'programs' && <ProgramsView words={view.words} program={view.program} />}
      {view.kind === 'members' && <MembersView />}
      {view.kind === 'status' && <StatusView />}
    </Suspense>
  );
}
