import type { MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { valueWords } from '../../../../../matching/amounts/value-words.ts';
import { DOT } from '../../../lib/dot.ts';
import { withoutAssumed } from '../conditions/assumed.ts';
import { conditionsInShort } from '../conditions/in-short/conditions-in-short.ts';
import { VerdictBadge } from '../conditions/VerdictBadge.tsx';
import { deadlineWords } from '../deadline.ts';

/** Shows what members want to know first: whether they qualify, what it's worth to them, and the deadline. */
export function AtAGlance({ grant }: { grant: MatchedGrant }) {
  const match = withoutAssumed(grant.match);
  const conditions = conditionsInShort(match);
  const worth = valueWords(grant);
  const deadline = grant.deadlineKind === 'unknown' && grant.deadline === null ? null : deadlineWords(grant);
  const hasDateNote = grant.roundOver || grant.deadlineKind === 'fixed' || grant.deadlineKind === 'forecast';
  return (
    <div className="at-a-glance">
      {worth && (
        <p className="at-a-glance-worth" dir="auto">
          {worth}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <VerdictBadge match={match} isCounted />
        {conditions && <span className="text-small">{conditions}</span>}
      </p>
      {deadline && (
        <p className="at-a-glance-deadline" dir="auto">
          {deadline.text}
          {deadline.note && hasDateNote && (
            <span className={`deadline-note deadline-${deadline.look}`}>{DOT + deadline.note}</span>
          )}
        </p>
      )}
    </div>
  );
}
