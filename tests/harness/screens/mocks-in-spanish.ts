import type { Page, Route } from '@playwright/test';
import { inOwnLanguage } from '../../../worker/language/own-language.ts';

/** The Worker's context for a Spanish reader. Its assets are those of the running product. */
const CONTEXT = Object.create({
  env: { ASSETS: { fetch: (url: string) => fetch(new URL(new URL(url).pathname, process.env['PRODUCT_URL'])) } },
  req: { header: () => 'es' },
});

/**
 * Returns a page whose mocks answer in Spanish where the Worker has a translation. Adds each text to `answered`,
 * because some are made up for the test and have no translation.
 */
export function answeringInSpanish(page: Page, answered: Set<string>): Page {
  const routeInSpanish = (route: Route): Route =>
    replacing(route, 'fulfill', async ({ json, ...options }: Parameters<Route['fulfill']>[0] & object = {}) => {
      const own = json === undefined ? {} : { json: await inOwnLanguage(CONTEXT, json) };
      for (const text of textsIn(own)) answered.add(text);
      await route.fulfill({ ...options, ...own });
    });
  return replacing(page, 'route', (url: string | RegExp, handle: (route: Route) => unknown) =>
    page.route(url, (route) => handle(routeInSpanish(route))),
  );
}

function replacing<Place extends object>(place: Place, method: keyof Place, own: unknown): Place {
  return new Proxy(place, {
    get(target, key) {
      if (key === method) return own;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
