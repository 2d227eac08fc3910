import type { ReactNode } from 'react';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { valueWords } from '../../../../../matching/amounts/value-words.ts';
import { DOT } from '../../../lib/dot.ts';
import { withoutAssumed } from '../../program/conditions/assumed.ts';
import { conditionsInShort } from '../../program/conditions/in-short/conditions-in-short.ts';
import { VerdictBadge } from '../../program/conditions/VerdictBadge.tsx';
import { deadlineWords } from '../../program/deadline.ts';
import { OWN } from './texts.ts';

/**
 * The member's own result in five lines, above what a model found: whether, how much, by when, with which papers and
 * how. Each links to its part of the page, which has the rest.
 */
export function InShort({ grant }: { grant: GrantDetail }) {
  const match = withoutAssumed(grant.match);
  const conditions = conditionsInShort(match);
  const worth = valueWords(grant);
  const hasDeadline = grant.deadline !== null || grant.deadlineKind !== 'unknown';
  const { text, note } = deadlineWords(grant);
  const [first] = grant.howToApply;
  return (
    <section className="own-answer" aria-labelledby="analysis-own">
      <h3 id="analysis-own" className="own-answer-title">
        {OWN.title}
      </h3>
      <dl className="own-answer-facts">
        <Fact name={OWN.verdict}>
          <VerdictBadge match={match} isCounted /> {conditions}{' '}
          <a className="no-print" href="#may-i">
            {OWN.conditions}
          </a>
        </Fact>
        {worth && <Fact name={OWN.worth}>{worth}</Fact>}
        {hasDeadline && (
          <Fact name={OWN.deadline}>
            {text}
            {note && DOT + note}
          </Fact>
        )}
        {grant.documents.length > 0 && (
          <Fact name={OWN.papers}>
            <a href="#documents">{OWN.documents(grant.documents.length)}</a>
          </Fact>
        )}
        {first && (
          <Fact name={OWN.apply}>
            <a href="#how-to-apply">{OWN.first(first, grant.howToApply.length)}</a>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
