import * as z from 'zod/mini';
import { DEMO_MODEL } from '../../contract/ai.ts';
import { analysisIn, plainAnalysisIn } from './analysis/answer.ts';
import { type AiEndpoint, BadRequest } from './endpoint.ts';
import type { Fault } from './faults.ts';
import { judgementIn } from './judgement.ts';
import { priorityIn } from './priority.ts';
import { type JsonSchema, jsonSchema, smallest } from './smallest.ts';

const request = z.object({
  model: z.string(),
  instructions: z.optional(z.nullable(z.string())),
  input: z.string(),
  text: z.optional(
    z.object({
      format: z.object({ type: z.string(), name: z.optional(z.string()), schema: z.optional(jsonSchema) }),
    }),
  ),
});

/** Who answers to a schema, by its name. To any other the smallest answer is given that fits it. */
const ANSWERS: Readonly<Record<string, (input: string, fault: Fault | null) => unknown>> = {
  program_analysis: analysisIn,
  priority_order: priorityIn,
  statement_judgement: judgementIn,
};

/** What it answers otherwise where people read it: tests and measurements want every way of saying a thing. */
const TO_PEOPLE: typeof ANSWERS = { program_analysis: plainAnalysisIn };

/** Faults that leave half a JSON text behind: the first says so, the second does not. */
const HALVED: readonly (Fault | null)[] = ['one_too_few', 'broken_json'];

/** `POST /v1/responses`, with structured output where a schema is given. */
export const responsesEndpoint: AiEndpoint = {
  path: '/v1/responses',
  answer(body, fault) {
    const asked = request.safeParse(body);
    if (!asked.success) throw new BadRequest(z.prettifyError(asked.error));
    const { model, instructions, input, text } = asked.data;
    const whole = textFor(input, text?.format, fault, model === DEMO_MODEL ? { ...ANSWERS, ...TO_PEOPLE } : ANSWERS);
    const said = HALVED.includes(fault) ? whole.slice(0, Math.floor(whole.length / 2)) : whole;
    const content =
      fault === 'refusal'
        ? { type: 'refusal', refusal: 'I cannot help with that.' }
        : { type: 'output_text', text: fault === 'wrong_shape' ? '{"answer": 42}' : said, annotations: [] };
    return {
      id: 'resp_stand_in',
      object: 'response',
      created_at: 0,
      model,
      status: fault === 'one_too_few' ? 'incomplete' : 'completed',
      incomplete_details: fault === 'one_too_few' ? { reason: 'max_output_tokens' } : null,
      error: null,
      output: [
        {
          type: 'message',
          id: 'msg_stand_in',
          role: 'assistant',
          status: 'completed',
          content: [content],
        },
      ],
      usage: usageOf(`${instructions ?? ''}${input}`, said),
    };
  },
};

/** Tokens as a vendor would count them, more or less. */
function usageOf(read: string, written: string) {
  const [input, output] = [Math.ceil(read.length / 4), Math.ceil(written.length / 4)];
  return { input_tokens: input, output_tokens: output, total_tokens: input + output };
}

interface Format {
  type: string;
  name?: string | undefined;
  schema?: JsonSchema | undefined;
}

function textFor(input: string, format: Format | undefined, fault: Fault | null, answers: typeof ANSWERS): string {
  if (format?.type !== 'json_schema' || !format.schema) return 'This is a stand-in: it does not think.';
  const answer = answers[format.name ?? ''];
  return JSON.stringify(answer ? answer(input, fault) : smallest(format.schema));
}
