import type { User } from '../../../../../contract/account/user.ts';
import type { Session } from './store.ts';

export type Access =
  | { to: 'wait' }
  | { to: 'retry'; message: string }
  | { to: 'log-in' }
  | { to: 'complete-profile' }
  | { to: 'enter'; user: User };

/** Returns whether a protected page may be shown. Members with an incomplete profile may only open /profile. */
export function accessOf(session: Session, allowIncompleteProfile: boolean): Access {
  switch (session.status) {
    case 'loading':
      return { to: 'wait' };
    case 'failed':
      return { to: 'retry', message: session.message };
    case 'visitor':
      return { to: 'log-in' };
    case 'signed-in':
      if (!session.user.profileComplete && !allowIncompleteProfile) return { to: 'complete-profile' };
      return { to: 'enter', user: session.user };
  }
}

/** Returns the login path with a redirect back to this page. */
export function logInPath(page: { pathname: string; search: string }): string {
  return `/auth?redirect=${encodeURIComponent(page.pathname + page.search)}`;
}
