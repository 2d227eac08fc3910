import { LOCALES } from '../../../../contract/locales.ts';
import { addressIn } from '../../locale/address-in.ts';

/** The path of the contract's `putLanguage`. Importing that would add the schemas, which are most of a script. */
export const LANGUAGE_PATH = '/api/user/language';

/**
 * Opens this page in another language: one file serves the page of any program or token, and a page's query may have
 * changed. A member's account keeps the language; the next page needn't wait for that.
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
