import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { MatchedGrant } from '../../../../contract/grants.ts';
import { likelihoodSentence } from '../../../../matching/likelihood-words.ts';
import { Later } from '../../components/ui/Later.tsx';
import { ConditionLines } from '../program/ConditionLines.tsx';
import { ConditionsInWords } from '../program/ConditionsInWords.tsx';
import { CountedPeople } from '../program/CountedPeople.tsx';
import { ESTIMATE, WOULD_CHANGE } from '../program/texts.ts';
import { asTold } from '../program/told.ts';
import { WouldChange } from '../program/WouldChange.tsx';
import { $session } from '../session/store.ts';
import { MAY_I, SHOW_SOURCES } from './texts.ts';

const loadGroups = async () => (await import('../program/ReasonGroups.tsx')).ReasonGroups;

/** Whether the member qualifies and why: one line per condition, with answer and source on demand. */
export function Eligibility({ grant }: { grant: MatchedGrant }) {
  const session = useStore($session);
  const [withSources, setWithSources] = useState(false);
  const profile = session.status === 'signed-in' ? session.user : undefined;
  const { reasons, wouldChange } = asTold(grant.match);
  return (
    <section className="card stack [--gap:1.25rem]" aria-labelledby="may-i">
      <div className="stack [--gap:0.75rem]">
        <h2 id="may-i">{MAY_I}</h2>
        <p className="text-large">{likelihoodSentence(grant.match)}</p>
      </div>
      {withSources ? (
        <Later
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
          <h3 className="subhead">{WOULD_CHANGE.title}</h3>
          <WouldChange changes={wouldChange} />
        </div>
      )}
      <p className="border-t border-line pt-4 text-ink-soft">{ESTIMATE}</p>
    </section>
  );
}
