import type { MatchedGrant } from '../../../../contract/grants.ts';
import { valueWords } from '../../../../matching/value-words.ts';
import { DOT } from '../../lib/dot.ts';
import { conditionsInShort } from '../program/conditions-in-short.ts';
import { deadlineWords } from '../program/deadline.ts';
import { asTold } from '../program/told.ts';
import { VerdictBadge } from '../program/VerdictBadge.tsx';

/** What members want to know first: whether they qualify, what it's worth to them, and the deadline. */
export function AtAGlance({ grant }: { grant: MatchedGrant }) {
  const match = asTold(grant.match);
  const conditions = conditionsInShort(match);
  const worth = valueWords(grant);
  const deadline = grant.deadlineKind === 'unknown' && grant.deadline === null ? null : deadlineWords(grant);
  const isTelling = grant.roundOver || grant.deadlineKind === 'fixed' || grant.deadlineKind === 'forecast';
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
          {deadline.note && isTelling && (
            <span className={`deadline-note deadline-${deadline.look}`}>{DOT + deadline.note}</span>
          )}
        </p>
      )}
    </div>
  );
}
