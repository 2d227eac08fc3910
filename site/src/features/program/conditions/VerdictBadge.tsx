import type { Match } from '../../../../../contract/programs/grants.ts';
import { likelihoodLabel, likelihoodName } from '../../../../../matching/rules/likelihood-words.ts';
import { LIKELIHOOD_LOOKS } from './words.ts';

interface Props {
  match: Match;
  /** True if the condition counts are shown next to it. */
  isCounted?: boolean;
}

/** Shows how likely the member is to get the program, in a few words. */
export function VerdictBadge({ match, isCounted = false }: Props) {
  const words = isCounted ? likelihoodName(match) : likelihoodLabel(match);
  const look = match.alreadyGets ? LIKELIHOOD_LOOKS.unknown : LIKELIHOOD_LOOKS[match.likelihood];
  return <span className={`badge ${look}`}>{words}</span>;
}
