import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { AgentMessage } from '../../../../../contract/ai/agent.ts';
import type { StateCode } from '../../../../../contract/profile/places.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { LASTING_REASONS } from '../../../../../contract/programs/model-reasons.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { RemovalQuestion } from '../../../components/ui/dialog/RemovalQuestion.tsx';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { TRY_AGAIN } from '../../../components/ui/texts.ts';
import { $ai, loadAi } from '../../billing/plans/ai.ts';
import { DEMO } from '../../billing/plans/texts.ts';
import { Answer, FromSources, Own } from './Answer.tsx';
import type { Asked } from './ask.ts';
import { type Conversation, type Failure, type Running, useConversation } from './conversation.ts';
import { Parts } from './Parts.tsx';
import { QuestionBox } from './QuestionBox.tsx';
import {
  type AgentTexts,
  FAILED,
  INTERRUPTED,
  KEPT,
  LOADING,
  READY,
  REMOVE,
  STEPS,
  STOPPED,
  THREAD_FAILED,
} from './texts.ts';

interface Props {
  /** The program asked about; null for the member's own list. */
  grantId: string | null;
  /** That program's record. */
  grant?: GrantDetail;
  /** The state whose helpers are listed. */
  state: StateCode | null;
  texts: AgentTexts;
}

/** Questions and their answers. */
export function Agent({ grantId, grant, state, texts }: Props) {
  const conversation = useConversation(grantId);
  const { earlier, loadEarlier, messages, running, failure, interrupted, wasStopped, isNew, ask } = conversation;
  const isDemo = useStore($ai) === 'demo';
  useEffect(() => void loadAi(), []);
  const again = (question: string) => void ask(question);
  return (
    <div className="agent stack [--gap:1.5rem]">
      <p className="text-small text-ink-soft">{isDemo ? `${DEMO.title}: ${DEMO.text}` : texts.byAi}</p>
      {earlier === 'loading' && <p role="status">{LOADING}</p>}
      {typeof earlier === 'object' && (
        <LoadingFailed title={THREAD_FAILED} message={earlier.failed} onTryAgain={loadEarlier} />
      )}
      {messages.map((message, place) => (
        <Exchange
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added
          key={place}
          message={message}
          grant={grant}
          state={state}
          texts={texts}
          onRetry={place === messages.length - 1 && !running ? again : undefined}
        />
      ))}
      {running && <Coming {...running} grant={grant} />}
      {failure && <Unanswered {...failure} onRetry={({ question, key }) => void ask(question, key)} />}
      {interrupted && <Interrupted {...interrupted} onRetry={() => void ask(interrupted.question, interrupted.key)} />}
      <p className={wasStopped ? '' : 'visually-hidden'} role="status">
        {wasStopped ? STOPPED : running ? STEPS[running.step] : isNew && READY}
      </p>
      <QuestionBox
        isRunning={running !== undefined}
        starters={earlier !== 'loading' && messages.length === 0 && !running && !interrupted ? texts.starters : []}
        onAsk={again}
        onStop={() => running?.stop()}
      />
      {!running && (interrupted || messages.some(({ isKept }) => isKept)) && <Removal {...conversation} />}
    </div>
  );
}

interface ExchangeProps {
  message: AgentMessage;
  grant: GrantDetail | undefined;
  state: StateCode | null;
  texts: AgentTexts;
  /** Retries the last question; undefined if that can't help. */
  onRetry: ((question: string) => void) | undefined;
}

function Exchange({ message: { question, answer }, grant, state, texts, onRetry }: ExchangeProps) {
  return (
    <article className="agent-exchange stack [--gap:0.75rem]">
      <h3 dir="auto">{question}</h3>
      <Answer answer={answer} grant={grant} state={state} texts={texts} />
      {answer.outcome === 'failed' && !LASTING_REASONS.some((reason) => reason === answer.fault) && onRetry && (
        <div>
          <Button look="quiet" onClick={() => onRetry(question)}>
            {TRY_AGAIN}
          </Button>
        </div>
      )}
    </article>
  );
}

/** A failed question. Its text stays readable. */
function Unanswered({ asked, message, canRetry, onRetry }: Failure & { onRetry: (asked: Asked) => void }) {
  return (
    <article className="agent-exchange stack [--gap:0.75rem]">
      <h3 dir="auto">{asked.question}</h3>
      <Alert kind="error" title={FAILED.title}>
        <p>{message}</p>
        {canRetry && (
          <Button look="quiet" className="mt-3" onClick={() => onRetry(asked)}>
            {TRY_AGAIN}
          </Button>
        )}
      </Alert>
    </article>
  );
}

/** An earlier question that was never answered, because the member left or something failed. */
function Interrupted({ question, onRetry }: Asked & { onRetry: () => void }) {
  return (
    <article className="agent-exchange stack [--gap:0.75rem]">
      <h3 dir="auto">{question}</h3>
      <Alert kind="info" title={INTERRUPTED.title}>
        <p>{INTERRUPTED.text}</p>
        <Button look="quiet" className="mt-3" onClick={onRetry}>
          {INTERRUPTED.again}
        </Button>
      </Alert>
    </article>
  );
}

/** A response in progress. Screen readers announce each sentence as it arrives. */
function Coming({ question, step, own, parts, grant }: Running & { grant: GrantDetail | undefined }) {
  return (
    <article className="agent-exchange stack [--gap:0.75rem]" aria-busy="true">
      <h3 dir="auto">{question}</h3>
      <div aria-live="polite" className="stack [--gap:0.75rem]">
        {own ? (
          <>
            <Own own={own} grant={grant} />
            <FromSources parts={parts} />
          </>
        ) : (
          <Parts parts={parts} />
        )}
      </div>
      <p className="flex items-center gap-3">
        <span className="spinner" aria-hidden="true" />
        {STEPS[step]}
      </p>
    </article>
  );
}

function Removal({ removeAll }: Pick<Conversation, 'removeAll'>) {
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) {
    const close = () => setIsAsking(false);
    return <RemovalQuestion texts={REMOVE} remove={removeAll} onKeep={close} onRemoved={close} />;
  }
  return (
    <p className="text-small text-ink-soft no-print">
      {KEPT}{' '}
      <button type="button" className="text-button" onClick={() => setIsAsking(true)}>
        {REMOVE.button}
      </button>
    </p>
  );
}
