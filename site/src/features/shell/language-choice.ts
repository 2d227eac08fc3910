import { LANGUAGE_KEY, type Locale } from '../../../../contract/locales.ts';

/** The path of the contract's `putLanguage`. Importing that would add the schemas: too much for every page. */
export const LANGUAGE_PATH = '/api/user/language';

/** Keeps the language that the reader chose, in this browser and in the account. The next page needn't wait for it. */
export function chooseLanguage(language: Locale): void {
  keepLanguage(language);
  if (!('signedIn' in document.documentElement.dataset)) return;
  fetch(LANGUAGE_PATH, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ language }),
    keepalive: true,
  }).catch(() => {});
}

/** Keeps it in this browser alone. */
export function keepLanguage(language: Locale): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is blocked. Then the other language is offered again.
  }
}
