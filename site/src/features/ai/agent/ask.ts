import {
  type AgentMessage,
  type AgentProgress,
  type AnswerPart,
  agentProgress,
  type OwnAnswer,
  postAgentQuestion,
  postListQuestion,
} from '../../../../../contract/ai/agent.ts';
import { ERROR_STATUS } from '../../../../../contract/errors.ts';
import { PROGRESS_TYPE } from '../../../../../contract/saved/progress.ts';
import { ApiError } from '../../../lib/api.ts';
import { callForLines } from '../../../lib/lines.ts';
import { FAILED } from './texts.ts';

export type Step = Extract<AgentProgress, { step: unknown }>['step'];

/** A question and its idempotency key. Asking again with the same key waits for the same response. */
export interface Asked {
  question: string;
  key: string;
}

interface Following {
  signal: AbortSignal;
  onStep(step: Step): void;
  onOwn(own: OwnAnswer): void;
  onPart(part: AnswerPart): void;
}

/**
 * Asks about a program, or about the member's own list if `id` is null, and reports each part of the response as it
 * arrives. Throws an ApiError, with the code `unreadable` if the response ends early.
 */
export async function ask(
  id: string | null,
  { question, key }: Asked,
  { signal, onStep, onOwn, onPart }: Following,
): Promise<AgentMessage> {
  let message: AgentMessage | undefined;
  let failure: ApiError | undefined;
  const endpoint = id === null ? postListQuestion : postAgentQuestion;
  const sent = { params: { id }, body: { question, key }, signal, accept: PROGRESS_TYPE };
  await callForLines(endpoint, sent, (line) => {
    const { data } = agentProgress.safeParse(line);
    // Ignore line types this page doesn't know yet.
    if (!data) return;
    if ('step' in data) onStep(data.step);
    else if ('own' in data) onOwn(data.own);
    else if ('part' in data) onPart(data.part);
    else if ('message' in data) message = data.message;
    else failure = new ApiError(ERROR_STATUS[data.error.code], data.error.code, data.error.message);
  });
  if (message) return message;
  throw failure ?? new ApiError(200, 'unreadable', FAILED.unfinished);
}
