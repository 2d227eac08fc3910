import { existsSync, readFileSync } from 'node:fs';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { helperTexts, helperWithTexts } from '../../../contract/profile/helper-texts.ts';
import { helper } from '../../../contract/profile/helpers.ts';
import { curatedProgram } from '../../../contract/programs/catalog.ts';
import { localForm } from '../../../contract/programs/local-forms.ts';
import { formWithTexts, localFormTexts, programTexts, withTexts } from '../../../contract/programs/program-texts.ts';
import { contentFolder } from './content-folder.ts';
import { LOCALE } from './locale.ts';

/** Loads programs with their texts in this language. A program without such texts stays in English. */
export const inOwnTexts = (programs: Loader): Loader =>
  translated(programs, 'programs', (program, texts) =>
    withTexts(curatedProgram.parse(program), programTexts.parse(texts)),
  );

/** Does the same for states' versions of programs. */
export const formsInOwnTexts = (forms: Loader): Loader =>
  translated(forms, 'local-forms', (form, texts) => formWithTexts(localForm.parse(form), localFormTexts.parse(texts)));

/** Does the same for helpers. */
export const helpersInOwnTexts = (helpers: Loader): Loader =>
  translated(helpers, 'helpers', (one, texts) => helperWithTexts(helper.parse(one), helperTexts.parse(texts)));

function translated(
  originals: Loader,
  collection: string,
  withOwn: (original: unknown, texts: unknown) => Record<string, unknown>,
): Loader {
  return {
    ...originals,
    load: async (context) => {
      await originals.load(context);
      for (const [id, entry] of context.store.entries()) {
        const file = `${contentFolder(collection)}/${id}.yaml`;
        if (!existsSync(file)) continue;
        // The store skips entries whose digest is unchanged.
        const digest = `${entry.digest} ${LOCALE}`;
        context.store.set({ ...entry, digest, data: withOwn(entry.data, parse(readFileSync(file, 'utf8'))) });
      }
    },
  };
}
