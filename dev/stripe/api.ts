import type { IncomingHttpHeaders } from 'node:http';
import { invoiceRoutes } from './invoices/invoices.ts';
import { subscriptionRoutes } from './invoices/subscriptions.ts';
import { catalogRoutes } from './objects/catalog.ts';
import { chargeRoutes } from './objects/charges.ts';
import { customerRoutes } from './objects/customers.ts';
import { type ErrorBody, invalid, StripeFailure } from './objects/errors.ts';
import { expanded } from './objects/expand.ts';
import { type FormMap, readForm } from './objects/form.ts';
import type { Answer, AnswerStore } from './objects/idempotency.ts';
import { paymentIntentRoutes } from './objects/payment-intents.ts';
import { paymentMethodRoutes } from './objects/payment-methods.ts';
import { refundRoutes } from './objects/refunds.ts';
import { setupIntentRoutes } from './objects/setup-intents.ts';
import { webhookRoutes } from './objects/webhook-endpoints.ts';
import type { Route } from './routes.ts';
import { API_VERSION, newId, type World } from './world.ts';

const ROUTES: readonly Route[] = [
  ...catalogRoutes,
  ...chargeRoutes,
  ...customerRoutes,
  ...invoiceRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...refundRoutes,
  ...setupIntentRoutes,
  ...subscriptionRoutes,
  ...webhookRoutes,
];

export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: IncomingHttpHeaders;
}

/** Answers an API call, including its status. */
export function answerCall(world: World, kept: AnswerStore, request: ApiRequest, requestId: string): Answer {
  const key = headerOf(request, 'idempotency-key') || null;
  let claimed = false;
  try {
    const fromBrowser = callerOf(world, request) === 'browser';
    const version = headerOf(request, 'stripe-version');
    if (version && version !== API_VERSION) throw invalid(`Invalid Stripe API version: ${version}`);
    const place = placeOf(request);
    if (fromBrowser && !place.route.browser) throw forbidden();
    if (key !== null && request.method === 'POST') {
      const before = kept.claim(key, `${request.method} ${request.path} ${request.body}`);
      if (before) return before;
      claimed = true;
    }
    world.request = request.method === 'GET' ? null : { id: requestId, idempotency_key: key };
    const form = readForm(request.method === 'GET' ? request.query : request.body);
    const result = place.route.answer({ world, id: place.id, form, fromBrowser });
    if (typeof result !== 'object' || result === null) throw new Error('No answer');
    const answer = { status: 200, body: JSON.stringify(expanded(world, result, expandOf(form))) };
    if (claimed && key !== null) kept.settle(key, answer);
    return answer;
  } catch (error) {
    const answer = failureOf(error);
    // A request rejected as malformed had no effect, so its key can be used again.
    if (claimed && key !== null) kept.settle(key, answer.status === 400 || answer.status === 404 ? null : answer);
    return answer;
  } finally {
    world.request = null;
  }
}

function failureOf(error: unknown): Answer {
  if (!(error instanceof StripeFailure)) {
    console.error(error);
    return failure(500, { type: 'api_error', message: 'The stand-in failed' });
  }
  return failure(error.status, error.body);
}

function failure(status: number, error: ErrorBody): Answer {
  return { status, body: JSON.stringify({ error }) };
}

function callerOf(world: World, request: ApiRequest): 'server' | 'browser' {
  const [, bearer] = /^Bearer (\S+)$/.exec(headerOf(request, 'authorization')) ?? [];
  const named = bearer ?? readForm(request.method === 'GET' ? request.query : request.body)['key'];
  if (named === world.keys.secret) return 'server';
  if (named === world.keys.publishable) return 'browser';
  const message = named
    ? `Invalid API Key provided: ${String(named).slice(0, 8)}***`
    : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.';
  throw invalid(message, { status: 401 });
}

function forbidden(): StripeFailure {
  return invalid('This API call cannot be made with a publishable API key.', {
    status: 403,
    code: 'secret_key_required',
  });
}

function placeOf({ method, path }: ApiRequest): { route: Route; id: string } {
  for (const route of ROUTES) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match) return { route, id: decodeURIComponent(match[1] ?? '') };
  }
  throw invalid(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
}

function expandOf({ expand }: FormMap): string[] {
  return Array.isArray(expand) ? expand.filter((path) => typeof path === 'string') : [];
}

function headerOf({ headers }: ApiRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

/** Returns an id for a call, which Stripe sends in a response header. */
export function newRequestId(): string {
  return newId('req');
}
