import type { Ai } from '../../../clients/ai/ai.ts';
import { type Answered, askModel } from '../../../clients/ai/structured.ts';
import { ANSWER_SCHEMA, INSTRUCTIONS, type ModelAnswer, modelAnswer, SCHEMA_NAME } from './checks/instructions.ts';

export const MOST_OUTPUT_TOKENS = 12_000;

/** Asks the model for the statements in these texts. Never throws; returns faults by name. */
export function ask(ai: Ai, input: string): Promise<Answered<ModelAnswer>> {
  return askModel(ai, {
    name: 'analysis',
    instructions: INSTRUCTIONS,
    input,
    schemaName: SCHEMA_NAME,
    schema: ANSWER_SCHEMA,
    answer: modelAnswer,
    mostOutputTokens: MOST_OUTPUT_TOKENS,
    timeoutMs: ai.timeoutMs,
  });
}
