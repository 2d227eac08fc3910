import { LOCALES } from '../../../../contract/locales.ts';
import { addressIn } from '../../locale/address-in.ts';

/** The path of the contract's `putLanguage`. Importing that would add the schemas, which are large. */
export const LANGUAGE_PATH = '/api/user/language';

/**
 * Opens this page in another language. Uses the current URL, because one file may serve many, and the query may have
 * changed. Stores the language in a member's account without waiting for the response.
 */
export function switchLanguage(link: HTMLAnchorElement): void {
  const language = LOCALES.find((locale) => locale === link.dataset['language']);
  if (!language) return;
  if ('signedIn' in document.documentElement.dataset) {
    fetch(LANGUAGE_PATH, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ language }),
      keepalive: true,
    }).catch(() => {});
  }
  location.assign(addressIn(language, location));
}
