import type { User } from '../../../../contract/account/user.ts';
import type { Profile } from '../../../../contract/profile/profile.ts';
import { getDismissedGrants } from '../../../../contract/saved/dismissed.ts';
import type { SearchResults } from '../../../../contract/search/search.ts';
import { totalWithout } from '../../../../matching/benefits/estimates/together.ts';
import { call } from '../../lib/api.ts';
import { drop, keep, SESSION_KEYS } from '../account/session/storage.ts';
import { editWords, householdWords } from './edit-words.ts';
import { answersForList, programsFor } from './for-person.ts';
import type { FieldName, FollowUp } from './form/field-inputs.ts';
import { FIELD_QUESTIONS } from './form/field-questions.ts';
import { FOLLOW_UP_TEXTS } from './form/follow-ups/follow-up-texts.ts';
import { CONFLICT } from './texts.ts';

/** The summary isn't worth a longer wait after saving. */
const PATIENCE_MS = 2000;

interface List extends Pick<SearchResults, 'grants' | 'total' | 'hasMore'> {
  /** How many programs the page held before dismissed ones were left out. */
  held: number;
}

/**
 * Returns the list for these answers without dismissed programs; undefined if the profile is incomplete or the list
 * can't be loaded in time.
 */
export async function listOf(user: User): Promise<List | undefined> {
  const answers = answersForList(user);
  if (!user.profileComplete || !answers) return undefined;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const [{ grants, total, hasMore }, { dismissedGrants }] = await Promise.all([
      programsFor(answers, signal),
      call(getDismissedGrants, { signal }),
    ]);
    const dismissed = new Set(dismissedGrants.map(({ id }) => id));
    return {
      grants: grants.filter(({ id }) => !dismissed.has(id)),
      held: grants.length,
      hasMore,
      ...(total ? { total: totalWithout(total, dismissed) } : {}),
    };
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
  const wordsFor = (name: string) => {
    if (name === 'household') return householdWords(was, now);
    if (isFollowUp(name)) return FOLLOW_UP_TEXTS[name].label;
    return isField(name) ? editWords(name, was, now) : CONFLICT.names.needs;
  };
  const edits = changed.flatMap(wordsFor);
  if (before === undefined || edits.length === 0) drop(beforeEdit);
  else keep(beforeEdit, JSON.stringify({ changed: edits, results: before }));
}

function isFollowUp(name: string): name is FollowUp {
  return Object.hasOwn(FOLLOW_UP_TEXTS, name);
}

function isField(name: string): name is FieldName {
  return Object.hasOwn(FIELD_QUESTIONS, name);
}
