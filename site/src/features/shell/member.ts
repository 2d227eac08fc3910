import type { User } from '../../../../contract/account/user.ts';
import { callNameOf, initialsOf } from '../account/session/names.ts';
import { $session, isOnSharedComputer, loadSession, type Session } from '../account/session/store.ts';
import { MY_ACCOUNT } from './texts.ts';

/** Fills the header for a signed-in member and keeps it up to date. */
export function showMember(page: HTMLElement): void {
  $session.subscribe((session) => show(page, session));
  void loadSession();
  if (isOnSharedComputer()) void import('../account/shared-computer/watch.ts').then(({ watchUse }) => watchUse());
}

function show(page: HTMLElement, session: Session): void {
  switch (session.status) {
    case 'loading':
      return;
    case 'failed':
      write('[data-call-name]', MY_ACCOUNT);
      return;
    case 'visitor':
      delete page.dataset['signedIn'];
      return;
    case 'signed-in':
      showUser(page, session.user);
  }
}

function showUser(page: HTMLElement, user: User): void {
  page.dataset['signedIn'] = '';
  page.dataset['profile'] = user.profileComplete ? 'complete' : 'incomplete';
  page.toggleAttribute('data-admin', user.navigation.adminMenu);
  write('[data-initials]', initialsOf(user));
  write('[data-call-name]', callNameOf(user));
}

function write(selector: string, text: string): void {
  for (const place of document.querySelectorAll(selector)) place.textContent = text;
}
