import { getCollection } from 'astro:content';
import { listsOf, type ProgramList } from './lists.ts';
import { type Program, programOf } from './program.ts';
import { relatedPrograms } from './related.ts';

interface Catalogue {
  programs: Program[];
  lists: ProgramList[];
  /** By a program's id. */
  related: Map<string, Program[]>;
  /** The lists that a program stands in, by its id; the list of all is left out. */
  listedIn: Map<string, ProgramList[]>;
}

let read: Promise<Catalogue> | undefined;

/** Every program with what the site knows about it: read and sorted once a build, not once a page. */
export function catalogue(): Promise<Catalogue> {
  read ??= readCatalogue();
  return read;
}

async function readCatalogue(): Promise<Catalogue> {
  const now = Date.now();
  const programs = (await getCollection('programs')).map(({ id, data }) => programOf(id, data, now));
  const lists = listsOf(programs);
  const listedIn = new Map<string, ProgramList[]>(programs.map(({ id }) => [id, []]));
  for (const list of lists) {
    if (list.group !== 'all') for (const { id } of list.programs) listedIn.get(id)?.push(list);
  }
  return { programs, lists, related: relatedPrograms(programs), listedIn };
}
