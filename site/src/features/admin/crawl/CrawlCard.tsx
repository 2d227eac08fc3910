import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { clockOf } from '../moments.ts';
import { CrawlPanel } from './CrawlPanel.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { type Crawl, statusOf } from './state.ts';
import { $announcement, $crawl, $startFailure, followCrawl, refreshCrawl, startCrawl } from './store.ts';
import { CRAWL, FAILED, LOST } from './texts.ts';

interface Props {
  title: string;
  /** Extra buttons next to the crawler's own. */
  actions?: ReactNode;
  /** True if the card replaces a form that had focus. */
  takesFocus?: boolean;
  /** True if this page shows the errors in detail. */
  hasRuns: boolean;
}

/** The crawler's status and start buttons. */
export function CrawlCard({ title, actions, takesFocus = false, hasRuns }: Props) {
  const crawl = useStore($crawl);
  const announcement = useStore($announcement);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(followCrawl, []);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className="card stack" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {crawl.status === 'ready' && (
          <StatusBadge status={statusOf(crawl.progress)} hasFailures={crawl.progress.failedSources.length > 0} />
        )}
      </div>
      <Controls crawl={crawl} actions={actions} />
      <Troubles crawl={crawl} />
      {crawl.status === 'loading' && (
        <p className="flex items-center gap-3" role="status">
          <span className="spinner" aria-hidden="true" />
          {CRAWL.loading}
        </p>
      )}
      {crawl.status === 'ready' && <CrawlPanel progress={crawl.progress} hasRuns={hasRuns} />}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </section>
  );
}

function Controls({ crawl, actions }: { crawl: Crawl; actions: ReactNode }) {
  const [pending, setPending] = useState<'refresh' | 'start'>();
  const [isFresh, setFresh] = useState(false);
  // A run that reports it has stalled can be restarted.
  const isGoing = crawl.status === 'ready' && crawl.error === undefined && statusOf(crawl.progress) === 'running';
  const during = async (what: 'refresh' | 'start', work: () => Promise<void>) => {
    setPending(what);
    setFresh(false);
    await work();
    setPending(undefined);
    setFresh(what === 'refresh');
  };
  const start = pending === 'start' ? CRAWL.starting : isGoing ? CRAWL.going : CRAWL.start;
  return (
    <div className="stack [--gap:0.75rem]">
      <div className="flex flex-wrap gap-3">
        <Button pending={pending === 'start' || isGoing} onClick={() => void during('start', startCrawl)}>
          {start}
        </Button>
        <Button look="quiet" pending={pending === 'refresh'} onClick={() => void during('refresh', refreshCrawl)}>
          {pending === 'refresh' ? CRAWL.refreshing : CRAWL.refresh}
        </Button>
        {actions}
      </div>
      {crawl.status === 'ready' && (
        <p className="text-small text-ink-soft">{CRAWL.checked(clockOf(crawl.checkedAt))}</p>
      )}
      <p role="status" className="visually-hidden">
        {isFresh && crawl.status === 'ready' && !crawl.isLost && CRAWL.refreshed}
      </p>
    </div>
  );
}

/** Shows why a start failed, crawler errors, and lost connections. */
function Troubles({ crawl }: { crawl: Crawl }) {
  const startFailure = useStore($startFailure);
  const error = crawl.status === 'failed' ? crawl.message : crawl.status === 'ready' ? crawl.error : undefined;
  return (
    <>
      {startFailure !== undefined && (
        <Alert kind="error" title={FAILED.start}>
          <p className="wrap-anywhere">{startFailure}</p>
        </Alert>
      )}
      {error !== undefined && (
        <Alert kind="error" title={FAILED.crawler}>
          <p className="wrap-anywhere">{error}</p>
        </Alert>
      )}
      {crawl.status === 'ready' && crawl.isLost && (
        <Alert kind="warning" title={LOST.title}>
          <p>{LOST.text}</p>
        </Alert>
      )}
    </>
  );
}
