export const TITLE = 'Confirm your new email address';
export const CONFIRMING = 'Confirming your address…';

export const DONE = {
  title: 'Your email address is changed',
  text: 'From now on, log in with your new address. Other devices were logged out.',
  action: 'Go to your profile',
} as const;
export const NOT_CONFIRMED = {
  title: 'The address could not be confirmed',
  action: 'Go to your profile',
} as const;
export const INCOMPLETE = 'This link is not complete. Open it from our mail once more.';
export const TRY_AGAIN = 'Try again';

/** What the page's head says. */
export const HEAD = {
  title: TITLE,
  description: 'The link in our mail confirms a new email address for your account. It works once and for one hour.',
} as const;
