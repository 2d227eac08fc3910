import {
  type AgentMessage,
  type AgentProgress,
  agentProgress,
  postAgentQuestion,
  postListQuestion,
} from '../../../contract/ai/agent.ts';
import { PROGRESS_TYPE } from '../../../contract/saved/progress.ts';
import type { Subscriber } from './analyses.ts';

/** Returns the agent's answer to a member's question about a program. */
export async function askedOf(
  { client }: Pick<Subscriber, 'client'>,
  id: string,
  question: string,
): Promise<AgentMessage> {
  const { body } = await client.ok(postAgentQuestion, { params: { id }, body: { question } });
  return body.message;
}

/** Returns the lines in which the same answer is streamed. */
export async function linesOf({ client }: Subscriber, id: string, question: string): Promise<AgentProgress[]> {
  const path = postAgentQuestion.path.replace(':id', id);
  const answer = await client.send('POST', path, { headers: { accept: PROGRESS_TYPE }, body: { question } });
  if (answer.headers.get('content-type') !== PROGRESS_TYPE) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.text
    .trimEnd()
    .split('\n')
    .map((line) => agentProgress.parse(JSON.parse(line)));
}

/** Returns the agent's answer to a member's question about their own list. */
export async function askedOfList({ client }: Pick<Subscriber, 'client'>, question: string): Promise<AgentMessage> {
  const { body } = await client.ok(postListQuestion, { body: { question } });
  return body.message;
}
