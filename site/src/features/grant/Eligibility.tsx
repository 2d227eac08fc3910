import { useStore } from '@nanostores/react';
import type { MatchedGrant } from '../../../../contract/grants.ts';
import { likelihoodSentence } from '../../../../matching/likelihood-words.ts';
import { ConditionsInWords } from '../program/ConditionsInWords.tsx';
import { ReasonGroups } from '../program/ReasonGroups.tsx';
import { ESTIMATE, WOULD_CHANGE } from '../program/texts.ts';
import { VerdictBadge } from '../program/VerdictBadge.tsx';
import { WouldChange } from '../program/WouldChange.tsx';
import { $session } from '../session/store.ts';
import { MAY_I } from './texts.ts';

export function Eligibility({ grant }: { grant: MatchedGrant }) {
  const session = useStore($session);
  const { reasons, wouldChange } = grant.match;
  return (
    <section className="card stack [--gap:1.5rem]" aria-labelledby="may-i">
      <div className="stack [--gap:0.75rem]">
        <h2 id="may-i">{MAY_I}</h2>
        <VerdictBadge match={grant.match} />
        <p className="text-large">{likelihoodSentence(grant.match)}</p>
      </div>
      <ReasonGroups reasons={reasons} profile={session.status === 'signed-in' ? session.user : undefined} />
      {reasons.length === 0 && <ConditionsInWords text={grant.eligibility} />}
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
