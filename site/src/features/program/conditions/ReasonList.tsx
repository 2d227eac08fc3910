import type { ReactNode } from 'react';
import type { Reason } from '../../../../../contract/programs/grants.ts';
import { ONE_IS_ENOUGH } from '../texts.ts';
import { ReasonLine } from './ReasonLine.tsx';

interface Props {
  reasons: readonly Reason[];
  className: string;
  /** Content below each line. */
  more?: ((reason: Reason) => ReactNode) | undefined;
  /** True if these are the alternatives of one condition. */
  areWays?: boolean;
}

/** Conditions, one line each. Alternatives are a list of their own, after a line that says that one is enough. */
export function ReasonList({ reasons, areWays, ...rest }: Props) {
  return (
    <ul className={rest.className}>
      {reasons.map((reason) => {
        const key = reason.criterion + reason.text;
        const ways = reasons.filter(({ oneOf }) => oneOf !== undefined && oneOf === reason.oneOf);
        if (areWays || ways.length < 2) {
          return (
            <ReasonLine key={key} reason={reason}>
              {rest.more?.(reason)}
            </ReasonLine>
          );
        }
        if (ways[0] !== reason) return null;
        return (
          <li key={key}>
            {ONE_IS_ENOUGH}
            <ReasonList {...rest} reasons={ways} areWays />
          </li>
        );
      })}
    </ul>
  );
}
