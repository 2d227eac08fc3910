import type { CuratedProgram } from '../../../../contract/programs/catalog.ts';
import type { LocalForm } from '../../../../contract/programs/local-forms.ts';

/** Returns a program's English original, given what this build loaded. `in-english.es.ts` replaces this in Spanish. */
export const inEnglish = (_id: string, loaded: CuratedProgram): CuratedProgram => loaded;

/** Does the same for a state's version of a program. */
export const formInEnglish = (_id: string, loaded: LocalForm): LocalForm => loaded;
