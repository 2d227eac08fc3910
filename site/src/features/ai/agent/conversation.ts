import { useEffect, useRef, useState } from 'react';
import {
  type AgentMessage,
  type AnswerPart,
  deleteAgentThread,
  deleteListThread,
  getAgentThread,
  getListThread,
  type OwnAnswer,
} from '../../../../../contract/ai/agent.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { loadSubscription } from '../../billing/plans/store.ts';
import { type Asked, ask, type Step } from './ask.ts';

/** A question being answered. */
export interface Running {
  question: string;
  step: Step;
  /** What we answer ourselves; undefined until it arrives, or if there is none. */
  own?: OwnAnswer;
  parts: readonly AnswerPart[];
  stop(): void;
}

/** A failed call and its question. */
export interface Failure {
  asked: Asked;
  message: string;
  /** True if retrying now may help. A used-up daily quota won't reset until tomorrow. */
  canRetry: boolean;
}

export interface Conversation {
  /** The state of the earlier questions, with the reason if they failed to load. */
  earlier: 'loading' | 'ready' | { failed: string };
  loadEarlier(): void;
  messages: readonly AgentMessage[];
  running: Running | undefined;
  failure: Failure | undefined;
  /** An earlier question that was never answered. */
  interrupted: Asked | undefined;
  wasStopped: boolean;
  /** True if the last message answers the question just asked. */
  isNew: boolean;
  /** Asks a question. With an earlier question's key, repeats it. */
  ask(question: string, key?: string): Promise<void>;
  /** Returns an error message; undefined on success. */
  removeAll(): Promise<string | undefined>;
}

/** Manages a member's questions and answers about a program, or about their own list if `grantId` is null. */
export function useConversation(grantId: string | null): Conversation {
  const [earlier, setEarlier] = useState<Conversation['earlier']>('loading');
  const [tries, setTries] = useState(0);
  const [messages, setMessages] = useState<readonly AgentMessage[]>([]);
  const [running, setRunning] = useState<Running>();
  const [failure, setFailure] = useState<Failure>();
  const [interrupted, setInterrupted] = useState<Asked>();
  const [wasStopped, setWasStopped] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const aborter = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reloads them
  useEffect(() => {
    let isWanted = true;
    threadOf(grantId).then(
      (thread) => {
        if (!isWanted) return;
        // A question asked in the meantime may already be in the list.
        const isNew = ({ askedAt }: AgentMessage) => !thread.messages.some((known) => known.askedAt === askedAt);
        setMessages((asked) => [...thread.messages, ...asked.filter(isNew)]);
        setEarlier('ready');
        const { pending } = thread;
        // If the member has asked something in the meantime, that question comes first.
        if (!pending || aborter.current) return;
        if (pending.isRunning) void begin(pending.question, pending.key);
        else setInterrupted(pending);
      },
      (error: unknown) => {
        endedSession(error);
        if (isWanted) setEarlier({ failed: messageOf(error) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [grantId, tries]);
  useEffect(() => () => aborter.current?.abort(), []);

  const begin = async (question: string, key: string = crypto.randomUUID()) => {
    aborter.current?.abort();
    const own = new AbortController();
    aborter.current = own;
    const stop = () => own.abort();
    const change = (more: (now: Running) => Partial<Running>) =>
      setRunning((now) => (now && !own.signal.aborted ? { ...now, ...more(now) } : now));
    setRunning({ question, step: 'reading', parts: [], stop });
    setFailure(undefined);
    setInterrupted(undefined);
    setWasStopped(false);
    setIsNew(false);
    try {
      const message = await ask(
        grantId,
        { question, key },
        {
          signal: own.signal,
          onStep: (step) => change(() => ({ step })),
          onOwn: (own) => change(() => ({ own })),
          onPart: (part) => change(({ parts }) => ({ parts: [...parts, part] })),
        },
      );
      setMessages((asked) => [...asked, message]);
      setIsNew(true);
    } catch (error) {
      if (own.signal.aborted) setWasStopped(true);
      else if (!endedSession(error)) {
        const canRetry = !(error instanceof ApiError && error.code === 'too_many_requests');
        setFailure({ asked: { question, key }, message: messageOf(error), canRetry });
      }
    } finally {
      if (aborter.current === own) setRunning(undefined);
    }
  };

  const removeAll = async () => {
    try {
      if (grantId === null) await call(deleteListThread);
      else await call(deleteAgentThread, { params: { id: grantId } });
      setMessages([]);
      setInterrupted(undefined);
      return undefined;
    } catch (error) {
      endedSession(error);
      return messageOf(error);
    }
  };

  const loadEarlier = () => {
    setEarlier('loading');
    setTries((before) => before + 1);
  };

  return { earlier, loadEarlier, messages, running, failure, interrupted, wasStopped, isNew, ask: begin, removeAll };
}

function threadOf(id: string | null) {
  return id === null ? call(getListThread) : call(getAgentThread, { params: { id } });
}

/** Returns whether the session or plan caused the failure. If so, the page itself says so. */
function endedSession(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 401) sessionEnded();
  // The plan ended while the page was open: the offer replaces the questions.
  if (error.code === 'plan_required') void loadSubscription();
  return error.status === 401 || error.code === 'plan_required';
}
