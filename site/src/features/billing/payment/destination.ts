import { pathOnThisSite } from '../../account/auth/destination.ts';
import { drop, keep, kept, SESSION_KEYS } from '../../account/session/storage.ts';

export const PROFILE_TAB = '/profile?tab=subscription';

/**
 * Stores the destination from the URL until after payment, because the member may go through the login or a bank first.
 */
export function keepDestination(search: string): void {
  const wanted = pathOnThisSite(new URLSearchParams(search).get('returnUrl'));
  if (wanted !== undefined) keep(SESSION_KEYS.subscriptionReturnUrl, wanted);
}

/**
 * Returns the page to open after payment and clears the stored one. It comes from the URL or from storage, if it's on
 * this site; otherwise it's the profile.
 */
export function takeDestination(search: string): string {
  const asked = pathOnThisSite(new URLSearchParams(search).get('returnUrl'));
  const wanted = asked ?? pathOnThisSite(kept(SESSION_KEYS.subscriptionReturnUrl));
  drop(SESSION_KEYS.subscriptionReturnUrl);
  return wanted ?? PROFILE_TAB;
}

/** Goes to the previous page, or to the profile if this is the first one. */
export function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign(PROFILE_TAB);
}
