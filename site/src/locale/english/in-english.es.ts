import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type CuratedProgram, curatedProgram } from '../../../../contract/programs/catalog.ts';
import { type LocalForm, localForm } from '../../../../contract/programs/local-forms.ts';
import { contentFolder } from '../content-folder.ts';

export const inEnglish = originals<CuratedProgram>('programs', curatedProgram);
export const formInEnglish = originals<LocalForm>('local-forms', localForm);

function originals<Entry>(collection: string, schema: { parse: (entry: unknown) => Entry }) {
  const known = new Map<string, Entry>();
  return (id: string, loaded: Entry): Entry => {
    // Without a translation, the entry was loaded in English.
    if (!existsSync(`${contentFolder(collection)}/${id}.yaml`)) return loaded;
    const original =
      known.get(id) ?? schema.parse(parse(readFileSync(`./site/src/content/${collection}/${id}.yaml`, 'utf8')));
    known.set(id, original);
    return original;
  };
}
