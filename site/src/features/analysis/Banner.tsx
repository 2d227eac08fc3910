import type { ReactNode } from 'react';
import type { ProgramType } from '../../../../contract/grants.ts';
import { BANNER, LEAD_WITHOUT_MODEL } from './texts.ts';

interface Props {
  programType: ProgramType;
  /** Whether an AI model would make it. */
  hasModel: boolean;
  /** What stands in place of the list of parts. */
  instead?: ReactNode;
  /** The button. */
  children?: ReactNode;
}

/** Says what an analysis holds. */
export function Banner({ programType, hasModel, instead, children }: Props) {
  const { title, lead, parts } = BANNER[programType];
  return (
    <div className="analysis-banner night no-print">
      <h2 id="analysis">{title}</h2>
      {instead ?? (
        <>
          <p className="analysis-lead">{hasModel ? lead : LEAD_WITHOUT_MODEL}</p>
          <ul className="analysis-parts">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </>
      )}
      {children}
    </div>
  );
}
