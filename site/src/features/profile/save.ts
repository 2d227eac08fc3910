import * as z from 'zod/mini';
import { type ProfileSave, putProfile, type User, user } from '../../../../contract/account/user.ts';
import { DELAY } from '../../../../contract/limits.ts';
import { showToast, toastOnNextPage } from '../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { fetchUser } from '../account/session/calls.ts';
import { replaceUser, sessionEnded } from '../account/session/store.ts';
import { dropDraft } from './form/draft.ts';
import { PROFILE_UPDATED, UPDATE_FAILED } from './texts.ts';

const answer = z.extend(user, { profileComplete: z.optional(z.boolean()) });
const putProfileLeniently = { ...putProfile, response: answer };

/** Fills in whether the profile is complete if the response doesn't say: it is if there are more than a few fields. */
export function completed(saved: z.infer<typeof answer>): User {
  return { ...saved, profileComplete: saved.profileComplete ?? Object.keys(saved).length > 3 };
}

export type Saved =
  | { status: 'saved'; user: User }
  /** The stored profile has changed in the meantime; `newer` is that version. */
  | { status: 'conflict'; newer: User }
  | { status: 'refused'; message: string; fields: Readonly<Record<string, string>> };

/** Saves the answers. Call `openResults` afterward to show the results. */
export async function saveProfile(body: ProfileSave): Promise<Saved> {
  try {
    const saved = completed(await call(putProfileLeniently, { body }));
    replaceUser(saved);
    dropDraft();
    toastOnNextPage(PROFILE_UPDATED);
    return { status: 'saved', user: saved };
  } catch (error) {
    const newer = error instanceof ApiError && error.code === 'conflict' ? await newerUser() : undefined;
    if (newer) return { status: 'conflict', newer };
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    const message = messageOf(error);
    console.warn(`${UPDATE_FAILED}: ${message}`);
    showToast({ title: UPDATE_FAILED, description: message, destructive: true });
    return { status: 'refused', message, fields: error instanceof ApiError ? error.fields : {} };
  }
}

/** Opens the results after a save. */
export function openResults(): void {
  setTimeout(() => location.assign('/search-results?autoSearch=true'), DELAY.profileSavedToResults);
}

async function newerUser(): Promise<User | undefined> {
  try {
    return await fetchUser();
  } catch {
    // The original error is then shown, and the answers stay.
    return undefined;
  }
}
