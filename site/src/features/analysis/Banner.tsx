import type { ReactNode } from 'react';
import type { GrantDetail } from '../../../../contract/grants.ts';
import { BANNER, BY_DEMO, WITHOUT_MODEL } from './texts.ts';

type Props = Pick<GrantDetail, 'programType' | 'analyzedBy'> & {
  /** What stands in place of the list of parts. */
  instead?: ReactNode;
  /** The button. */
  children?: ReactNode;
};

/** Says what an analysis holds, and by what it is made; without a model, that there is none. */
export function Banner({ programType, analyzedBy, instead, children }: Props) {
  const { title, lead, parts } = BANNER[programType];
  const holds =
    analyzedBy === 'record' ? (
      <p className="analysis-lead">{WITHOUT_MODEL.lead}</p>
    ) : (
      <>
        <p className="analysis-lead">{lead}</p>
        {analyzedBy === 'demo' && <p>{BY_DEMO.lead}</p>}
        <ul className="analysis-parts">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </>
    );
  return (
    <div className="analysis-banner night no-print">
      <h2 id="analysis">{analyzedBy === 'record' ? WITHOUT_MODEL.title : title}</h2>
      {instead ?? holds}
      {children}
    </div>
  );
}
