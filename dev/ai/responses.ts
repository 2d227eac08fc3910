import * as z from 'zod/mini';
import { DEMO_MODEL } from '../../contract/ai/ai.ts';
import { programAnswerIn } from './agent/answer.ts';
import { conversation, listAnswerIn } from './agent/list.ts';
import { analysisIn, plainAnalysisIn } from './analysis/answer.ts';
import { type AiEndpoint, BadRequest } from './endpoint.ts';
import type { Fault } from './faults.ts';
import { judgmentIn } from './judgment.ts';
import { obedientAnalysis, obedientAnswer, obedientOrder, ordersIn, type PlantedOrder } from './obedient.ts';
import { priorityIn } from './priority.ts';
import { type JsonSchema, jsonSchema, smallest } from './smallest.ts';
import { translationIn, withSpanish } from './spanish.ts';
import { eventsOf } from './stream.ts';

const request = z.object({
  model: z.string(),
  instructions: z.optional(z.nullable(z.string())),
  /** A string, or a conversation with function calls. */
  input: z.union([z.string(), conversation]),
  stream: z._default(z.boolean(), false),
  tools: z._default(z.array(z.unknown()), []),
  text: z.optional(
    z.object({
      format: z.object({ type: z.string(), name: z.optional(z.string()), schema: z.optional(jsonSchema) }),
    }),
  ),
});

type Answer = (input: string, fault: Fault | null, orders: readonly PlantedOrder[]) => unknown;
/** The handler for each schema name. Any other schema gets the smallest value that matches it. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  program_analysis: obeying(analysisIn, obedientAnalysis),
  priority_order: obeying(priorityIn, obedientOrder),
  // The judge sees only statements, not the orders. If any are planted, it accepts all statements as if ordered to.
  statement_judgment: (input, fault, orders) => judgmentIn(input, orders.length > 0 ? 'agrees' : fault),
  program_answer: obeying(programAnswerIn, obedientAnswer),
  spanish_statements: translationIn,
};

/** Combines two handlers: the obedient one if the input contains any of the orders, or else the honest one. */
function obeying<T>(
  honest: (input: string, fault: Fault | null) => T,
  obedient: (input: string, orders: readonly PlantedOrder[], honest: T) => unknown,
): Answer {
  return (input, fault, orders) => {
    const found = orders.length > 0 ? ordersIn(orders, input) : [];
    return found.length > 0 ? obedient(input, found, honest(input, fault)) : honest(input, fault);
  };
}

/**
 * Overrides for answers shown to people. Without them, answers cover every way to phrase a statement, which tests and
 * benches need.
 */
const TO_PEOPLE: typeof ANSWERS = { program_analysis: plainAnalysisIn };

/** Faults that truncate the JSON. The first one is reported in the response, the second isn't. */
const HALVED: readonly (Fault | null)[] = ['one_too_few', 'broken_json'];

/** `POST /v1/responses`, with structured output if a schema is given. Streams on request. */
export const responsesEndpoint: AiEndpoint = {
  path: '/v1/responses',
  answer: (body, fault, orders = []) => responseTo(asked(body), fault, orders),
  events(body, fault, orders = []) {
    const question = asked(body);
    if (!question.stream) return null;
    return eventsOf(responseTo(question, fault, orders), fault === 'one_too_few' ? 'incomplete' : 'completed');
  },
};

type Request = z.infer<typeof request>;

function asked(body: unknown): Request {
  const { data, error } = request.safeParse(body);
  if (!data) throw new BadRequest(z.prettifyError(error));
  return data;
}

function responseTo(
  { model, instructions, input, text, tools }: Request,
  fault: Fault | null,
  orders: readonly PlantedOrder[],
) {
  const mayCall = tools.length > 0;
  const made = typeof input === 'string' ? null : listAnswerIn(input, fault, { orders, mayCall });
  const read = `${instructions ?? ''}${typeof input === 'string' ? input : JSON.stringify(input)}`;
  if (made && 'calls' in made && fault === null) {
    return {
      ...frame(model),
      status: 'completed',
      incomplete_details: null,
      output: made.calls.map(functionCall),
      usage: usageOf(read, JSON.stringify(made.calls)),
    };
  }
  const answers = model === DEMO_MODEL ? { ...ANSWERS, ...TO_PEOPLE } : ANSWERS;
  const isInSpanish = instructions?.includes('"spanish"') === true;
  const answer = typeof input === 'string' ? answerTo(input, text?.format, { fault, orders }, answers) : made;
  const whole = typeof answer === 'string' ? answer : JSON.stringify(isInSpanish ? withSpanish(answer, fault) : answer);
  const said = HALVED.includes(fault) ? whole.slice(0, Math.floor(whole.length / 2)) : whole;
  const content =
    fault === 'refusal'
      ? { type: 'refusal', refusal: 'I cannot help with that.' }
      : { type: 'output_text', text: fault === 'wrong_shape' ? '{"answer": 42}' : said, annotations: [] };
  return {
    ...frame(model),
    status: fault === 'one_too_few' ? 'incomplete' : 'completed',
    incomplete_details: fault === 'one_too_few' ? { reason: 'max_output_tokens' } : null,
    output: [
      {
        type: 'message',
        id: 'msg_stand_in',
        role: 'assistant',
        status: 'completed',
        content: [content],
      },
    ],
    usage: usageOf(read, said),
  };
}

/** Approximates token counts. */
function usageOf(read: string, written: string) {
  const [input, output] = [Math.ceil(read.length / 4), Math.ceil(written.length / 4)];
  return { input_tokens: input, output_tokens: output, total_tokens: input + output };
}

function frame(model: string) {
  return { id: 'resp_stand_in', object: 'response', created_at: 0, model, error: null };
}

function functionCall(call: { name: string; arguments: string }, place: number) {
  return { type: 'function_call', id: `fc_${place}`, call_id: `call_${place}`, status: 'completed', ...call };
}

interface Format {
  type: string;
  name?: string | undefined;
  schema?: JsonSchema | undefined;
}

function answerTo(
  input: string,
  format: Format | undefined,
  { fault, orders }: { fault: Fault | null; orders: readonly PlantedOrder[] },
  answers: typeof ANSWERS,
): unknown {
  if (format?.type !== 'json_schema' || !format.schema) return 'This is a stand-in: it does not think.';
  const answer = answers[format.name ?? ''];
  return answer ? answer(input, fault, orders) : smallest(format.schema);
}
