import type { IncomePoint } from '../../../../../contract/programs/by-income.ts';
import { anchorAt, flagsOf, type PlacedFlag, shapeOf } from './shape.ts';
import { BY_INCOME } from './texts.ts';

interface Mark {
  at: number;
  text: string;
}

interface Props {
  points: readonly IncomePoint[];
  /** Describes the chart in sentences. */
  says: string;
  /** Formats a value on the scale; empty to leave it out. */
  scale: (value: number) => string;
  /** Formats an income. */
  income: (income: number) => string;
  /** Label of the income axis. */
  axis: string;
  here: Mark | null;
  end?: Mark | null;
  /** Incomes marked with numbers, which a list next to the chart explains. */
  numbers?: readonly number[];
  /** True if the values are counts, where half of the maximum is meaningless. */
  isCount?: boolean;
}

/** Help by income as a line chart, with the reader's own position. */
export function IncomePicture({ points, says, scale, income, axis, here, end = null, numbers = [], isCount }: Props) {
  const shape = shapeOf(points);
  const [first, last] = [points[0]?.income ?? 0, points.at(-1)?.income ?? 0];
  const top = isCount ? Math.max(...points.map(({ to }) => to)) : shape.top;
  const levels = isCount ? [top] : [top, top / 2];
  const flags = flagsOf(here && shape.across(here.at), end && shape.across(end.at));
  return (
    <div className="income-picture" data-labeled={scale(top) !== '' || undefined}>
      <svg role="img" aria-label={says} height="100%" width="100%">
        {levels.map((level) => (
          <g key={level} className="income-level">
            <line x1="0" x2="100%" y1={`${downAt(level / shape.top)}%`} y2={`${downAt(level / shape.top)}%`} />
          </g>
        ))}
        <svg
          aria-hidden="true"
          className="income-lines"
          y={`${TOP}%`}
          height={`${BOTTOM - TOP}%`}
          width="100%"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          <polygon className="income-sure" points={shape.sure} />
          {shape.hasBand && <polygon className="income-band" points={shape.band} />}
          {shape.hasBand && <polyline className="income-least" points={shape.least} />}
          <polyline className="income-most" points={shape.most} />
        </svg>
        <line className="income-ground" x1="0" x2="100%" y1={`${BOTTOM}%`} y2={`${BOTTOM}%`} />
        {levels.map((level) => (
          <text
            key={level}
            className="income-scale"
            x="0"
            y={`${downAt(level / shape.top)}%`}
            dx="-0.5em"
            dy="0.35em"
            textAnchor="end"
          >
            {scale(level)}
          </text>
        ))}
        {here && flags.here && <Flag text={here.text} place={flags.here} look="income-here" />}
        {end && flags.end && <Flag text={end.text} place={flags.end} look="income-end" />}
        {numbers.map((at, index) => (
          <g key={at} className="income-number">
            <line x1={`${shape.across(at)}%`} x2={`${shape.across(at)}%`} y1={`${TOP}%`} y2={`${BOTTOM}%`} />
            <circle cx={`${inside(shape.across(at))}%`} cy={`${TOP - 7 + 9 * (index % 2)}%`} r="10" />
            <text
              x={`${inside(shape.across(at))}%`}
              y={`${TOP - 7 + 9 * (index % 2)}%`}
              dy="0.35em"
              textAnchor="middle"
            >
              {index + 1}
            </text>
          </g>
        ))}
        {[first, (first + last) / 2, last].map((at) => (
          <text
            key={at}
            className="income-scale"
            x={`${shape.across(at)}%`}
            y={`${BOTTOM}%`}
            dy="1.3em"
            textAnchor={anchorAt(shape.across(at))}
          >
            {income(at)}
          </text>
        ))}
      </svg>
      <p className="income-axis" aria-hidden="true">
        {axis}
      </p>
      {shape.hasBand && (
        <ul className="income-legend">
          <li className="income-legend-sure">{BY_INCOME.legend.sure}</li>
          <li className="income-legend-open">{BY_INCOME.legend.open}</li>
        </ul>
      )}
    </div>
  );
}

/** Top and bottom of the plot area, in percent of the height: flags above, incomes below. */
const TOP = 24;
const BOTTOM = 88;

function downAt(share: number): number {
  return BOTTOM - (BOTTOM - TOP) * share;
}

/** Keeps a circle at the edge fully visible. */
function inside(percent: number): number {
  return Math.min(96, Math.max(4, percent));
}

function Flag({ text, place: { percent, row, anchor }, look }: { text: string; place: PlacedFlag; look: string }) {
  const y = 6 + 10 * row;
  return (
    <g className={look}>
      <line x1={`${percent}%`} x2={`${percent}%`} y1={`${y + 2}%`} y2={`${BOTTOM}%`} />
      <text
        x={`${percent}%`}
        y={`${y}%`}
        dx={anchor === 'start' ? '0.25em' : anchor === 'end' ? '-0.25em' : 0}
        textAnchor={anchor}
      >
        {text}
      </text>
    </g>
  );
}
