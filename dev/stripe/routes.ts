import type { FormMap } from './form.ts';
import type { World } from './world.ts';

export interface Call {
  world: World;
  /** What stands in the path where the route has a name with a colon. */
  id: string;
  form: FormMap;
  /** Called with the publishable key, as the browser script does. */
  fromBrowser: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  /** Whether the browser script may call it too. */
  browser: boolean;
  answer(call: Call): unknown;
}

/** A route: `route('POST /v1/invoices/:id/pay', answer)`. */
export function route(
  signature: `${Route['method']} /v1/${string}`,
  answer: Route['answer'],
  { browser = false } = {},
): Route {
  const [method = '', path = ''] = signature.split(' ');
  if (method !== 'GET' && method !== 'POST' && method !== 'DELETE') throw new Error(signature);
  return { method, path: new RegExp(`^${path.replace(':id', '([^/]+)')}$`), browser, answer };
}
