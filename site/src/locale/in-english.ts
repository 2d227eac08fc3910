import type { CuratedProgram } from '../../../contract/programs/catalog.ts';

/** Returns a program's English original, from what this build loaded. `in-english.es.ts` replaces this in Spanish. */
export const inEnglish = (_id: string, loaded: CuratedProgram): CuratedProgram => loaded;
