import { useId } from 'react';
import { type AiDay, getAiCosts } from '../../../../../contract/ai/ai.ts';
import { call } from '../../../lib/api.ts';
import { Answered } from '../Answered.tsx';
import { type Sent, useAnswer } from '../answer.ts';
import { Table } from '../Table.tsx';
import { count } from '../texts.ts';
import { byFeature, totalOf } from './cost-sums.ts';
import { AI_COSTS, FEATURE_NAMES } from './texts.ts';
import { preciseDollars } from './values.ts';

const ask = (sent: Sent) => call(getAiCosts, sent);

/** The cost of model calls by day and by feature. */
export function AiCosts() {
  const id = useId();
  const { answer, again } = useAnswer(ask);
  return (
    <section className="stack" aria-labelledby={id}>
      <div className="stack [--gap:0.25rem]">
        <h2 id={id}>{AI_COSTS.title}</h2>
        <p className="max-w-[62ch] text-ink-soft">{AI_COSTS.lead}</p>
      </div>
      <Answered answer={answer} again={again} failed={AI_COSTS.failed}>
        {({ answers, days }) => (
          <div className="stack [--gap:0.75rem]">
            {AI_COSTS.by[answers] !== '' && <p>{AI_COSTS.by[answers]}</p>}
            {days.length === 0 ? <p>{AI_COSTS.none}</p> : <Days days={days} />}
          </div>
        )}
      </Answered>
    </section>
  );
}

function Days({ days }: { days: readonly AiDay[] }) {
  const sums = byFeature(days);
  return (
    <Table label={AI_COSTS.table}>
      <thead>
        <tr>
          <th scope="col">{AI_COSTS.columns.day}</th>
          <th scope="col">{AI_COSTS.columns.feature}</th>
          {(['calls', 'faults', 'inputTokens', 'outputTokens', 'cost'] as const).map((name) => (
            <th key={name} scope="col" className="admin-number">
              {AI_COSTS.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <Row key={`${day.day} ${day.feature}`} name={day.day} figures={day} />
        ))}
      </tbody>
      <tfoot>
        {sums.map((sum) => (
          <Row key={sum.feature} name={AI_COSTS.all} figures={sum} />
        ))}
        {sums.length > 1 && <Row name={AI_COSTS.all} figures={totalOf(days)} />}
      </tfoot>
    </Table>
  );
}

function Row({ name, figures }: { name: string; figures: Omit<AiDay, 'day'> }) {
  const { feature, calls, faults, inputTokens, outputTokens, cost } = figures;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{FEATURE_NAMES[feature] ?? feature}</td>
      {[calls, faults, inputTokens, outputTokens].map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
        <td key={place} className="admin-number">
          {count(value)}
        </td>
      ))}
      <td className="admin-number">{preciseDollars(cost)}</td>
    </tr>
  );
}
