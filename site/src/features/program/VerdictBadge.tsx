import type { Match } from '../../../../contract/grants.ts';
import { likelihoodLabel } from '../../../../matching/likelihood-words.ts';
import { LIKELIHOOD_LOOKS } from './words.ts';

export function VerdictBadge({ match }: { match: Match }) {
  return <span className={`badge ${LIKELIHOOD_LOOKS[match.likelihood]}`}>{likelihoodLabel(match)}</span>;
}
