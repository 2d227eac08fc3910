/** The path of the contract's `putLanguage`. Importing that would add the schemas: too much for every page. */
export const LANGUAGE_PATH = '/api/user/language';
