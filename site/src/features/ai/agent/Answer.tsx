import type { AgentAnswer, AnswerPart, OwnAnswer } from '../../../../../contract/ai/agent.ts';
import type { StateCode } from '../../../../../contract/profile/places.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { CrisisHelp } from '../../help/crisis/CrisisHelp.tsx';
import { NamedOwnAnswer } from '../own/NamedOwnAnswer.tsx';
import { OwnAnswer as ProgramOwnAnswer } from '../own/OwnAnswer.tsx';
import { OWN } from '../own/texts.ts';
import { Parts } from './Parts.tsx';
import { Referred } from './Referred.tsx';
import { type AgentTexts, ASK_PEOPLE, CALL_211, FAILED, FAULTS } from './texts.ts';

interface Props {
  answer: AgentAnswer;
  /** The program of the page; undefined if the questions are about a list. */
  grant: GrantDetail | undefined;
  /** The state whose helpers are listed. */
  state: StateCode | null;
  texts: AgentTexts;
}

/** The answer to a question: the verified sentences, and what to do if they aren't enough. */
export function Answer({ answer, grant, state, texts }: Props) {
  const { outcome, parts, referral, crises, fault } = answer;
  switch (outcome) {
    case 'answered':
      return answer.own ? (
        <>
          <Own own={answer.own} grant={grant} />
          <FromSources parts={parts} />
          {fault && <p className="text-small text-ink-soft">{`${FAULTS[fault]} ${FAILED.free}`}</p>}
        </>
      ) : (
        <Parts parts={parts} />
      );
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

/** What we answer ourselves, about the page's program or the one that the question names. */
export function Own({ own, grant }: { own: OwnAnswer; grant: GrantDetail | undefined }) {
  if (grant?.id === own.grantId) return <ProgramOwnAnswer grant={grant} topics={own.topics} />;
  return <NamedOwnAnswer own={own} />;
}

/** The sentences that follow our own answer. */
export function FromSources({ parts }: { parts: readonly AnswerPart[] }) {
  if (parts.length === 0) return null;
  return (
    <>
      <p className="text-small font-semibold">{OWN.sources}</p>
      <Parts parts={parts} />
    </>
  );
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
