import type { Profile } from '../../../../../contract/profile/profile.ts';
import type { Reason } from '../../../../../contract/programs/grants.ts';
import { answerTo } from '../../profile/form/answers.ts';
import { answerableInProfile } from '../profile-criteria.ts';
import { ANSWER_IN_PROFILE, YOUR_ANSWER } from '../texts.ts';
import { ConditionLines } from './ConditionLines.tsx';
import { SourceLine } from './SourceLine.tsx';

interface Props {
  reasons: readonly Reason[];
  /** The person's answers; without them, none are shown. */
  profile?: Profile | undefined;
}

/** All conditions: not met, met, and open, each with the person's answer and the source's own words. */
export function ReasonGroups({ reasons, profile }: Props) {
  return (
    <ConditionLines
      reasons={reasons}
      more={(reason) => (
        <>
          {profile && <YourAnswer reason={reason} profile={profile} />}
          <Origin reason={reason} />
        </>
      )}
    />
  );
}

function YourAnswer({ reason: { criterion, verdict }, profile }: { reason: Reason; profile: Profile }) {
  const answer = answerTo(criterion, profile);
  if (answer) {
    return (
      <p className="text-small text-ink-soft">
        {YOUR_ANSWER} <span dir="auto">{answer}</span>
      </p>
    );
  }
  if (verdict !== 'unknown' || !answerableInProfile(criterion)) return null;
  return (
    <p>
      <a className="inline-block" href="/profile">
        {ANSWER_IN_PROFILE}
      </a>
    </p>
  );
}

function Origin({ reason: { quote, source } }: { reason: Reason }) {
  return (
    <>
      {quote && (
        <blockquote className="mt-1 border-l-2 border-accent pl-3 text-ink-soft" lang="en">
          “{quote}”
        </blockquote>
      )}
      {source && (
        <p className="mt-1 text-small text-ink-soft">
          <SourceLine source={source} />
        </p>
      )}
    </>
  );
}
