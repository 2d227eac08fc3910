import { PASSWORD } from '../../../../../contract/account/sign-in-limits.ts';

export const TITLE = 'Reset your password';
export const VERIFYING = 'Checking your link…';

export const INVALID = {
  title: 'Invalid reset link',
  text: 'This link was already used, is more than an hour old, or isn’t complete. Ask for a new one on the login page.',
  action: 'Return to Login',
} as const;

export const INTRODUCTION = 'Choose a new password. This logs you out everywhere. Then log in with the new one.';
export const NEW_PASSWORD = 'New Password';
export const NEW_PASSWORD_HINT = `At least ${PASSWORD.minLength} characters, with an uppercase letter, a lowercase letter, a number and a special character`;
export const CONFIRM_PASSWORD = 'Confirm New Password';
export const SAVE = 'Reset password';
export const SAVING = 'Saving…';

export const FAILED = 'Something went wrong';

export const DONE = {
  title: 'Your password was changed',
  text: 'You can log in with it now. We sent you an email about the change.',
  action: 'Go to Login',
} as const;

/** The page's title and description. */
export const HEAD = {
  title: TITLE,
  description: 'Choose a new password for your account. The link in our email works once, for one hour.',
} as const;
