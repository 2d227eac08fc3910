import type { Context, HonoRequest } from 'hono';
import type * as z from 'zod/mini';
import type { Access, Endpoint, Output } from '../../contract/endpoint.ts';
import { ApiFailure } from '../failure.ts';
import { emailIn } from './caller.ts';
import type { AppTypes } from './context.ts';
import type { Admin, SignedIn } from './signed-in.ts';

type Schema = z.ZodMiniType | undefined;

/** A call that has passed the guard and validation. */
export interface Call<A extends Access, P extends Schema, B extends Schema> {
  readonly params: Output<P>;
  readonly body: Output<B>;
  readonly signedIn: A extends 'public' | 'admin' ? null : SignedIn;
  readonly admin: A extends 'admin' ? Admin : null;
  readonly context: Context<AppTypes>;
}

/** Wraps the handling of a valid call, to apply the app's limits. */
export type Within = (
  call: { params: unknown; body: unknown; signedIn: SignedIn | null },
  handle: () => Promise<unknown>,
) => Promise<unknown>;

export interface Route {
  readonly endpoint: Endpoint;
  /** Whether a recently seen member's call may be handled while the session is still being verified. */
  readonly startsEarly: boolean;
  /** Validates the request and runs the handler `within` limits. Returns the JSON body, or a file. */
  readonly run: (context: Context<AppTypes>, within: Within) => Promise<unknown>;
}

/**
 * Connects a contract endpoint with its handler. A handler that doesn't return JSON creates the response itself. A call
 * that changes nothing and doesn't depend on the plan may start early.
 */
export function route<A extends Access, P extends Schema, B extends Schema, R extends z.ZodMiniType>(
  endpoint: Endpoint<A, P, B, R>,
  handle: (call: Call<A, P, B>) => Promise<z.input<R> | Response>,
  { startsEarly = false } = {},
): Route {
  return {
    endpoint,
    startsEarly,
    async run(context, within) {
      const params = parse(endpoint.params, context.req.param()) as Output<P>;
      const body = (endpoint.body ? parse(endpoint.body, await readJson(context.req)) : undefined) as Output<B>;
      context.set('email', emailIn(body));
      const signedIn = (
        endpoint.access === 'public' || endpoint.access === 'admin' ? null : context.get('signedIn')
      ) as Call<A, P, B>['signedIn'];
      const admin = (endpoint.access === 'admin' ? context.get('admin') : null) as Call<A, P, B>['admin'];
      return within({ params, body, signedIn }, () => handle({ params, body, signedIn, admin, context }));
    },
  };
}

/** Returns an endpoint's only route. Throws if there is none or more than one; the app calls this at startup. */
export function routeOf(endpoint: Endpoint, routes: readonly Route[]): Route {
  const [found, ...others] = routes.filter((each) => each.endpoint === endpoint);
  if (!found || others.length > 0) {
    throw new Error(`${endpoint.method} ${endpoint.path} has ${found ? 'more than one route' : 'no route'}`);
  }
  return found;
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  const [first = 'The request isn’t valid.'] = Object.values(fields);
  throw new ApiFailure('validation', first, { fields });
}

async function readJson(request: HonoRequest): Promise<unknown> {
  const type = request.header('content-type');
  if (type && !/^application\/([\w.+-]+\+)?json\b/i.test(type)) {
    throw new ApiFailure('unsupported_media_type', 'Please send the request as JSON.');
  }
  const text = await request.text();
  if (text.trim() === '') throw new ApiFailure('broken_json', 'The request has no content. Please send it as JSON.');
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    throw new ApiFailure('broken_json', 'The request isn’t valid JSON.');
  }
}

/** Replaces lone halves of surrogate pairs, which aren't text: the database would refuse them. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
