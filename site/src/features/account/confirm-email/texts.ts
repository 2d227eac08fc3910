export const TITLE = 'Confirm your email address';
export const CONFIRMING = 'Confirming your address…';

export const DONE = {
  title: 'Your email address was changed',
  text: 'From now on, log in with your new address. Other devices were logged out.',
  action: 'Go to your profile',
} as const;
/** For a link that confirms the account's current address. */
export const CONFIRMED = {
  title: 'Your email address is confirmed',
  text: 'You’ll get the emails you asked for.',
  action: 'See what we email you',
} as const;
export const NOT_CONFIRMED = {
  title: 'The address couldn’t be confirmed',
  action: 'Go to your profile',
} as const;
export const INCOMPLETE = 'This link isn’t complete. Open it again from our email.';

/** The page's title and description. */
export const HEAD = {
  title: TITLE,
  description: 'The link in our email confirms your account’s address. It works once, for one hour.',
} as const;
