import './programs/sentences.ts';
import type * as z from 'zod/mini';

/**
 * Who may call an endpoint. The Worker checks this before it validates or handles the request.
 * - `public`: everyone
 * - `session`: a signed-in user, even with an incomplete profile
 * - `member`: a signed-in user whose profile is complete
 * - `subscriber`: a member with an active premium or platinum plan
 * - `admin`: the bearer of a token from `POST /api/admin/login`
 */
export type Access = 'public' | 'session' | 'member' | 'subscriber' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodMiniType;

/** One API call: what the Worker validates, the browser client sends and the tests iterate over. */
export interface Endpoint<
  A extends Access = Access,
  Params extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  readonly method: Method;
  /** A Hono path: `/api/grants/:id`. */
  readonly path: string;
  readonly access: A;
  readonly params: Params;
  readonly body: Body;
  readonly response: Response;
}

interface Definition<A, Params, Body, Response> {
  method: Method;
  path: string;
  access: A;
  params?: Params;
  body?: Body;
  response: Response;
}

/** Creates an endpoint. `params` and `body` are `undefined` if the call takes none. */
export function endpoint<
  A extends Access,
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(definition: Definition<A, Params, Body, Response>): Endpoint<A, Params, Body, Response> {
  const { method, path, access, params, body, response } = definition;
  return { method, path, access, params: params as Params, body: body as Body, response };
}

/** What a caller passes for a schema, or `undefined` if the endpoint takes none. */
export type Input<S extends Schema | undefined> = S extends Schema ? z.input<S> : undefined;
/** What parsing returns: to a handler for the request, to a caller for the response. */
export type Output<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;
