import type { Profile } from '../../../../contract/profile.ts';
import { drop, keep, kept, keptJson, SESSION_KEYS } from '../session/storage.ts';
import { editWords } from './edit-words.ts';
import { type FieldName, INPUTS } from './inputs.ts';
import { CONFLICT } from './texts.ts';

const PARTS: Readonly<Record<string, string>> = CONFLICT.names;

/** Stores the tab's list and answers from before this edit for the results page. Nothing is sent anywhere. */
export function noteEdit(changed: readonly string[], was: Profile, now: Profile): void {
  const { beforeEdit, query, results } = SESSION_KEYS;
  const before = kept(query) === '' ? keptJson(results) : null;
  const edits = changed.flatMap((name) => (isField(name) ? editWords(name, was, now) : (PARTS[name] ?? [])));
  if (before === null || edits.length === 0) drop(beforeEdit);
  else keep(beforeEdit, JSON.stringify({ changed: edits, results: before }));
}

function isField(name: string): name is FieldName {
  return Object.hasOwn(INPUTS, name);
}
