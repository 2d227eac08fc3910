import { useId, useState } from 'react';
import type { CrawlRun } from '../../../../../contract/crawler.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Figures } from '../Figures.tsx';
import { durationOf, momentOf } from '../moments.ts';
import { count } from '../texts.ts';
import { ViewLink } from '../ViewLink.tsx';
import { Refresh } from './Refresh.tsx';
import { RunErrors } from './RunErrors.tsx';
import { RunBadge } from './RunTable.tsx';
import { SourceTable } from './SourceTable.tsx';
import { RUN, RUNS } from './texts.ts';

interface Props {
  id: number;
  /** Undefined if it isn't in the list of runs. */
  run: CrawlRun | undefined;
  onRefresh: () => Promise<void>;
}

/** One run: its figures, the result of each source, and its errors. */
export function RunDetail({ id, run, onRefresh }: Props) {
  const [turn, setTurn] = useState(0);
  const refresh = async () => {
    await onRefresh();
    setTurn((before) => before + 1);
  };
  const heading = useId();
  return (
    <section className="stack [--gap:1.75rem]" aria-labelledby={heading}>
      <div>
        <ViewLink to={{ kind: 'runs', run: null }} className="inline-flex min-h-11 items-center gap-2">
          <span aria-hidden="true">←</span>
          {RUN.back}
        </ViewLink>
        <h2 id={heading} className="flex flex-wrap items-center gap-3">
          {RUNS.run(id)}
          {run && <RunBadge run={run} />}
        </h2>
      </div>
      {run ? (
        <>
          <Figures figures={figuresOf(run)} />
          {run.state === 'running' && <Refresh onRefresh={refresh} />}
          <SourceTable sources={run.sources} />
          <RunErrors key={turn} run={id} sources={run.sources} />
        </>
      ) : (
        <EmptyState title={RUN.missing.title} as="h3">
          <p>{RUN.missing.text}</p>
        </EmptyState>
      )}
    </section>
  );
}

function figuresOf({ startTime, endTime, startedBy, grantsFound, written, closed, errors }: CrawlRun) {
  const { columns } = RUNS;
  return [
    { name: columns.started, value: momentOf(startTime) },
    { name: columns.took, value: durationOf(startTime, endTime) },
    { name: columns.startedBy, value: startedBy },
    { name: columns.found, value: count(grantsFound) },
    { name: columns.written, value: count(written) },
    { name: columns.closed, value: count(closed) },
    { name: columns.errors, value: count(errors) },
  ];
}
