import type { IncomePoint } from '../../../../../contract/programs/by-income.ts';
import { dollars } from '../../../../../matching/benefits/money.ts';
import { BY_INCOME } from './texts.ts';

interface Props {
  caption: string;
  incomeTitle: string;
  valueTitle: string;
  here: number | null;
  points: readonly IncomePoint[];
  value: (point: IncomePoint) => string;
}

/** The numbers behind a chart. */
export function IncomeTable({ caption, incomeTitle, valueTitle, here, points, value }: Props) {
  return (
    <details className="income-numbers">
      <summary className="text-button">{BY_INCOME.table}</summary>
      <table className="income-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{incomeTitle}</th>
            <th scope="col">{valueTitle}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.income} data-here={point.income === here || undefined}>
              <th scope="row">
                {dollars(point.income)} {point.income === here && BY_INCOME.you}
              </th>
              <td>{value(point)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
