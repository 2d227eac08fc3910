import { useId } from 'react';
import type { CrawlNight } from '../../../../../contract/crawler.ts';
import { dayOfMoment, momentOf } from '../moments.ts';
import { Table } from '../Table.tsx';
import { count } from '../texts.ts';
import { lineOf } from './state.ts';
import { OPEN, openSays } from './texts.ts';

/** Shows how many programs were open at the end of each run: a chart, a summary, and the numbers as a table. */
export function OpenPrograms({ nights }: { nights: readonly CrawlNight[] }) {
  const id = useId();
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby={id}>
      <h3 id={id}>{OPEN.title}</h3>
      {nights.length === 0 ? (
        <p className="text-ink-soft">{OPEN.none}</p>
      ) : (
        <>
          <p>{openSays(nights)}</p>
          <div className="admin-nights">
            <Picture nights={nights} />
            <NightsTable nights={nights} />
          </div>
        </>
      )}
    </section>
  );
}

/** Top and bottom of the plot area, in percent of the height. The maximum is labeled above it, the days below. */
const TOP = 12;
const BOTTOM = 86;

function Picture({ nights }: { nights: readonly CrawlNight[] }) {
  const { points, most } = lineOf(nights);
  const [first, last] = [nights[0], nights.at(-1)];
  return (
    <svg className="admin-picture" role="img" aria-label={openSays(nights)} height="100%" width="100%">
      <line x1="0" x2="100%" y1={`${TOP}%`} y2={`${TOP}%`} />
      <svg
        aria-hidden="true"
        y={`${TOP}%`}
        height={`${BOTTOM - TOP}%`}
        width="100%"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <polygon points={`0,100 ${points} 100,100`} />
        <polyline points={points} />
      </svg>
      <line x1="0" x2="100%" y1={`${BOTTOM}%`} y2={`${BOTTOM}%`} />
      <text x="0" y={`${TOP}%`} dy="-0.3em">
        {count(most)}
      </text>
      {first && nights.length > 1 && (
        <text x="0" y={`${BOTTOM}%`} dy="1.3em">
          {dayOfMoment(first.at)}
        </text>
      )}
      {last && (
        <text x="100%" y={`${BOTTOM}%`} dy="1.3em" textAnchor="end">
          {dayOfMoment(last.at)}
        </text>
      )}
    </svg>
  );
}

function NightsTable({ nights }: { nights: readonly CrawlNight[] }) {
  return (
    <Table label={OPEN.table}>
      <thead>
        <tr>
          <th scope="col">{OPEN.columns.night}</th>
          <th scope="col" className="admin-number">
            {OPEN.columns.open}
          </th>
          <th scope="col" className="admin-number">
            {OPEN.columns.failed}
          </th>
        </tr>
      </thead>
      <tbody>
        {nights.toReversed().map(({ run, at, open, failed }) => (
          <tr key={run}>
            <th scope="row">{momentOf(at)}</th>
            <td className="admin-number">{count(open)}</td>
            <td className="admin-number">{count(failed)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
