import type { SourceStatus } from '../../../../../contract/crawler.ts';
import { agoOf, momentOf } from '../moments.ts';
import { Table } from '../Table.tsx';
import { count } from '../texts.ts';
import { byNeed, type NightState, stateOf } from './state.ts';
import { goodOf, heldWords, NIGHT_STATES, OVERVIEW } from './texts.ts';

const LOOKS: Readonly<Record<NightState, string>> = {
  good: 'badge-good',
  short: 'badge-warn',
  failed: 'badge-bad',
  untried: 'badge-neutral',
  off: 'badge-neutral',
};
const FIGURES = ['added', 'changed', 'closed', 'refused'] as const;

/** Each source with its last attempt. Sources that need attention come first. */
export function NightTable({ sources }: { sources: readonly SourceStatus[] }) {
  const states = sources.map(stateOf);
  const good = states.filter((state) => state === 'good').length;
  const off = states.filter((state) => state === 'off').length;
  return (
    <div className="stack [--gap:0.75rem]">
      <p>{goodOf(good, sources.length - off)}</p>
      <Table label={OVERVIEW.table}>
        <thead>
          <tr>
            {(['source', 'state', 'goodAt'] as const).map((name) => (
              <th key={name} scope="col">
                {OVERVIEW.columns[name]}
              </th>
            ))}
            {([...FIGURES, 'held'] as const).map((name) => (
              <th key={name} scope="col" className="admin-number">
                {OVERVIEW.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byNeed(sources).map((source) => (
            <Row key={source.name} source={source} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Row({ source }: { source: SourceStatus }) {
  const { title, goodAt, last, waiting } = source;
  const state = stateOf(source);
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        {title}
      </th>
      <td className="admin-state">
        <span className={`badge ${LOOKS[state]}`}>{NIGHT_STATES[state]}</span>
        {state !== 'good' && last?.reason && <span className="block wrap-anywhere">{last.reason}</span>}
      </td>
      <td className="admin-when">
        {goodAt === null ? (
          OVERVIEW.neverGood
        ) : (
          <time dateTime={goodAt} title={momentOf(goodAt)}>
            {agoOf(goodAt)}
          </time>
        )}
      </td>
      {FIGURES.map((name) => (
        <td key={name} className="admin-number">
          {count(last?.[name] ?? 0)}
        </td>
      ))}
      <td className="admin-number">{heldWords(last?.heldBack ?? 0, waiting)}</td>
    </tr>
  );
}
