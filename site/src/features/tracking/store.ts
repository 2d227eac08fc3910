import { atom } from 'nanostores';
import { type Application, getApplications, postApplication } from '../../../../contract/applications.ts';
import { ApiError, call } from '../../lib/api.ts';
import { sessionEnded } from '../session/store.ts';

export type Tracked =
  | { status: 'loading' }
  /** The member has no application for the program, or nobody knows: the server makes no second one. */
  | { status: 'none' }
  | { status: 'tracked'; application: Pick<Application, 'id' | 'status'> };

/** The member's application for the program of this page. */
export const $tracked = atom<Tracked>({ status: 'loading' });

export const APPLICATIONS_PATH = '/profile#my-applications';

/** Looks whether the member has an application for this program. */
export async function lookForApplication(grantId: string): Promise<void> {
  $tracked.set({ status: 'loading' });
  try {
    const application = (await call(getApplications)).find((listed) => listed.grantId === grantId);
    // Begun meanwhile, by a button of the page: that knows more.
    if ($tracked.get().status === 'loading') {
      $tracked.set(application ? { status: 'tracked', application } : { status: 'none' });
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return sessionEnded();
    if ($tracked.get().status === 'loading') $tracked.set({ status: 'none' });
  }
}

/** Begins an application, or finds the one that is there. Throws as `call` does. */
export async function beginApplication(grantId: string, signal?: AbortSignal): Promise<Application> {
  const application = await call(postApplication, { body: { grantId }, ...(signal ? { signal } : {}) });
  $tracked.set({ status: 'tracked', application });
  return application;
}
