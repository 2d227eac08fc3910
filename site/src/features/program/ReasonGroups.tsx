import type { Reason } from '../../../../contract/grants.ts';
import type { Profile } from '../../../../contract/profile.ts';
import { answerTo } from '../profile/answers.ts';
import { answerableInProfile } from './profile-criteria.ts';
import { ReasonLine } from './ReasonLine.tsx';
import { SourceLine } from './SourceLine.tsx';
import { ANSWER_IN_PROFILE, REASON_GROUPS, YOUR_ANSWER } from './texts.ts';

const ORDER = ['unmet', 'met', 'unknown'] as const;

interface Props {
  reasons: readonly Reason[];
  /** What the person told us; without it no answers are shown. */
  profile?: Profile | undefined;
  /** Whether each line has the source and its words below it. */
  withSources?: boolean;
}

/** All conditions, a line each: what is not met, what is, and what is open; the source's words below them on demand. */
export function ReasonGroups({ reasons, profile, withSources = true }: Props) {
  return ORDER.map((group) => {
    const some = reasons.filter(({ verdict }) => verdict === group);
    if (some.length === 0) return null;
    return (
      <div key={group} className="stack [--gap:0.375rem]">
        <h3 className="subhead">{REASON_GROUPS[group]}</h3>
        <ul className={withSources ? 'stack [--gap:0.875rem]' : 'stack [--gap:0.375rem]'}>
          {some.map((reason) => (
            <ReasonLine key={`${reason.criterion} ${reason.text}`} reason={reason}>
              {profile && <YourAnswer reason={reason} profile={profile} inFull={withSources} />}
              {withSources && <Origin reason={reason} />}
            </ReasonLine>
          ))}
        </ul>
      </div>
    );
  });
}

/** A number says more than "you are 65 or older"; a box that was checked says the same as the condition. */
const NUMBER = /\d/;

interface AnswerProps {
  reason: Reason;
  profile: Profile;
  /** Also where it says what the condition says. */
  inFull: boolean;
}

/** The person's answer, where it adds something to the condition: why it fails, or which number was compared. */
function YourAnswer({ reason: { criterion, verdict }, profile, inFull }: AnswerProps) {
  const answer = answerTo(criterion, profile);
  if (answer) {
    if (!inFull && verdict === 'met' && !NUMBER.test(answer)) return null;
    return (
      <span className="text-small text-ink-soft">
        {' '}
        {YOUR_ANSWER} <span dir="auto">{answer}</span>
      </span>
    );
  }
  if (verdict !== 'unknown' || !answerableInProfile(criterion)) return null;
  return (
    <>
      {' '}
      <a href="/profile">{ANSWER_IN_PROFILE}</a>
    </>
  );
}

function Origin({ reason: { quote, source } }: { reason: Reason }) {
  return (
    <>
      {quote && <blockquote className="mt-1 border-l-2 border-accent pl-3 text-ink-soft">“{quote}”</blockquote>}
      {source && (
        <p className="mt-1 text-small text-ink-soft">
          <SourceLine source={source} />
        </p>
      )}
    </>
  );
}
