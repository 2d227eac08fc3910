import type { Match } from '../../../../contract/grants.ts';
import { likelihoodLabel, likelihoodName } from '../../../../matching/likelihood-words.ts';
import { LIKELIHOOD_LOOKS } from './words.ts';

interface Props {
  match: Match;
  /** Whether the conditions are counted beside it. */
  isCounted?: boolean;
}

/** How likely the program is for the member, in a few words. */
export function VerdictBadge({ match, isCounted = false }: Props) {
  const words = isCounted ? likelihoodName(match.likelihood) : likelihoodLabel(match);
  return <span className={`badge ${LIKELIHOOD_LOOKS[match.likelihood]}`}>{words}</span>;
}
