import type { Profile } from '../../../../contract/profile.ts';
import type { User } from '../../../../contract/user.ts';
import { drop, keep, SESSION_KEYS } from '../session/storage.ts';
import { editWords } from './edit-words.ts';
import { type FieldName, INPUTS } from './inputs.ts';
import type { ListBefore } from './list-before.ts';
import { CONFLICT } from './texts.ts';

const PARTS: Readonly<Record<string, string>> = CONFLICT.names;

/** The list before an edit. Its code loads with it, since nothing else on the page needs it. */
export async function listBefore(user: User): Promise<ListBefore | undefined> {
  try {
    return await (await import('./list-before.ts')).listFor(user);
  } catch {
    return undefined;
  }
}

interface Edit {
  /** The names of the changed answers. */
  changed: readonly string[];
  was: Profile;
  now: Profile;
  before: ListBefore | undefined;
}

/** Stores in this tab what was edited and the list before it, for the results page. */
export function noteEdit({ changed, was, now, before }: Edit): void {
  const { beforeEdit } = SESSION_KEYS;
  const edits = changed.flatMap((name) => (isField(name) ? editWords(name, was, now) : (PARTS[name] ?? [])));
  if (before === undefined || edits.length === 0) drop(beforeEdit);
  else keep(beforeEdit, JSON.stringify({ changed: edits, results: before }));
}

function isField(name: string): name is FieldName {
  return Object.hasOwn(INPUTS, name);
}
