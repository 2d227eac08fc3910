import * as z from 'zod/mini';
import { DELAY } from '../../../../contract/limits.ts';
import type { ProfileUpdate } from '../../../../contract/profile.ts';
import { putProfile, type User, user } from '../../../../contract/user.ts';
import { showToast, toastOnNextPage } from '../../components/ui/toast.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { replaceUser, sessionEnded } from '../session/store.ts';
import { PROFILE_UPDATED, UPDATE_FAILED } from './texts.ts';

const answer = z.extend(user, { profileComplete: z.optional(z.boolean()) });
const putProfileLeniently = { ...putProfile, response: answer };

/** A user who came back with more than a few fields has a profile, also where the answer does not say so. */
export function completed(saved: z.infer<typeof answer>): User {
  return { ...saved, profileComplete: saved.profileComplete ?? Object.keys(saved).length > 3 };
}

export interface Refusal {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** Leads to the search results on success. */
export async function saveProfile(body: ProfileUpdate): Promise<Refusal | undefined> {
  try {
    replaceUser(completed(await call(putProfileLeniently, { body })));
    toastOnNextPage(PROFILE_UPDATED);
    setTimeout(() => location.assign('/search-results?autoSearch=true'), DELAY.profileSavedToResults);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    const message = sentenceOf(error);
    console.warn(`${UPDATE_FAILED}: ${message}`);
    showToast({ title: UPDATE_FAILED, description: message, destructive: true });
    return { message, fields: error instanceof ApiError ? error.fields : {} };
  }
}
