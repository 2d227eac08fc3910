import * as z from 'zod/mini';
import type { Ai } from './ai.ts';
import { faultOf, isRefused, isTooMany } from './faults.ts';

/** No valid list of statements is this long, so longer answers aren't parsed or validated. */
export const MOST_CHARACTERS = 100_000;

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** What can go wrong with a question. */
export const ANSWER_FAULTS = ['timeout', 'too_many', 'failed', 'refused', 'unreadable'] as const;
export type AnswerFault = (typeof ANSWER_FAULTS)[number];

/** The outcome of a question: an answer that fits the schema but hasn't been verified yet, or a fault. */
export type Answered<T> =
  | { answer: T; fault: null; usage: Usage | null }
  | { answer: null; fault: AnswerFault; usage: Usage | null };

/** A question with a schema for its answer. */
export interface Question<T> {
  /** The log key for its faults. */
  name: string;
  instructions: string;
  input: string;
  schemaName: string;
  /** JSON Schema, written by hand: generating it from zod would pull in a large part of the library. */
  schema: object;
  answer: z.ZodMiniType<T>;
  /** Reasoning tokens count too. */
  mostOutputTokens: number;
  timeoutMs: number;
}

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

/** Asks the model. Never throws: faults are returned by name. */
export async function askModel<T>(ai: Ai, question: Question<T>): Promise<Answered<T>> {
  // One timeout for the whole call: the library's covers only the response headers and restarts with each retry.
  const signal = AbortSignal.timeout(question.timeoutMs);
  try {
    const answered: unknown = await Promise.race([create(ai, question, signal), aborted(signal)]);
    const usage = usageOf(answered);
    return { ...read(answered, question.answer), usage };
  } catch (error) {
    const fault = signal.aborted ? 'timeout' : answerFaultOf(error);
    console.error(JSON.stringify({ [question.name]: fault, cause: faultOf(error) }));
    return { answer: null, fault, usage: null };
  }
}

function create<T>(ai: Ai, question: Question<T>, signal: AbortSignal): Promise<unknown> {
  const { instructions, input, schemaName, schema, mostOutputTokens, timeoutMs } = question;
  return ai.client.responses.create(
    {
      model: ai.model,
      instructions,
      input,
      store: false,
      max_output_tokens: mostOutputTokens,
      text: { format: { type: 'json_schema', name: schemaName, strict: true, schema: { ...schema } } },
    },
    { timeout: timeoutMs, signal },
  );
}

/** Rejects when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('No answer in time'))));
}

/** Returns the fault name of a thrown error. */
export function answerFaultOf(error: unknown): AnswerFault {
  if (isTooMany(error)) return 'too_many';
  if (isRefused(error)) return 'refused';
  return error instanceof SyntaxError ? 'unreadable' : 'failed';
}

/** Returns the token usage that a response reports; null if it has none. */
export function usageOf(answered: unknown): Usage | null {
  const { data } = reportedUsage.safeParse(answered);
  return data ? { inputTokens: data.usage.input_tokens, outputTokens: data.usage.output_tokens } : null;
}

function read<T>(
  answered: unknown,
  form: z.ZodMiniType<T>,
): { answer: T; fault: null } | { answer: null; fault: AnswerFault } {
  const { data } = response.safeParse(answered);
  const none = (fault: AnswerFault) => ({ answer: null, fault });
  if (!data) return none('unreadable');
  const content = data.output.flatMap((item) => item.content ?? []);
  if (content.some(({ type }) => type === 'refusal')) return none('refused');
  if (data.incomplete_details?.reason === 'content_filter') return none('refused');
  if (data.status === 'failed') return none('failed');
  const text = content.flatMap((part) => (part.type === 'output_text' ? (part.text ?? '') : [])).join('');
  if ((data.status ?? 'completed') !== 'completed' || text.length > MOST_CHARACTERS) return none('unreadable');
  const answer = form.safeParse(jsonIn(text));
  return answer.success ? { answer: answer.data, fault: null } : none('unreadable');
}

/** Parses JSON; returns null if the text isn't valid. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
