import type { ReactNode } from 'react';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { BANNER, BY_DEMO, WITHOUT_MODEL } from './texts.ts';

type Props = Pick<GrantDetail, 'programType' | 'analyzedBy'> & {
  /** Replaces the list of parts. */
  instead?: ReactNode;
  /** True if it only names what a plan would add. */
  isSmall?: boolean;
  /** The button. */
  children?: ReactNode;
};

/** Says what an analysis contains and who writes it, or that no model is set up. */
export function Banner({ programType, analyzedBy, instead, isSmall = false, children }: Props) {
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
    <div className={`analysis-banner no-print ${isSmall ? 'analysis-small' : 'night'}`}>
      <h2 id="analysis">{analyzedBy === 'record' ? WITHOUT_MODEL.title : title}</h2>
      {instead ?? holds}
      {children}
    </div>
  );
}
