import type { MatchedGrant, Reason } from '../../../../contract/grants.ts';
import { longDate } from '../../lib/dates.ts';
import { answerableInProfile } from './profile-criteria.ts';
import { ReasonLine } from './ReasonLine.tsx';
import { TextLines } from './TextLines.tsx';
import {
  ANSWER_IN_PROFILE,
  CONDITIONS_IN_WORDS,
  ESTIMATE,
  MAY_I,
  NO_CONDITIONS,
  REASON_GROUPS,
  SCORE_MEANING,
  sourceDate,
} from './texts.ts';
import { VerdictBadge } from './VerdictBadge.tsx';
import { WebLink } from './WebLink.tsx';
import { VERDICT_WORDS } from './words.ts';

const ORDER = ['unmet', 'met', 'unknown'] as const;

export function Eligibility({ grant }: { grant: MatchedGrant }) {
  const { verdict, reasons } = grant.match;
  return (
    <section className="card stack [--gap:1.5rem]" aria-labelledby="may-i">
      <div className="stack [--gap:0.75rem]">
        <h2 id="may-i">{MAY_I}</h2>
        <VerdictBadge match={grant.match} />
        <p className="text-large">{VERDICT_WORDS[verdict].long}</p>
      </div>
      {ORDER.map((group) => (
        <ReasonGroup key={group} title={REASON_GROUPS[group]} reasons={reasons.filter((r) => r.verdict === group)} />
      ))}
      {reasons.length === 0 && <ConditionsInWords text={grant.eligibility} />}
      <p className="border-t border-line pt-4 text-ink-soft">
        {ESTIMATE} {SCORE_MEANING}
      </p>
    </section>
  );
}

function ReasonGroup({ title, reasons }: { title: string; reasons: Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <div className="stack [--gap:0.5rem]">
      <h3 className="subhead">{title}</h3>
      <ul className="stack [--gap:0.875rem]">
        {reasons.map((reason) => (
          <ReasonLine key={`${reason.criterion} ${reason.text}`} reason={reason}>
            <Origin reason={reason} />
          </ReasonLine>
        ))}
      </ul>
    </div>
  );
}

function Origin({ reason }: { reason: Reason }) {
  return (
    <>
      {reason.verdict === 'unknown' && answerableInProfile(reason.criterion) && (
        <p>
          <a href="/profile">{ANSWER_IN_PROFILE}</a>
        </p>
      )}
      {reason.quote && (
        <blockquote className="mt-1 border-l-2 border-accent pl-3 text-ink-soft">“{reason.quote}”</blockquote>
      )}
      {reason.source && (
        <p className="mt-1 text-small text-ink-soft">
          <WebLink href={reason.source.url}>{reason.source.title}</WebLink> {sourceDate(longDate(reason.source.date))}
        </p>
      )}
    </>
  );
}

function ConditionsInWords({ text }: { text: string | null }) {
  if (!text) return <p>{NO_CONDITIONS}</p>;
  return (
    <div className="stack [--gap:0.5rem]">
      <h3 className="subhead">{CONDITIONS_IN_WORDS}</h3>
      <TextLines text={text} />
    </div>
  );
}
