import type { Match } from '../../../../contract/grants.ts';
import { MATCH_SCORE, scoreText } from './texts.ts';
import { VERDICT_WORDS } from './words.ts';

export function VerdictBadge({ match }: { match: Match }) {
  const { short, look } = VERDICT_WORDS[match.verdict];
  return (
    <span className={`badge ${look}`}>
      {/* One text, so that where there is little room it breaks like one. */}
      <span>
        {short}
        <span aria-hidden="true"> · {match.score}</span>
        <span className="visually-hidden">
          , {MATCH_SCORE} {scoreText(match.score)}
        </span>
      </span>
    </span>
  );
}
