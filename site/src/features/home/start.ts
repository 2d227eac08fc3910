import type { Session } from '../account/session/store.ts';

export const START = { visitor: '/auth?mode=signup', incomplete: '/profile', complete: '/search-results' } as const;

/**
 * Returns where the home page's main buttons link to. While the profile's state is unknown, that's the search results,
 * which redirect to /profile if needed.
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
