import type { MiddlewareHandler } from 'hono';
import type { AppTypes } from '../http/context.ts';

/**
 * Mail programs without one-click unsubscribe open the header's address in a browser and expect a page, so they get the
 * page with the button. Our own call asks for JSON.
 */
export const showUnsubscribePage: MiddlewareHandler<AppTypes> = async (context, next) => {
  if (!context.req.header('accept')?.includes('text/html')) return next();
  return context.redirect(new URL(context.req.path.replace('/api', ''), context.get('settings').APP_URL).href, 303);
};
