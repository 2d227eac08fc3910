import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { likelihoodSentence } from '../../../../../matching/rules/likelihood-words.ts';
import { Lazy } from '../../../components/ui/Lazy.tsx';
import { $session } from '../../account/session/store.ts';
import { CountedPeople } from '../CountedPeople.tsx';
import { withoutAssumed } from '../conditions/assumed.ts';
import { ConditionLines } from '../conditions/ConditionLines.tsx';
import { ConditionsInWords } from '../conditions/ConditionsInWords.tsx';
import { ESTIMATE, WOULD_CHANGE_TITLE } from '../texts.ts';
import { MAY_I, SHOW_SOURCES } from './texts.ts';

/** Only people who don't qualify see this. */
const loadChanges = async () => (await import('../conditions/why-this/WouldChange.tsx')).WouldChange;

const loadGroups = async () => (await import('../conditions/ReasonGroups.tsx')).ReasonGroups;

/** Says whether the member qualifies and why: one line per condition, with answer and source on demand. */
export function Eligibility({ grant }: { grant: MatchedGrant }) {
  const session = useStore($session);
  const [withSources, setWithSources] = useState(false);
  const profile = session.status === 'signed-in' ? session.user : undefined;
  const { reasons, wouldChange } = withoutAssumed(grant.match);
  return (
    <section className="card stack [--gap:1.25rem]" aria-labelledby="may-i">
      <div className="stack [--gap:0.75rem]">
        <h2 id="may-i">{MAY_I}</h2>
        <p className="text-large">{likelihoodSentence(grant.match)}</p>
      </div>
      {withSources ? (
        <Lazy
          load={loadGroups}
          props={{ reasons, profile }}
          waiting={<ConditionLines reasons={reasons} />}
          failed={<ConditionLines reasons={reasons} />}
        />
      ) : (
        <ConditionLines reasons={reasons} />
      )}
      <CountedPeople reasons={reasons} profile={profile} />
      {reasons.length > 0 && (
        <p className="no-print">
          <button
            type="button"
            className="text-button"
            aria-pressed={withSources}
            onClick={() => setWithSources(!withSources)}
          >
            {SHOW_SOURCES}
          </button>
        </p>
      )}
      {grant.match.reasons.length === 0 && <ConditionsInWords text={grant.eligibility} />}
      {wouldChange && (
        <div className="stack [--gap:0.5rem]">
          <h3 className="subhead">{WOULD_CHANGE_TITLE}</h3>
          <Lazy load={loadChanges} props={{ changes: wouldChange }} waiting={null} failed={null} />
        </div>
      )}
      <p className="border-t border-line pt-4 text-ink-soft">{ESTIMATE}</p>
    </section>
  );
}
