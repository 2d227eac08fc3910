import type { ReactNode } from 'react';
import type { MatchedGrant } from '../../../../contract/grants.ts';
import { ReasonLine } from './ReasonLine.tsx';
import { grantPath } from './route.ts';
import { AMOUNT_MISSING, FACTS, PROVIDER_MISSING, REAL_TIME } from './texts.ts';
import { VerdictBadge } from './VerdictBadge.tsx';
import { deadlineOf, PROGRAM_TYPE_WORDS, VERDICT_WORDS } from './words.ts';

const REASONS_SHOWN = 2;

interface Props {
  grant: MatchedGrant;
  /** The id of the card's link, to come back to. */
  linkId?: string;
  onOpen?: () => void;
  /** A control of the card, such as the one that saves the program; it lies above the card's link. */
  action?: ReactNode;
}

/** A program in a list: what it is, whether one may have it and why, what it gives and until when. */
export function ProgramCard({ grant, linkId, onOpen, action }: Props) {
  return (
    <article className="card program-card">
      <div className="program-card-head">
        <p className="flex flex-wrap gap-2">
          <VerdictBadge match={grant.match} />
          <span className="badge badge-neutral">{PROGRAM_TYPE_WORDS[grant.programType]}</span>
          {grant.sourceType === 'perplexity' && <span className="badge badge-accent">{REAL_TIME}</span>}
        </p>
        {action && <div className="program-card-action">{action}</div>}
      </div>
      <div>
        <h3>
          <a id={linkId} className="program-card-link" href={grantPath(grant.id)} onClick={onOpen}>
            {grant.title}
          </a>
        </h3>
        <p className="mt-1 text-ink-soft">{grant.provider ?? PROVIDER_MISSING}</p>
      </div>
      {grant.match.reasons.length === 0 ? (
        <p>{VERDICT_WORDS[grant.match.verdict].long}</p>
      ) : (
        <ul className="stack [--gap:0.375rem]">
          {grant.match.reasons.slice(0, REASONS_SHOWN).map((reason) => (
            <ReasonLine key={`${reason.criterion} ${reason.text}`} reason={reason} />
          ))}
        </ul>
      )}
      <dl className="program-card-facts">
        <CardFact name={FACTS.amount} value={grant.amount ?? AMOUNT_MISSING} />
        <CardFact name={FACTS.deadline} value={deadlineOf(grant)} />
      </dl>
    </article>
  );
}

function CardFact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
