import type { MiddlewareHandler } from 'hono';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contract/locales.ts';
import type { AppTypes } from '../http/context.ts';
import { pageAddress } from '../http/page-address.ts';

/**
 * Email clients without one-click unsubscribe open the header's address in a browser and expect a page, so they get the
 * page with the button. Our own call asks for JSON.
 */
export const showUnsubscribePage: MiddlewareHandler<AppTypes> = async (context, next) => {
  if (!context.req.header('accept')?.includes('text/html')) return next();
  const site = { appUrl: context.get('settings').APP_URL, language: languageIn(context.req.query('lang')) };
  return context.redirect(pageAddress(site, context.req.path.replace('/api', '')), 303);
};

/** Returns the email's language, which is part of the link. */
function languageIn(given: string | undefined): Locale {
  return LOCALES.find((locale) => locale === given) ?? DEFAULT_LOCALE;
}
