import * as z from 'zod/mini';
import type { User } from '../../../../contract/account/user.ts';
import { findForPerson } from '../../../../contract/profile/person-programs.ts';
import { type Profile, profileUpdate } from '../../../../contract/profile/profile.ts';
import type { SearchResults } from '../../../../contract/search/search.ts';
import { call } from '../../lib/api.ts';
import { drop, keep, SESSION_KEYS } from '../account/session/storage.ts';
import { editWords } from './edit-words.ts';
import type { FieldName } from './form/field-inputs.ts';
import { FIELD_QUESTIONS } from './form/field-questions.ts';
import { formValuesOf } from './form/form-values.ts';
import { CONFLICT } from './texts.ts';

const PARTS: Readonly<Record<string, string>> = CONFLICT.names;

/** The summary isn't worth a longer wait after saving. */
const PATIENCE_MS = 2000;

type List = Pick<SearchResults, 'grants' | 'total'>;

/** Returns the list for these answers; undefined if the profile is incomplete or the list can't be loaded in time. */
export async function listOf(user: User): Promise<List | undefined> {
  const answers = z.safeParse(profileUpdate, formValuesOf(user)).data;
  if (!user.profileComplete || !answers) return undefined;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { grants, total } = await call(findForPerson, { body: { answers }, signal });
    return { grants, ...(total ? { total } : {}) };
  } catch {
    return undefined;
  }
}

interface Edit {
  /** The names of the changed answers. */
  changed: readonly string[];
  was: Profile;
  now: Profile;
  /** The list before the edit. */
  before: List | undefined;
}

/** Stores the edits, and the list before them, in this tab for the results page. */
export function noteEdit({ changed, was, now, before }: Edit): void {
  const { beforeEdit } = SESSION_KEYS;
  const edits = changed.flatMap((name) => (isField(name) ? editWords(name, was, now) : (PARTS[name] ?? [])));
  if (before === undefined || edits.length === 0) drop(beforeEdit);
  else keep(beforeEdit, JSON.stringify({ changed: edits, results: before }));
}

function isField(name: string): name is FieldName {
  return Object.hasOwn(FIELD_QUESTIONS, name);
}
