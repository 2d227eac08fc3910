import type { Session } from '../account/session/store.ts';

export const START = { visitor: '/auth?mode=signup', incomplete: '/profile', complete: '/search-results' } as const;

/**
 * Where the home page's main buttons link to. Search results redirect to /profile while the profile's state is unknown.
 */
export function startPath(session: Session): string {
  switch (session.status) {
    case 'visitor':
      return START.visitor;
    case 'signed-in':
      return session.user.profileComplete ? START.complete : START.incomplete;
    case 'loading':
    case 'failed':
      return START.complete;
  }
}
