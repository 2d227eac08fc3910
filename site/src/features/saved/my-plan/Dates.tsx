import type { Todo } from '../../../../../contract/saved/my-plan.ts';
import { longDate } from '../../../lib/dates.ts';
import { grantPath } from '../../program/route.ts';
import { type Dated, datedOf, monthsOf } from './months.ts';
import { DATES } from './texts.ts';

/** The deadlines, as a chart of months and as a table. */
export function Dates({ things }: { things: readonly Todo[] }) {
  const dated = datedOf(things);
  const months = monthsOf(dated);
  const undated = things.filter(({ day, state }) => day === null && state === 'open').length;
  return (
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
      {dated.length > 0 && undated > 0 && <p className="text-small text-ink-soft">{DATES.undated(undated)}</p>}
    </section>
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
