import { getCollection } from 'astro:content';
import { formInEnglish, inEnglish } from '../../locale/english/in-english.ts';
import { listsOf, type ProgramList } from './lists.ts';
import { localProgramOf } from './local-forms.ts';
import { type Program, placeOf, programOf } from './program.ts';
import { relatedPrograms } from './related.ts';

interface Catalog {
  programs: Program[];
  /** State versions of nationwide programs. Each has its own page and is in its state's list. */
  localForms: Program[];
  /** A program's local forms by its ID, in state order. */
  formsOf: Map<string, Program[]>;
  lists: ProgramList[];
  /** A program's related programs by its ID. */
  related: Map<string, Program[]>;
  /** The lists that contain a program, by its ID. Leaves out the list of all programs. */
  listedIn: Map<string, ProgramList[]>;
}

let read: Promise<Catalog> | undefined;

/** Returns every program with what the site knows about it. Read and sorted once per build, not per page. */
export function catalog(): Promise<Catalog> {
  read ??= readCatalog();
  return read;
}

async function readCatalog(): Promise<Catalog> {
  const now = Date.now();
  const entries = await getCollection('programs');
  const programs = entries.map(({ id, data }) => programOf(id, data, now));
  const localForms = (await getCollection('local-forms')).map(({ id, data: form }) => {
    const whole = entries.find((entry) => entry.id === form.of);
    if (!whole) throw new Error(`The local form ${id} belongs to ${form.of}, which isn’t a program.`);
    const { name } = programOf(whole.id, whole.data, now);
    const english = localProgramOf(formInEnglish(id, form), inEnglish(form.of, whole.data));
    return { ...programOf(id, localProgramOf(form, whole.data), now, english), localFormOf: { id: form.of, name } };
  });
  const lists = listsOf(programs, localForms);
  const listedIn = new Map<string, ProgramList[]>([...programs, ...localForms].map(({ id }) => [id, []]));
  for (const list of lists) {
    if (list.group !== 'all') for (const { id } of list.programs) listedIn.get(id)?.push(list);
  }
  return { programs, localForms, formsOf: byProgram(localForms), lists, related: relatedPrograms(programs), listedIn };
}

function byProgram(localForms: readonly Program[]): Map<string, Program[]> {
  const forms = Map.groupBy(localForms, ({ localFormOf }) => localFormOf?.id ?? '');
  for (const some of forms.values()) some.sort((a, b) => placeOf(a).localeCompare(placeOf(b)));
  return forms;
}
