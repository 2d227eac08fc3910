/**
 * Emulates the part of Stripe's API that the product uses, with state, a clock and signed events, but without a bank.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { PREMIUM_CENTS } from '../../contract/limits.ts';
import { type Answer, type LocalServer, sendJson, startLocalServer } from '../local-server.ts';
import { answerCall, newRequestId } from './api.ts';
import { actByName, type Control, controlOf } from './control.ts';
import { workThroughNow } from './invoices/due.ts';
import { makePrice, makeProduct } from './objects/catalog.ts';
import { type Delivery, delivery } from './objects/delivery.ts';
import { invalid } from './objects/errors.ts';
import { answerWithFault, nextFault, type PlannedFault } from './objects/faults.ts';
import { type FormMap, readForm } from './objects/form.ts';
import { type AnswerStore, answerStore } from './objects/idempotency.ts';
import { LOOKUP_KEY } from './objects/lookup-key.ts';
import { pageFor } from './pages.ts';
import { readState, saveState } from './state-file.ts';
import { newId, newTables, type World } from './world.ts';

const CONTROL = '/stand-in/';
const TICK_MS = 2000;

export interface StripeCall {
  method: string;
  path: string;
  params: FormMap;
}

export interface StripeEmulator extends Control {
  /** The value for STRIPE_API_BASE. */
  url: string;
  /** The value for STRIPE_JS_URL. */
  jsUrl: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The value for STRIPE_PRICE_PREMIUM. */
  price: string;
  /** The settings that make a product use the emulator for payments. */
  settings: Record<`STRIPE_${string}`, string>;
  /** All API calls so far, in order. */
  calls: StripeCall[];
  close(): Promise<void>;
}

export interface StripeOptions {
  /** The port. If omitted, a free one. */
  port?: number;
  /** The file that keeps the account between starts. If omitted, the account isn't kept. */
  stateFile?: string;
  /** The URL that events are sent to. */
  sendTo?: string;
  /** True if time-based events are processed in real time. Tests advance the clock instead. */
  ticks?: boolean;
  /** Days between a renewal's payment attempts. */
  retryDays?: readonly number[];
  /** What happens to a plan after its last failed attempt. */
  afterRetries?: World['afterRetries'];
  /** True if a new account already has the product and its price. */
  withPrice?: boolean;
}

/** Starts the emulator on the loopback address. It doesn't keep the process alive. */
export async function startStripe(options: StripeOptions = {}): Promise<StripeEmulator> {
  const { retryDays = [3, 5, 7], afterRetries = 'canceled', stateFile, ticks = false } = options;
  const kept = stateFile ? readState(stateFile) : null;
  const state: State = { calls: [], planned: [], answers: answerStore(), changed: () => {} };
  const server = await listen(handle, options.port ?? kept?.port ?? 0, options.port === undefined);
  const origin = server.url;
  const world: World = {
    ...newTables(),
    ...kept?.tables(origin),
    keys: kept?.keys ?? {
      secret: `sk_test_${newId('').slice(1)}`,
      publishable: `pk_test_${newId('').slice(1)}`,
      webhook: `whsec_${newId('').slice(1)}`,
    },
    origin,
    offset: kept?.offset ?? 0,
    moment: null,
    request: null,
    afterRetries,
    retryDays,
    onEvent: (event) => sending.add(event),
  };
  const sending: Delivery = delivery(world);
  sending.sendTo(options.sendTo ?? null);
  const control = controlOf(world, sending, state.planned);
  if (stateFile) state.changed = saveState(stateFile, world, server.port);
  const price = (options.withPrice ?? true) ? ensurePrice(world) : '';
  const ticking = ticks ? setInterval(() => void tick(world, sending, state), TICK_MS).unref() : null;
  state.changed();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { pathname: path, search } = new URL(request.url ?? '/', origin);
    const method = request.method ?? 'GET';
    if (path.startsWith('/v1/')) {
      return api(world, state, { method, path, query: search.slice(1), body, headers: request.headers }, response);
    }
    if (path.startsWith(CONTROL)) return controlled(world, state, control, { path, method, body, request }, response);
    const page = pageFor(world, path);
    response.writeHead(page.status, { ...page.headers, 'Cache-Control': 'no-store' });
    response.end(page.body);
  }

  return {
    ...control,
    url: origin,
    jsUrl: `${origin}/v3/`,
    secretKey: world.keys.secret,
    publishableKey: world.keys.publishable,
    webhookSecret: world.keys.webhook,
    price,
    settings: {
      STRIPE_SECRET_KEY: world.keys.secret,
      STRIPE_PUBLISHABLE_KEY: world.keys.publishable,
      STRIPE_WEBHOOK_SECRET: world.keys.webhook,
      STRIPE_PRICE_PREMIUM: price,
      STRIPE_API_BASE: origin,
    },
    calls: state.calls,
    async close() {
      if (ticking) clearInterval(ticking);
      sending.sendTo(null);
      state.changed({ isLast: true });
      await server.close();
    },
  };
}

interface State {
  calls: StripeCall[];
  planned: PlannedFault[];
  answers: AnswerStore;
  /** Called when something may have changed. */
  changed(options?: { isLast: boolean }): void;
}

type ApiRequest = Parameters<typeof answerCall>[2];

function api(world: World, state: State, request: ApiRequest, response: ServerResponse): void {
  const requestId = newRequestId();
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'request-id': requestId };
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { ...cors, 'Access-Control-Allow-Methods': 'GET, POST' });
    response.end();
    return;
  }
  const { method, path, query, body } = request;
  state.calls.push({ method, path, params: readForm(method === 'GET' ? query : body) });
  const fault = nextFault(state.planned, `${method} ${path} ${decodeURIComponent(query || body)}`);
  if (fault && answerWithFault(response, fault)) return;
  const answer = answerCall(world, state.answers, request, requestId);
  state.changed();
  if (fault?.fault === 'late') return;
  response.writeHead(answer.status, { 'Content-Type': 'application/json', ...cors });
  response.end(answer.body);
}

interface ControlRequest {
  path: string;
  method: string;
  body: string;
  request: IncomingMessage;
}

async function controlled(
  world: World,
  state: State,
  control: Control,
  { path, method, body, request }: ControlRequest,
  response: ServerResponse,
): Promise<void> {
  // A page from elsewhere, open in a local browser, must not be able to move money or time.
  if (!/^(127\.0\.0\.1|localhost):\d+$/.test(request.headers.host ?? '') || request.headers.origin !== undefined) {
    return sendJson(response, 403, { error: { message: 'Only programs on this machine may do this.' } });
  }
  if (method === 'GET') {
    const { secret: secretKey, publishable: publishableKey } = world.keys;
    return sendJson(response, 200, { calls: state.calls, secretKey, publishableKey, planned: state.planned });
  }
  try {
    const given: unknown = body ? JSON.parse(body) : [];
    const result = await actByName(control, path.slice(CONTROL.length), given);
    state.changed();
    sendJson(response, 200, result ?? {});
  } catch (error) {
    sendJson(response, 400, { error: { message: error instanceof Error ? error.message : 'Failed' } });
  }
}

async function tick(world: World, sending: Delivery, state: State): Promise<void> {
  const before = world.events.size;
  workThroughNow(world);
  await sending.again(world.offset);
  if (world.events.size !== before) state.changed();
}

function ensurePrice(world: World): string {
  const known = [...world.prices.values()].find(({ lookup_key }) => lookup_key === LOOKUP_KEY);
  if (known) return known.id;
  const product = makeProduct(world, { name: 'Grantlight Premium' });
  const recurring = { interval: 'month' as const };
  return makePrice(world, {
    product: product.id,
    currency: 'usd',
    unit_amount: PREMIUM_CENTS,
    recurring,
    lookup_key: LOOKUP_KEY,
  }).id;
}

/** Starts the server on a port. If it's taken and `orAnother` is set, uses a free one instead. */
async function listen(answer: Answer, port: number, orAnother: boolean): Promise<LocalServer> {
  try {
    return await startLocalServer(port, answer);
  } catch (error) {
    if (orAnother && port !== 0) return listen(answer, 0, false);
    throw invalid(`Port ${port} cannot be used for the fake Stripe: ${error instanceof Error ? error.message : error}`);
  }
}
