import * as z from 'zod/mini';
import { findForPerson } from '../../../../contract/person-programs.ts';
import { profileUpdate } from '../../../../contract/profile.ts';
import type { SearchResults } from '../../../../contract/search.ts';
import type { User } from '../../../../contract/user.ts';
import { call } from '../../lib/api.ts';
import { formValuesOf } from './form-values.ts';

/** The summary isn't worth a longer wait after saving. */
const PATIENCE_MS = 2000;

/** A member's list before an edit. */
export type ListBefore = Pick<SearchResults, 'grants' | 'total'>;

/** The list for the stored answers; undefined if there were none yet, or if it can't be loaded in time. */
export async function listFor(user: User): Promise<ListBefore | undefined> {
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
