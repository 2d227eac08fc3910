import { atom } from 'nanostores';
import { type Application, getApplications, postApplication } from '../../../../../contract/saved/applications.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';

export type Tracked =
  | { status: 'loading' }
  /** The member hasn't applied, or we don't know. Either is fine, because the server never creates a second one. */
  | { status: 'none' }
  | { status: 'tracked'; application: Pick<Application, 'id' | 'status'> };

/** The member's application for this page's program. */
export const $tracked = atom<Tracked>({ status: 'loading' });

export const APPLICATIONS_PATH = '/profile#my-applications';

/** Loads the member's application for this program, if any. */
export async function findApplication(grantId: string): Promise<void> {
  $tracked.set({ status: 'loading' });
  try {
    const application = (await call(getApplications)).find((listed) => listed.grantId === grantId);
    // Skip if a button on the page started one in the meantime, because that's more current.
    if ($tracked.get().status === 'loading') {
      $tracked.set(application ? { status: 'tracked', application } : { status: 'none' });
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return sessionEnded();
    if ($tracked.get().status === 'loading') $tracked.set({ status: 'none' });
  }
}

/** Starts an application or returns the existing one. Throws like `call`. */
export async function beginApplication(grantId: string, signal?: AbortSignal): Promise<Application> {
  const application = await call(postApplication, { body: { grantId }, ...(signal ? { signal } : {}) });
  $tracked.set({ status: 'tracked', application });
  return application;
}
