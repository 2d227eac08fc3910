import * as z from 'zod/mini';
import { findForPerson } from '../../../../contract/profile/person-programs.ts';
import { type Profile, type ProfileUpdate, profileUpdate } from '../../../../contract/profile/profile.ts';
import type { SearchResults } from '../../../../contract/search/search.ts';
import { placeProblem } from '../../../../matching/person/places.ts';
import { call } from '../../lib/api.ts';
import { formValuesOf } from './form/form-values.ts';

/** Returns the answers if they're enough for a list of programs. */
export function answersForList(told: Profile): ProfileUpdate | undefined {
  const answers = z.safeParse(profileUpdate, formValuesOf(told)).data;
  return answers && placeProblem(answers.location, answers.zipCode) === null ? answers : undefined;
}

/** Loads the first programs for these answers. */
export function programsFor(answers: ProfileUpdate, signal: AbortSignal): Promise<SearchResults> {
  return call(findForPerson, { body: { answers }, signal });
}
