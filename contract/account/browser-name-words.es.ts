import type { BROWSER_NAME as English } from './browser-name-words.ts';

export const BROWSER_NAME: typeof English = {
  unknown: 'Navegador desconocido',
  on: (browser, system) => `${browser} en ${system}`,
};
