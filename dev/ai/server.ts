/** Emulates the part of OpenAI's API that the product uses, without a model. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { sendJson, startLocalServer } from '../local-server.ts';
import { embeddingsEndpoint } from './embeddings.ts';
import { type AiEndpoint, BadRequest } from './endpoint.ts';
import {
  answerWithFault,
  FAULT_HEADER,
  FAULTS,
  type PlannedFault,
  plannedFault,
  READER_FAULTS,
  sendError,
} from './faults.ts';
import type { PlantedOrder } from './obedient.ts';
import { responsesEndpoint } from './responses.ts';
import { sendEvents } from './stream.ts';

const ENDPOINTS: readonly AiEndpoint[] = [embeddingsEndpoint, responsesEndpoint];
/** The control endpoint: POST plans faults, GET returns the calls. */
const CONTROL = '/stand-in';

export interface AiCall {
  path: string;
  body: unknown;
}

export interface AiEmulator {
  /** The value for AI_BASE_URL. */
  url: string;
  /** All calls to the vendor's API so far, in order. */
  calls: AiCall[];
  /** Makes the next calls fail. */
  plan(fault: z.input<typeof plannedFault>): void;
  /** Cancels all faults that are still planned. */
  forgetPlans(): void;
  /** Makes the model obey these orders if it finds them in its input. */
  obey(orders: readonly PlantedOrder[]): void;
  /** Sets the delay between two events of a streamed answer, in ms. */
  setPace(ms: number): void;
  close(): Promise<void>;
}

/**
 * Starts the emulator on the loopback address. It doesn't keep the process alive. Long runs should turn off
 * `keepsCalls`, because stored calls use up memory.
 */
export async function startAi(port = 0, { keepsCalls = true } = {}): Promise<AiEmulator> {
  const calls: AiCall[] = [];
  const planned: PlannedFault[] = [];
  const plan = (fault: unknown) => planned.push(plannedFault.parse(fault));
  const state: State = { calls, keepsCalls, planned, plan, orders: [], pace: 0 };
  const server = await startLocalServer(port, (request, response) => handle(request, response, state));
  return {
    url: `${server.url}/v1`,
    calls,
    plan,
    forgetPlans: () => {
      planned.length = 0;
    },
    obey: (orders) => {
      state.orders = orders;
    },
    setPace: (ms) => {
      state.pace = ms;
    },
    close: server.close,
  };
}

interface State {
  calls: AiCall[];
  keepsCalls: boolean;
  planned: PlannedFault[];
  plan(fault: unknown): void;
  orders: readonly PlantedOrder[];
  pace: number;
}

async function handle(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const text = await textOf(request);
  const path = request.url ?? '/';
  if (path === CONTROL) {
    if (request.method === 'POST') state.plan(JSON.parse(text));
    return sendJson(response, 200, { calls: state.calls.length, planned: state.planned });
  }
  const endpoint = ENDPOINTS.find((known) => known.path === path);
  if (!endpoint || request.method !== 'POST') return sendError(response, 404, 'invalid_request_error', 'Unknown path');
  if (!/^Bearer \S/.test(request.headers.authorization ?? '')) {
    return sendError(response, 401, 'invalid_request_error', 'No API key');
  }
  const body: unknown = JSON.parse(text);
  if (state.keepsCalls) state.calls.push({ path, body });
  const fault = faultOf(request, text, state.planned);
  try {
    const events = endpoint.events?.(body, fault?.fault ?? null, state.orders) ?? null;
    // A stream is cut off halfway instead.
    const isCut = events !== null && fault?.fault === 'cut_off';
    if (fault && !isCut && answerWithFault(response, fault)) return;
    if (events) return await sendEvents(response, events, { fault: fault?.fault ?? null, pace: state.pace });
    sendJson(response, 200, endpoint.answer(body, fault?.fault ?? null, state.orders));
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    sendError(response, 400, 'invalid_request_error', error.message);
  }
}

function faultOf(request: IncomingMessage, text: string, planned: PlannedFault[]): PlannedFault | null {
  const asked = z.enum([...FAULTS, ...READER_FAULTS]).safeParse(request.headers[FAULT_HEADER]);
  if (asked.success) return { fault: asked.data, times: 1 };
  const index = planned.findIndex(({ holding }) => holding === undefined || text.includes(holding));
  const next = planned[index];
  if (!next) return null;
  next.times -= 1;
  if (next.times === 0) planned.splice(index, 1);
  return next;
}
