import type { FormMap } from './objects/form.ts';
import type { World } from './world.ts';

export interface Call {
  world: World;
  /** The path segment that matches the route's `:id`. */
  id: string;
  form: FormMap;
  /** True if the call used the publishable key, as the browser script does. */
  fromBrowser: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  /** True if the browser script may call it too. */
  browser: boolean;
  answer(call: Call): unknown;
}

/** Creates a route: `route('POST /v1/invoices/:id/pay', answer)`. */
export function route(
  signature: `${Route['method']} /v1/${string}`,
  answer: Route['answer'],
  { browser = false } = {},
): Route {
  const [method = '', path = ''] = signature.split(' ');
  if (method !== 'GET' && method !== 'POST' && method !== 'DELETE') throw new Error(signature);
  return { method, path: new RegExp(`^${path.replace(':id', '([^/]+)')}$`), browser, answer };
}
