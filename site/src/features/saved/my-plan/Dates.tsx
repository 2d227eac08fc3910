import type { ReactNode } from 'react';
import type { Todo } from '../../../../../contract/saved/my-plan.ts';
import { longDate } from '../../../lib/dates.ts';
import { grantPath } from '../../program/route.ts';
import { type Dated, datedOf, monthsOf } from './months.ts';
import { DATES } from './texts.ts';

interface Props {
  things: readonly Todo[];
  /** The button that adds the dates to a calendar. */
  calendar: ReactNode;
}

/** The deadlines, as a chart of months and as a table, and apart from them the programs that have none. */
export function Dates({ things, calendar }: Props) {
  const dated = datedOf(things);
  const months = monthsOf(dated);
  const undated = things.filter(({ day, state }) => day === null && state === 'open');
  return (
    <div className="stack [--gap:2rem]">
      <section className="stack [--gap:0.75rem]" aria-labelledby="plan-dates">
        <h3 id="plan-dates">{DATES.title}</h3>
        {months.every((month) => month.dated.length === 0) && <p className="text-ink-soft">{DATES.none}</p>}
        {dated.length > 0 && (
          <>
            <ol className="months" aria-hidden="true">
              {months.map(({ key, name, dated: inMonth }) => (
                <li key={key} className="month">
                  {inMonth.map(({ number, id, isPast }) => (
                    <span key={id} className="month-mark" data-past={isPast || undefined}>
                      {number}
                    </span>
                  ))}
                  <span className="month-name">
                    <span>{name.slice(0, 1)}</span>
                    <span>{name.slice(1, 3)}</span>
                  </span>
                </li>
              ))}
            </ol>
            <DatesTable dated={dated} />
          </>
        )}
        {calendar && <div className="no-print">{calendar}</div>}
      </section>
      {undated.length > 0 && <Undated things={undated} />}
    </div>
  );
}

function DatesTable({ dated }: { dated: readonly Dated[] }) {
  return (
    <table className="dates">
      <caption className="visually-hidden">{DATES.table}</caption>
      <thead>
        <tr>
          <th scope="col">{DATES.number}</th>
          <th scope="col">{DATES.date}</th>
          <th scope="col">{DATES.program}</th>
        </tr>
      </thead>
      <tbody>
        {dated.map(({ number, id, title, day, isPast }) => (
          <tr key={id} data-past={isPast || undefined}>
            <td>{number}</td>
            <td>
              <time dateTime={day}>{longDate(day)}</time> {isPast && DATES.passed}
            </td>
            <th scope="row" dir="auto">
              <a href={grantPath(id)}>{title}</a>
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the sources say instead of a date. */
function Undated({ things }: { things: readonly Todo[] }) {
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby="plan-undated">
      <h3 id="plan-undated">{DATES.undated}</h3>
      <ul className="undated">
        {things.map(({ id, title, deadline, deadlineKind }) => (
          <li key={id} dir="auto">
            <a href={grantPath(id)}>{title}</a>
            <span>{deadlineKind === 'unknown' || deadline === null ? DATES.unknown : deadline}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
