import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type CuratedProgram, curatedProgram } from '../../../contract/programs/catalog.ts';
import { contentFolder } from './content-folder.ts';

const originals = new Map<string, CuratedProgram>();

export function inEnglish(id: string, loaded: CuratedProgram): CuratedProgram {
  // What has no translation was loaded in English.
  if (!existsSync(`${contentFolder('programs')}/${id}.yaml`)) return loaded;
  let original = originals.get(id);
  if (original === undefined) {
    original = curatedProgram.parse(parse(readFileSync(`./site/src/content/programs/${id}.yaml`, 'utf8')));
    originals.set(id, original);
  }
  return original;
}
