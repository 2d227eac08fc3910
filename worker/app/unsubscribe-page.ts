import type { MiddlewareHandler } from 'hono';
import type { AppTypes } from '../http/context.ts';

/**
 * Mail programs that know no one-click button open the address of the header in a browser, which asks for a page: that
 * is the one with the button. Our own call asks for JSON.
 */
export const showUnsubscribePage: MiddlewareHandler<AppTypes> = async (context, next) => {
  if (!context.req.header('accept')?.includes('text/html')) return next();
  return context.redirect(new URL(context.req.path.replace('/api', ''), context.get('settings').APP_URL).href, 303);
};
