import type { Loader } from 'astro/loaders';

/** These return the loader unchanged. `program-loader.es.ts` replaces this module in the Spanish build. */
export const inOwnTexts = (programs: Loader): Loader => programs;
export const formsInOwnTexts = (forms: Loader): Loader => forms;
export const helpersInOwnTexts = (helpers: Loader): Loader => helpers;
