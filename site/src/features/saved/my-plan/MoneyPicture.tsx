import type { Money } from './money.ts';
import type { Month } from './months.ts';

interface Props {
  money: Money;
  months: readonly Month[];
  /** Describes the chart in sentences. */
  says: string;
}

/**
 * Twelve months with the money each one brings. A one-time payment is one bar, with a line across its possible months.
 */
export function MoneyPicture({ money: { monthly, once }, months, says }: Props) {
  const most = monthly.to + Math.max(0, ...once.map(({ sum }) => sum.to));
  if (most === 0) return null;
  const high = (sum: number) => (sum === 0 ? 0 : Math.max(LEAST, (GROUND * sum) / most));
  const column = 100 / months.length;
  const base = high(monthly.to);
  return (
    <svg className="money-picture" role="img" aria-label={says} height="100%" width="100%">
      {months.map(({ key, name }, place) => (
        <g key={key}>
          <rect
            className="money-most"
            x={`${(place + 0.12) * column}%`}
            y={`${GROUND - base}%`}
            width={`${0.76 * column}%`}
            height={`${base}%`}
          />
          <rect
            className="money-sure"
            x={`${(place + 0.12) * column}%`}
            y={`${GROUND - high(monthly.from)}%`}
            width={`${0.76 * column}%`}
            height={`${high(monthly.from)}%`}
          />
          <text x={`${(place + 0.5) * column}%`} y={`${GROUND}%`} dy="1.3em" textAnchor="middle">
            {name.slice(0, 1)}
          </text>
        </g>
      ))}
      {once
        .filter(({ first, last }) => last >= first)
        .map(({ months: window, first, last, sum }) => (
          <g key={window.join()}>
            <rect
              className="money-once"
              x={`${(Math.floor((first + last) / 2) + 0.12) * column}%`}
              y={`${GROUND - base - Math.min(high(sum.to), GROUND - base)}%`}
              width={`${0.76 * column}%`}
              height={`${Math.min(high(sum.to), GROUND - base)}%`}
            />
            <line
              className="money-within"
              x1={`${(first + 0.12) * column}%`}
              x2={`${(last + 0.88) * column}%`}
              y1={`${GROUND - base - 2}%`}
              y2={`${GROUND - base - 2}%`}
            />
          </g>
        ))}
      <line className="money-ground" x1="0" x2="100%" y1={`${GROUND}%`} y2={`${GROUND}%`} />
    </svg>
  );
}

/** The bars' baseline and minimum visible height, in percent of the height. */
const GROUND = 86;
const LEAST = 3;
