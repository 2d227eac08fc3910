import type { AgentAnswer } from '../../../../../contract/ai/agent.ts';
import type { StateCode } from '../../../../../contract/profile/places.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { CrisisHelp } from '../../help/crisis/CrisisHelp.tsx';
import { Parts } from './Parts.tsx';
import { Referred } from './Referred.tsx';
import { type AgentTexts, ASK_PEOPLE, CALL_211, FAILED, FAULTS } from './texts.ts';

interface Props {
  answer: AgentAnswer;
  /** The state whose helpers are listed. */
  state: StateCode | null;
  texts: AgentTexts;
}

/** The answer to a question: the verified sentences, and what to do if they aren't enough. */
export function Answer({ answer, state, texts }: Props) {
  const { outcome, parts, referral, crises, fault } = answer;
  switch (outcome) {
    case 'answered':
      return <Parts parts={parts} />;
    case 'nearest':
    case 'nothing':
      return (
        <>
          <p className="font-semibold">{(answer.isPartial ? texts.inPart : texts)[outcome]}</p>
          <Parts parts={parts} />
          <Contacts contacts={answer.contacts} />
        </>
      );
    case 'referred':
      return (
        <>
          {referral && <Referred referral={referral} state={state} />}
          <Parts parts={parts} />
        </>
      );
    case 'danger':
      return <CrisisHelp crises={crises} />;
    case 'failed':
      return (
        <>
          <Parts parts={parts} />
          <Alert kind="info" title={parts.length > 0 ? FAILED.partly : FAILED.title}>
            <p>
              {fault && FAULTS[fault]} {FAILED.free}
            </p>
          </Alert>
          <Contacts contacts={answer.contacts} />
        </>
      );
  }
}

/** Contacts for further questions. */
function Contacts({ contacts }: { contacts: readonly string[] }) {
  return (
    <div className="agent-contacts">
      {contacts.length > 0 && (
        <>
          <p>{ASK_PEOPLE}</p>
          <ul>
            {contacts.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {CALL_211.before} <a href={`tel:${CALL_211.number}`}>{CALL_211.number}</a>
        {CALL_211.after}
      </p>
    </div>
  );
}
