import type { ReactNode } from 'react';
import type { Profile } from '../../../../../../contract/profile/profile.ts';
import type { Reason } from '../../../../../../contract/programs/grants.ts';
import { answerTo } from '../../../profile/form/answers.ts';
import { answerableInProfile } from '../../profile-criteria.ts';
import { ANSWER_IN_PROFILE, REASON_GROUPS, YOUR_ANSWER } from '../../texts.ts';
import { shownReasons } from '../assumed.ts';
import { ReasonList } from '../ReasonList.tsx';
import { SheetSources } from './SheetSources.tsx';
import { SHEET } from './sheet-texts.ts';

const LINES = 'stack [--gap:0.5rem]';

interface Props {
  reasons: readonly Reason[];
  /** The person's answers; without them, none are shown. */
  profile: Profile | undefined;
}

/**
 * All conditions, for a phone: not met, met, what the member can answer, and what the office asks. Common conditions
 * and sources are collapsed.
 */
export function SheetConditions({ reasons: all, profile }: Props) {
  const reasons = shownReasons(all);
  const open = reasons.filter(({ verdict, usual }) => verdict === 'unknown' && !usual);
  const asksProfile = ({ criterion }: Reason) =>
    answerableInProfile(criterion) && !(profile && answerTo(criterion, profile));
  // Alternatives stay together, because one of them is enough.
  const isAnswerable = (reason: Reason) =>
    reason.oneOf === undefined
      ? asksProfile(reason)
      : open.some((one) => one.oneOf === reason.oneOf && asksProfile(one));
  const usual = reasons.filter((reason) => reason.usual);
  return (
    <>
      {(['unmet', 'met'] as const).map((group) => (
        <Group key={group} title={REASON_GROUPS[group]} reasons={reasons.filter(({ verdict }) => verdict === group)}>
          {(reason) => <YourAnswer reason={reason} profile={profile} />}
        </Group>
      ))}
      <Group title={SHEET.answers} reasons={open.filter(isAnswerable)}>
        {() => (
          <p>
            <a className="inline-block py-2" href="/profile">
              {ANSWER_IN_PROFILE}
            </a>
          </p>
        )}
      </Group>
      <Group title={SHEET.office} reasons={open.filter((reason) => !isAnswerable(reason))}>
        {(reason) => <YourAnswer reason={reason} profile={profile} />}
      </Group>
      {usual.length > 0 && (
        <details className="sheet-folded">
          <summary>{SHEET.usual(usual.length)}</summary>
          <ReasonList reasons={usual} className={LINES} />
        </details>
      )}
      <SheetSources reasons={all} />
    </>
  );
}

interface GroupProps {
  title: string;
  reasons: readonly Reason[];
  /** Content below each line. */
  children: (reason: Reason) => ReactNode;
}

function Group({ title, reasons, children }: GroupProps) {
  if (reasons.length === 0) return null;
  return (
    <div className="stack [--gap:0.375rem]">
      <h3 className="subhead">{title}</h3>
      <ReasonList reasons={reasons} className={LINES} more={children} />
    </div>
  );
}

function YourAnswer({ reason: { criterion }, profile }: { reason: Reason; profile: Profile | undefined }) {
  const answer = profile && answerTo(criterion, profile);
  if (!answer) return null;
  return (
    <p className="text-small text-ink-soft">
      {YOUR_ANSWER} <span dir="auto">{answer}</span>
    </p>
  );
}
