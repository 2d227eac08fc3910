import type { Locale } from '../../../../contract/locales.ts';

/** The path of the contract's `putLanguage`. Importing that would add the schemas: too much for every page. */
export const LANGUAGE_PATH = '/api/user/language';

/** Keeps the language that a member chose. The next page needn't wait for it. Visitors have nothing to keep it in. */
export function chooseLanguage(language: Locale): void {
  if (!('signedIn' in document.documentElement.dataset)) return;
  fetch(LANGUAGE_PATH, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ language }),
    keepalive: true,
  }).catch(() => {});
}
