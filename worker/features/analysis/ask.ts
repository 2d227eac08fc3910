import * as z from 'zod/mini';
import type { RecordReason } from '../../../contract/analysis.ts';
import type { Ai } from '../../clients/ai/ai.ts';
import { faultOf, isRefused, isTooMany } from '../../clients/ai/faults.ts';
import { ANSWER_SCHEMA, INSTRUCTIONS, type ModelAnswer, modelAnswer, SCHEMA_NAME } from './instructions.ts';

/** Also what a model thinks before it answers counts among these. */
export const MOST_OUTPUT_TOKENS = 12_000;

/** A list of statements is never so long: nobody reads, parses or tests what is. */
const MOST_CHARACTERS = 100_000;

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** What came of a question: statements that nobody has tested yet, or why there are none. */
export type Asked =
  | { answer: ModelAnswer; fault: null; usage: Usage | null }
  | { answer: null; fault: RecordReason; usage: Usage | null };

const response = z.object({
  status: z.optional(z.nullable(z.string())),
  incomplete_details: z.optional(z.nullable(z.object({ reason: z.optional(z.nullable(z.string())) }))),
  output: z.array(
    z.object({
      type: z.string(),
      content: z.optional(
        z.nullable(z.array(z.object({ type: z.string(), text: z.optional(z.nullable(z.string())) }))),
      ),
    }),
  ),
});
const reportedUsage = z.object({ usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }) });

/** Asks the model for the statements of these texts. Never throws: a fault of whatever kind has a name. */
export async function ask(ai: Ai, input: string): Promise<Asked> {
  // One time for all of it: the library's own ends with the head of an answer, and begins anew with each try.
  const signal = AbortSignal.timeout(ai.timeoutMs);
  try {
    const answered: unknown = await Promise.race([create(ai, input, signal), aborted(signal)]);
    const usage = usageOf(answered);
    return { ...read(answered), usage };
  } catch (error) {
    const fault = signal.aborted ? 'timeout' : nameOf(error);
    console.error(JSON.stringify({ analysis: fault, cause: faultOf(error) }));
    return { answer: null, fault, usage: null };
  }
}

function create(ai: Ai, input: string, signal: AbortSignal): Promise<unknown> {
  return ai.client.responses.create(
    {
      model: ai.model,
      instructions: INSTRUCTIONS,
      input,
      store: false,
      max_output_tokens: MOST_OUTPUT_TOKENS,
      text: { format: { type: 'json_schema', name: SCHEMA_NAME, strict: true, schema: ANSWER_SCHEMA } },
    },
    { timeout: ai.timeoutMs, signal },
  );
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('No answer in time'))));
}

function nameOf(error: unknown): RecordReason {
  if (isTooMany(error)) return 'too_many';
  if (isRefused(error)) return 'refused';
  return error instanceof SyntaxError ? 'unreadable' : 'failed';
}

function usageOf(answered: unknown): Usage | null {
  const { data } = reportedUsage.safeParse(answered);
  return data ? { inputTokens: data.usage.input_tokens, outputTokens: data.usage.output_tokens } : null;
}

function read(answered: unknown): { answer: ModelAnswer; fault: null } | { answer: null; fault: RecordReason } {
  const { data } = response.safeParse(answered);
  const none = (fault: RecordReason) => ({ answer: null, fault });
  if (!data) return none('unreadable');
  const content = data.output.flatMap((item) => item.content ?? []);
  if (content.some(({ type }) => type === 'refusal')) return none('refused');
  if (data.incomplete_details?.reason === 'content_filter') return none('refused');
  if (data.status === 'failed') return none('failed');
  const text = content.flatMap((part) => (part.type === 'output_text' ? (part.text ?? '') : [])).join('');
  if ((data.status ?? 'completed') !== 'completed' || text.length > MOST_CHARACTERS) return none('unreadable');
  const answer = modelAnswer.safeParse(jsonIn(text));
  return answer.success ? { answer: answer.data, fault: null } : none('unreadable');
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
