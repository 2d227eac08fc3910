import {
  type AgentMessage,
  type AgentProgress,
  type AnswerPart,
  agentProgress,
  postAgentQuestion,
  postListQuestion,
} from '../../../../contract/agent.ts';
import { ERROR_STATUS } from '../../../../contract/errors.ts';
import { PROGRESS_TYPE } from '../../../../contract/progress.ts';
import { ApiError } from '../../lib/api.ts';
import { callForLines } from '../../lib/lines.ts';
import { FAILED } from './texts.ts';

export type Step = Extract<AgentProgress, { step: unknown }>['step'];

/** A question, and the key that names it: who asks it again by that waits for the same answer. */
export interface Asked {
  question: string;
  key: string;
}

interface Following {
  signal: AbortSignal;
  onStep(step: Step): void;
  onPart(part: AnswerPart): void;
}

/**
 * Asks about a program, or about the member's own list where there is no id, and tells of each part of the answer as it
 * comes. Throws an ApiError: its code is `unreadable` where the answer ends without being whole.
 */
export async function ask(
  id: string | null,
  { question, key }: Asked,
  { signal, onStep, onPart }: Following,
): Promise<AgentMessage> {
  let message: AgentMessage | undefined;
  let failure: ApiError | undefined;
  const endpoint = id === null ? postListQuestion : postAgentQuestion;
  const sent = { params: { id }, body: { question, key }, signal, accept: PROGRESS_TYPE };
  await callForLines(endpoint, sent, (line) => {
    const { data } = agentProgress.safeParse(line);
    // A line that this page does not know yet is none of its business.
    if (!data) return;
    if ('step' in data) onStep(data.step);
    else if ('part' in data) onPart(data.part);
    else if ('message' in data) message = data.message;
    else failure = new ApiError(ERROR_STATUS[data.error.code], data.error.code, data.error.message);
  });
  if (message) return message;
  throw failure ?? new ApiError(200, 'unreadable', FAILED.unfinished);
}
