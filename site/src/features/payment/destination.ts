import { pathOnThisSite } from '../auth/destination.ts';
import { drop, keep, kept, SESSION_KEYS } from '../session/storage.ts';

export const PROFILE_TAB = '/profile?tab=subscription';

/** Keeps where the address wants to lead after a payment: the way may go through the login or a bank. */
export function keepDestination(search: string): void {
  const wanted = pathOnThisSite(new URLSearchParams(search).get('returnUrl'));
  if (wanted !== undefined) keep(SESSION_KEYS.subscriptionReturnUrl, wanted);
}

/** Where a payment leads: to what the address asks for, else to what was kept, else to the profile. Pages of this site alone. */
export function takeDestination(search: string): string {
  const asked = pathOnThisSite(new URLSearchParams(search).get('returnUrl'));
  const wanted = asked ?? pathOnThisSite(kept(SESSION_KEYS.subscriptionReturnUrl));
  drop(SESSION_KEYS.subscriptionReturnUrl);
  return wanted ?? PROFILE_TAB;
}

/** The page before this one; the profile where this one is the first. */
export function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign(PROFILE_TAB);
}
