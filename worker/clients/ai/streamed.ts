import type OpenAI from 'openai';
import * as z from 'zod/mini';
import type { Ai } from './ai.ts';
import { faultOf } from './faults.ts';
import { Pieces } from './pieces.ts';
import {
  type AnswerFault,
  aborted,
  answerFaultOf,
  jsonIn,
  MOST_CHARACTERS,
  type Question,
  type Usage,
  usageOf,
} from './structured.ts';

type Input = OpenAI.Responses.ResponseInput;

/** A question whose answer is one list, with each item read while the rest is still streaming. */
export interface ListQuestion<Item> extends Omit<Question<unknown>, 'answer' | 'input'> {
  input: string | Input;
  /** The schema of one item; the list is the object's only field. */
  item: z.ZodMiniType<Item>;
  /** Tools that the model may call before it answers. */
  tools?: readonly OpenAI.Responses.FunctionTool[];
}

/** A tool call from the model. */
export interface ToolCall {
  name: string;
  callId: string;
  /** JSON, as the model wrote it. */
  arguments: string;
}

/** How the answer ended. Items received before a fault are valid. */
export interface Ended {
  fault: AnswerFault | null;
  usage: Usage | null;
  calls: ToolCall[];
}

const event = z.object({
  type: z.string(),
  delta: z.optional(z.unknown()),
  item: z.optional(z.unknown()),
  response: z.optional(z.unknown()),
});
const functionCall = z.object({
  type: z.literal('function_call'),
  name: z.string(),
  call_id: z.string(),
  arguments: z.string(),
});
const cutShort = z.object({ incomplete_details: z.object({ reason: z.literal('content_filter') }) });

/** Asks the model and reports each list item as soon as it's complete. Never throws: faults are returned by name. */
export async function askForList<Item>(
  ai: Ai,
  question: ListQuestion<Item>,
  onItem: (item: Item) => void,
): Promise<Ended> {
  // One timeout for the whole call: the library's covers only the response headers.
  const signal = AbortSignal.timeout(question.timeoutMs);
  const reader = new Reader(question.item, (item) => {
    if (!signal.aborted) onItem(item);
  });
  try {
    await Promise.race([readAll(ai, question, signal, reader), aborted(signal)]);
    return reader.ended();
  } catch (error) {
    const fault = signal.aborted ? 'timeout' : answerFaultOf(error);
    console.error(JSON.stringify({ [question.name]: fault, cause: faultOf(error) }));
    return { fault, usage: null, calls: [] };
  }
}

async function readAll<Item>(
  ai: Ai,
  { instructions, input, schemaName, schema, mostOutputTokens, timeoutMs, tools = [] }: ListQuestion<Item>,
  signal: AbortSignal,
  reader: Reader<Item>,
): Promise<void> {
  const events = await ai.client.responses.create(
    {
      model: ai.model,
      instructions,
      input: typeof input === 'string' ? input : [...input],
      store: false,
      stream: true,
      max_output_tokens: mostOutputTokens,
      text: { format: { type: 'json_schema', name: schemaName, strict: true, schema: { ...schema } } },
      ...(tools.length > 0 ? { tools: [...tools] } : {}),
    },
    { timeout: timeoutMs, signal },
  );
  for await (const one of events) if (!reader.take(one)) return;
}

/** Reads the events of one streamed answer. */
class Reader<Item> {
  readonly #item: z.ZodMiniType<Item>;
  readonly #onItem: (item: Item) => void;
  readonly #pieces = new Pieces();
  readonly #calls: ToolCall[] = [];
  #usage: Usage | null = null;
  /** `unreadable` until the first event, then `failed`: an answer without a closing event was cut off. */
  #fault: AnswerFault | null = 'unreadable';

  constructor(item: z.ZodMiniType<Item>, onItem: (item: Item) => void) {
    this.#item = item;
    this.#onItem = onItem;
  }

  /** Takes one event. Returns false once nothing after it matters. */
  take(given: unknown): boolean {
    const { data } = event.safeParse(given);
    if (data) this.#fault = 'failed';
    switch (data?.type) {
      case 'response.output_text.delta':
        return typeof data.delta !== 'string' || this.#takes(data.delta);
      case 'response.output_item.done':
        this.#noteCall(data.item);
        return true;
      case 'response.refusal.delta':
        return this.#ends('refused', undefined);
      case 'response.completed':
        return this.#ends(this.#calls.length > 0 || this.#isWhole() ? null : 'unreadable', data.response);
      case 'response.incomplete':
        return this.#ends(cutShort.safeParse(data.response).success ? 'refused' : 'unreadable', data.response);
      case 'response.failed':
      case 'error':
        return this.#ends('failed', data.response);
      default:
        return true;
    }
  }

  ended(): Ended {
    return { fault: this.#fault, usage: this.#usage, calls: this.#fault ? [] : this.#calls };
  }

  #takes(delta: string): boolean {
    for (const piece of this.#pieces.take(delta)) {
      const { data } = this.#item.safeParse(jsonIn(piece));
      if (data === undefined) return this.#ends('unreadable', undefined);
      this.#onItem(data);
    }
    return this.#pieces.text.length <= MOST_CHARACTERS || this.#ends('unreadable', undefined);
  }

  #noteCall(item: unknown): void {
    const { data } = functionCall.safeParse(item);
    if (data) this.#calls.push({ name: data.name, callId: data.call_id, arguments: data.arguments });
  }

  #isWhole(): boolean {
    const answer = jsonIn(this.#pieces.text);
    const lists = typeof answer === 'object' && answer !== null ? Object.values(answer) : [];
    return lists.length === 1 && lists.every(Array.isArray);
  }

  #ends(fault: AnswerFault | null, response: unknown): false {
    this.#fault = fault;
    this.#usage = usageOf(response);
    return false;
  }
}
