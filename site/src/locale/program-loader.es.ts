import { existsSync, readFileSync } from 'node:fs';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { curatedProgram } from '../../../contract/programs/catalog.ts';
import { programTexts, withTexts } from '../../../contract/programs/program-texts.ts';
import { contentFolder } from './content-folder.ts';
import { LOCALE } from './locale.ts';

/** Loads programs with their texts in this language. A program without such texts stays in English. */
export const inOwnTexts = (programs: Loader): Loader => ({
  ...programs,
  load: async (context) => {
    await programs.load(context);
    for (const [id, entry] of context.store.entries()) {
      const file = `${contentFolder('programs')}/${id}.yaml`;
      if (!existsSync(file)) continue;
      const texts = programTexts.parse(parse(readFileSync(file, 'utf8')));
      // The store leaves out entries whose digest it has.
      const digest = `${entry.digest} ${LOCALE}`;
      context.store.set({ ...entry, digest, data: withTexts(curatedProgram.parse(entry.data), texts) });
    }
  },
});
