import type { ReactNode } from 'react';
import type { MatchedGrant } from '../../../../contract/grants.ts';
import { worthWords } from '../../../../matching/amount-words.ts';
import { likelihoodSentence } from '../../../../matching/likelihood-words.ts';
import { deadlineWords } from './deadline.ts';
import { ReasonLine } from './ReasonLine.tsx';
import { grantPath } from './route.ts';
import { strongestReasons } from './strongest.ts';
import { AMOUNT_MISSING, FACTS, PROVIDER_MISSING, REAL_TIME } from './texts.ts';
import { VerdictBadge } from './VerdictBadge.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';
import { WhyThis } from './WhyThis.tsx';
import { PROGRAM_TYPE_WORDS } from './words.ts';

interface Props {
  grant: MatchedGrant;
  /** The id of the card's link, to come back to. */
  linkId?: string;
  onOpen?: () => void;
  /** Why it stands where it stands, below its reasons. */
  placeReason?: ReactNode;
  /** The control in the card's corner, such as the one that saves the program; it lies above the card's link. */
  action?: ReactNode;
  /** Further controls, in the card's last row. */
  actions?: ReactNode;
}

/** A program in a list: what it is, whether one may have it and why, what it gives and until when. */
export function ProgramCard({ grant, linkId, onOpen, placeReason, action, actions }: Props) {
  const reasons = strongestReasons(grant.match);
  const deadline = deadlineWords(grant);
  return (
    <article className="card program-card">
      <div className="program-card-head">
        <p className="flex flex-wrap gap-2">
          <VerdictBadge match={grant.match} />
          <span className="badge badge-neutral">{PROGRAM_TYPE_WORDS[grant.programType]}</span>
          {grant.verified && <VerifiedBadge checkedAt={grant.checkedAt} />}
          {grant.sourceType === 'perplexity' && <span className="badge badge-accent">{REAL_TIME}</span>}
        </p>
        {action && <div className="program-card-action">{action}</div>}
      </div>
      <div>
        <h3 dir="auto">
          <a id={linkId} className="program-card-link" href={grantPath(grant.id)} onClick={onOpen}>
            {grant.title}
          </a>
        </h3>
        <p className="mt-1 text-ink-soft" dir="auto">
          {grant.provider ?? PROVIDER_MISSING}
        </p>
      </div>
      {reasons.length === 0 || grant.match.likelihood === 'only-if' ? (
        <p>{likelihoodSentence(grant.match)}</p>
      ) : (
        <ul className="stack [--gap:0.375rem]">
          {reasons.map((reason) => (
            <ReasonLine key={`${reason.criterion} ${reason.text}`} reason={reason} />
          ))}
        </ul>
      )}
      {placeReason}
      <dl className="program-card-facts">
        <CardFact name={FACTS.amount} value={worthWords(grant.match) ?? grant.amount ?? AMOUNT_MISSING} />
        <CardFact name={FACTS.deadline} value={deadline.text}>
          {deadline.note && <dd className={`deadline-note deadline-${deadline.look}`}>{deadline.note}</dd>}
        </CardFact>
      </dl>
      <div className="program-card-foot">
        <WhyThis grant={grant} />
        {actions}
      </div>
    </article>
  );
}

function CardFact({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
      {children}
    </div>
  );
}
