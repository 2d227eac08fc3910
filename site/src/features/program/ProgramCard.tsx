import type { ReactNode } from 'react';
import type { MatchedGrant } from '../../../../contract/programs/grants.ts';
import { valueWords } from '../../../../matching/amounts/value-words.ts';
import { likelihoodInShort } from '../../../../matching/rules/likelihood-words.ts';
import { DOT } from '../../lib/dot.ts';
import { EnglishMark, languageOf } from '../../locale/english/english-mark.ts';
import { withoutAssumed } from './conditions/assumed.ts';
import { conditionsInShort } from './conditions/in-short/conditions-in-short.ts';
import { amountInShort, inShort } from './conditions/in-short/in-short.ts';
import { ReasonLine } from './conditions/ReasonLine.tsx';
import { strongestReasons } from './conditions/strongest.ts';
import { PROGRAM_TYPE_WORDS } from './conditions/type-words.ts';
import { VerdictBadge } from './conditions/VerdictBadge.tsx';
import { VerifiedBadge } from './conditions/VerifiedBadge.tsx';
import { WhyThis } from './conditions/why-this/WhyThis.tsx';
import { deadlineWords } from './deadline.ts';
import { grantPath } from './route.ts';
import { PROVIDER_MISSING, REAL_TIME } from './texts.ts';

interface Props {
  grant: MatchedGrant;
  /** ID of the card's link, used to return to it. */
  linkId?: string;
  onOpen?: () => void;
  /** The reason for its position, shown below the match reasons. */
  placeReason?: ReactNode;
  /** The reason the list's total leaves its amount out. */
  notCounted?: string | undefined;
  /** The next step for this program. */
  nextStep?: ReactNode;
  /** The control in the card's corner, such as the save button. It's above the card's link. */
  action?: ReactNode;
  /** More controls, for the card's last row. */
  actions?: ReactNode;
}

/** A program in a list: what it is, the match, what it's worth, the next step, the deadline, and why. */
export function ProgramCard({ grant, linkId, onOpen, placeReason, notCounted, nextStep, action, actions }: Props) {
  const match = withoutAssumed(grant.match);
  const reasons = strongestReasons(match);
  const conditions = conditionsInShort(match);
  const worth = valueWords(grant);
  // Phones hide the program type, so a loan has to be labeled next to its amount.
  const saysLoan = grant.programType === 'loan' && worth !== null && !/^loan/i.test(worth);
  return (
    <article className={`card program-card ${nextStep ? 'program-card-start' : 'program-card-brief'}`}>
      <div className="program-card-head">
        <h3 className="min-w-0" dir="auto">
          <a
            lang={languageOf(grant)}
            id={linkId}
            className="program-card-link"
            href={grantPath(grant.id)}
            onClick={onOpen}
          >
            {grant.title}
          </a>
          <EnglishMark isEnglish={grant.isEnglish} />
        </h3>
        {action && <div className="program-card-action">{action}</div>}
      </div>
      <p className="program-card-provider" dir="auto" lang={grant.provider ? 'en' : undefined}>
        {grant.provider ?? PROVIDER_MISSING}
      </p>
      <p className="program-card-verdict">
        <VerdictBadge match={match} isCounted />
      </p>
      {worth && (
        <div className="program-card-worth">
          <p className="font-semibold" dir="auto" lang={languageOf(grant)}>
            {saysLoan && `${PROGRAM_TYPE_WORDS.loan}: `}
            {amountInShort(worth)}
          </p>
          {notCounted && <p className="text-small">{notCounted}</p>}
        </div>
      )}
      {nextStep}
      <div>
        <When grant={grant} isOnly={!worth} />
        {conditions && <p className="text-small">{conditions}</p>}
      </div>
      {reasons.length === 0 || match.likelihood === 'only-if' ? (
        <p>{likelihoodInShort(match)}</p>
      ) : (
        <ul className="program-card-reasons">
          {reasons.map((reason) => (
            <ReasonLine key={`${reason.criterion} ${reason.text}`} reason={reason} />
          ))}
        </ul>
      )}
      {placeReason}
      <div className="program-card-foot">
        <WhyThis grant={grant} />
        {actions}
      </div>
    </article>
  );
}

/** The deadline, if known, and the kind of program. */
function When({ grant, isOnly }: { grant: MatchedGrant; isOnly: boolean }) {
  const deadline = grant.deadlineKind === 'unknown' && grant.deadline === null ? null : deadlineWords(grant);
  return (
    <div
      className="program-card-worth program-card-when"
      data-only={(isOnly && (!deadline || grant.programType === 'loan')) || undefined}
    >
      {deadline && (
        <p>
          <span dir="auto">{inShort(deadline.text)}</span>
          {deadline.note && (
            <span className={`deadline-note deadline-${deadline.look}`}>
              <span className="deadline-dot">{DOT}</span>
              {deadline.note}
            </span>
          )}
        </p>
      )}
      <p className="program-card-kind">
        {PROGRAM_TYPE_WORDS[grant.programType]}
        {grant.verified && <VerifiedBadge checkedAt={grant.checkedAt} />}
        {grant.sourceType === 'perplexity' && <span className="badge badge-accent">{REAL_TIME}</span>}
      </p>
    </div>
  );
}
