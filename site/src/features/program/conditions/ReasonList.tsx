import type { ReactNode } from 'react';
import type { Reason } from '../../../../../contract/programs/grants.ts';
import { ONE_IS_ENOUGH } from '../texts.ts';
import { ReasonLine } from './ReasonLine.tsx';

interface Props {
  reasons: readonly Reason[];
  className: string;
  /** Content below each line. */
  more?: ((reason: Reason) => ReactNode) | undefined;
}

/** Conditions, one line each. Alternatives are a list of their own, after a line that says that one is enough. */
export function ReasonList({ reasons, className, more }: Props) {
  const waysOf = ({ oneOf }: Reason) => reasons.filter((other) => oneOf !== undefined && other.oneOf === oneOf);
  return (
    <ul className={className}>
      {reasons.map((reason) => {
        const ways = waysOf(reason);
        const key = `${reason.criterion} ${reason.text}`;
        if (ways.length < 2)
          return (
            <ReasonLine key={key} reason={reason}>
              {more?.(reason)}
            </ReasonLine>
          );
        if (ways[0] !== reason) return null;
        return (
          <li key={key}>
            <p>{ONE_IS_ENOUGH}</p>
            <ReasonList reasons={ways.map(alone)} className={`${className} mt-1 pl-3`} more={more} />
          </li>
        );
      })}
    </ul>
  );
}

function alone({ oneOf: _, ...reason }: Reason): Reason {
  return reason;
}
