import { useId } from 'react';
import type { CrawledSource, CrawlSourceState } from '../../../../../contract/crawler.ts';
import { Table } from '../Table.tsx';
import { count, PHASE_NAMES } from '../texts.ts';
import { LEGEND, RUN, SOURCE_STATES } from './texts.ts';

const FIGURES = ['total', 'read', 'unchanged', 'left', 'refused', 'written', 'closed', 'errors'] as const;
const LOOKS: Readonly<Record<CrawlSourceState, string>> = {
  waiting: 'badge-neutral',
  reading: 'badge-accent',
  done: 'badge-good',
  failed: 'badge-bad',
  skipped: 'badge-neutral',
};

/** The result of each source in one run. */
export function SourceTable({ sources }: { sources: readonly CrawledSource[] }) {
  const id = useId();
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby={id}>
      <h3 id={id}>{RUN.sources}</h3>
      {sources.length === 0 ? (
        <p className="text-ink-soft">{RUN.noSources}</p>
      ) : (
        <>
          <Table label={RUN.table}>
            <thead>
              <tr>
                <th scope="col">{RUN.columns.source}</th>
                <th scope="col">{RUN.columns.state}</th>
                {FIGURES.map((name) => (
                  <th key={name} scope="col" className="admin-number">
                    {RUN.columns[name]}
                  </th>
                ))}
                <th scope="col">{RUN.columns.reason}</th>
              </tr>
            </thead>
            <tbody>
              {sources.map((source) => (
                <Row key={source.name} source={source} />
              ))}
            </tbody>
          </Table>
          <ul className="text-small text-ink-soft">
            {LEGEND.map(({ name, text }) => (
              <li key={name}>
                <strong>{name}</strong>: {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Row({ source }: { source: CrawledSource }) {
  const { title, phase, state, reason } = source;
  return (
    <tr>
      <th scope="row">
        {title}
        <span className="block font-normal text-ink-soft">{PHASE_NAMES[phase]}</span>
      </th>
      <td>
        <span className={`badge ${LOOKS[state]}`}>{SOURCE_STATES[state]}</span>
      </td>
      {FIGURES.map((name) => {
        const number = source[name];
        return (
          <td key={name} className="admin-number">
            {number === null ? RUN.unknown : count(number)}
          </td>
        );
      })}
      <td className="admin-remark">{reason}</td>
    </tr>
  );
}
