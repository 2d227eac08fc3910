import type Stripe from 'stripe';
import * as z from 'zod';
import { type Call, route } from '../routes.ts';
import { API_VERSION, found, newId, secondsNow, type World } from '../world.ts';
import { invalid } from './errors.ts';
import { listOf } from './lists.ts';
import { changedMetadata, clearable, flag, listParams, metadata, params, read, text } from './params.ts';

const fields = {
  url: text,
  enabled_events: z.array(text).min(1),
  description: clearable.optional(),
  metadata: metadata.optional(),
};
const createParams = params({ ...fields, api_version: text.optional() });
const updateParams = params({ ...fields, disabled: flag.optional() }).partial();

function create({ world, form }: Call): Stripe.WebhookEndpoint {
  const given = read(createParams, form);
  if (!/^https?:\/\/[^/]/.test(given.url)) {
    throw invalid('Invalid URL: An explicit scheme (such as https) must be provided.', {
      param: 'url',
      code: 'url_invalid',
    });
  }
  const endpoint: Stripe.WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: given.api_version ?? API_VERSION,
    application: null,
    created: secondsNow(world),
    description: given.description ?? null,
    enabled_events: given.enabled_events,
    livemode: false,
    metadata: changedMetadata(null, given.metadata),
    secret: `whsec_${newId('').slice(1)}`,
    status: 'enabled',
    url: given.url,
  };
  world.webhookEndpoints.set(endpoint.id, endpoint);
  return endpoint;
}

function update({ world, id, form }: Call): Stripe.WebhookEndpoint {
  const { url, enabled_events, description, disabled, ...given } = read(updateParams, form);
  const endpoint = found(world.webhookEndpoints, 'webhook_endpoint', id);
  Object.assign(endpoint, {
    ...(url === undefined ? {} : { url }),
    ...(enabled_events === undefined ? {} : { enabled_events }),
    ...(description === undefined ? {} : { description }),
    ...(disabled === undefined ? {} : { status: disabled ? 'disabled' : 'enabled' }),
    metadata: changedMetadata(endpoint.metadata, given.metadata),
  });
  return withoutSecret(endpoint);
}

function remove({ world, id }: Call) {
  found(world.webhookEndpoints, 'webhook_endpoint', id);
  world.webhookEndpoints.delete(id);
  return { id, object: 'webhook_endpoint', deleted: true };
}

/** Removes the secret, which is returned only when the endpoint is created. */
function withoutSecret({ secret: _, ...endpoint }: Stripe.WebhookEndpoint): Stripe.WebhookEndpoint {
  return endpoint;
}

/** Returns the listeners, for all events or for one type. */
export function listenersOf(world: World, type?: string): { id: string; url: string; secret: string }[] {
  return [...world.webhookEndpoints.values()].flatMap(({ id, url, secret, enabled_events, status }) => {
    const hears = type === undefined || enabled_events.includes('*') || enabled_events.includes(type);
    return secret && status === 'enabled' && hears ? [{ id, url, secret }] : [];
  });
}

export const webhookRoutes = [
  route('POST /v1/webhook_endpoints', create),
  route('GET /v1/webhook_endpoints', ({ world, form }) =>
    listOf(
      '/v1/webhook_endpoints',
      [...world.webhookEndpoints.values()].map(withoutSecret),
      read(listParams({}), form),
    ),
  ),
  route('GET /v1/webhook_endpoints/:id', ({ world, id }) =>
    withoutSecret(found(world.webhookEndpoints, 'webhook_endpoint', id)),
  ),
  route('POST /v1/webhook_endpoints/:id', update),
  route('DELETE /v1/webhook_endpoints/:id', remove),
  route('GET /v1/events', ({ world, form }) => {
    const { type, types, ...page } = read(listParams({ type: text.optional(), types: z.array(text).optional() }), form);
    const wanted = [...world.events.values()].filter(
      (event) => (type ?? event.type) === event.type && (types?.includes(event.type) ?? true),
    );
    return listOf('/v1/events', wanted, page);
  }),
  route('GET /v1/events/:id', ({ world, id }) => found(world.events, 'event', id)),
];
