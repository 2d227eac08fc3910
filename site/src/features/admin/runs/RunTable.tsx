import { useId } from 'react';
import type { CrawlRun } from '../../../../../contract/crawler.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { durationOf, momentOf } from '../moments.ts';
import { Table } from '../Table.tsx';
import { count } from '../texts.ts';
import { ViewLink } from '../ViewLink.tsx';
import { Refresh } from './Refresh.tsx';
import { completeWithout, RUN_STATES, RUNS } from './texts.ts';

interface Props {
  runs: readonly CrawlRun[];
  onRefresh: () => Promise<void>;
}

export function RunTable({ runs, onRefresh }: Props) {
  const id = useId();
  return (
    <section className="stack" aria-labelledby={id}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="stack [--gap:0.25rem]">
          <h2 id={id}>{RUNS.title}</h2>
          <p className="text-ink-soft">{RUNS.lead}</p>
        </div>
        <Refresh onRefresh={onRefresh} />
      </div>
      {runs.length === 0 ? (
        <EmptyState title={RUNS.none.title} as="h3">
          <p>{RUNS.none.text}</p>
        </EmptyState>
      ) : (
        <Table label={RUNS.caption}>
          <thead>
            <tr>
              <th scope="col">{RUNS.columns.run}</th>
              <th scope="col">{RUNS.columns.state}</th>
              <th scope="col">{RUNS.columns.started}</th>
              <th scope="col" className="admin-number">
                {RUNS.columns.took}
              </th>
              {(['found', 'written', 'closed', 'errors'] as const).map((name) => (
                <th key={name} scope="col" className="admin-number">
                  {RUNS.columns[name]}
                </th>
              ))}
              <th scope="col">{RUNS.columns.startedBy}</th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <Row key={run.id} run={run} />
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

function Row({ run }: { run: CrawlRun }) {
  const { id, startTime, endTime, grantsFound, written, closed, errors, startedBy } = run;
  return (
    <tr>
      <th scope="row">
        <ViewLink to={{ kind: 'runs', run: id }}>{RUNS.run(id)}</ViewLink>
      </th>
      <td>
        <RunBadge run={run} />
      </td>
      <td className="admin-words">{momentOf(startTime)}</td>
      <td className="admin-number">{durationOf(startTime, endTime)}</td>
      {[grantsFound, written, closed, errors].map((number, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four cells that never move
        <td key={place} className="admin-number">
          {count(number)}
        </td>
      ))}
      <td className="admin-words">{startedBy}</td>
    </tr>
  );
}

const BADGES = { running: 'badge-accent', stopped: 'badge-neutral', complete: 'badge-good' } as const;

/** A run that missed some of its sources isn't shown as a plain success. */
export function RunBadge({ run: { state, sources } }: { run: Pick<CrawlRun, 'state' | 'sources'> }) {
  const failed = sources.filter((source) => source.state === 'failed').length;
  if (state !== 'complete' || failed === 0) {
    return <span className={`badge font-sans ${BADGES[state]}`}>{RUN_STATES[state]}</span>;
  }
  return <span className="badge badge-warn font-sans">{completeWithout(failed)}</span>;
}
