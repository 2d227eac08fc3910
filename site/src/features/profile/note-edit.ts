import * as z from 'zod/mini';
import { findForPerson } from '../../../../contract/person-programs.ts';
import { type Profile, profileUpdate } from '../../../../contract/profile.ts';
import type { SearchResults } from '../../../../contract/search.ts';
import type { User } from '../../../../contract/user.ts';
import { call } from '../../lib/api.ts';
import { drop, keep, SESSION_KEYS } from '../session/storage.ts';
import { editWords } from './edit-words.ts';
import { formValuesOf } from './form-values.ts';
import { type FieldName, INPUTS } from './inputs.ts';
import { CONFLICT } from './texts.ts';

const PARTS: Readonly<Record<string, string>> = CONFLICT.names;

/** The summary isn't worth a longer wait after saving. */
const PATIENCE_MS = 2000;

type List = Pick<SearchResults, 'grants' | 'total'>;

/** The list for these answers; undefined if the profile had none yet, or if it can't be loaded in time. */
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
