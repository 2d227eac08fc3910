import { RESET_INITIATED } from '../../../../../contract/account/passwords.ts';
import { PASSWORD } from '../../../../../contract/account/sign-in-limits.ts';
import { PRODUCT_NAME } from '../../../../../contract/limits.ts';

export const TABS_LABEL = 'Log in or sign up';
export const TABS = { login: 'Log in', signup: 'Sign up' } as const;
export const HEADINGS = { login: 'Welcome back', signup: 'Create your account' } as const;
export const INTRODUCTIONS = {
  login: 'Log in to see the programs that fit you.',
  signup: `${PRODUCT_NAME} is free to use. Tell us about yourself next, and we’ll show you what you could qualify for.`,
} as const;

/** Reasons by target page. The first match wins. */
export const REASONS: readonly { of: RegExp; login: string; signup: string }[] = [
  {
    of: /^\/grants\/[^/]+\/apply/,
    login: 'Log in to see if you qualify for this program.',
    signup: 'Sign up to see if you qualify for this program. It’s free and takes a few questions.',
  },
  {
    of: /^\/search-results/,
    login: 'Log in to see your programs.',
    signup: 'Sign up to see the programs that fit you. It’s free.',
  },
  { of: /^\/profile/, login: 'Log in to see your profile.', signup: 'Sign up to create your profile. It’s free.' },
  {
    of: /^\/people/,
    login: 'Log in to see the people you help.',
    signup: 'Sign up to keep a list for each person you help. It’s free.',
  },
  { of: /^\/subscription/, login: 'Log in to see your plan.', signup: 'Sign up before you choose a plan.' },
  { of: /^\/.+/, login: 'Log in to see this page.', signup: 'Sign up to see this page. It’s free.' },
];
export const DRAFT_IS_KEPT = 'The answers you haven’t saved are kept on this device.';

export const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  rememberMe: 'Keep me logged in',
  sharedComputer: 'Shared or public computer',
  secondFactor: 'Code from your app',
} as const;
export const THIS_DEVICE = 'On this device';
export const SHARED_HINT =
  'In a library or shelter, or on someone else’s phone. We’ll log you out after ten minutes without use and leave nothing behind.';
export const SECOND_FACTOR_HINT = 'Six digits. Lost your phone? Enter one of your recovery codes.';
export const AGREE = { before: 'I agree to the', terms: 'terms', and: 'and', privacy: 'privacy policy' } as const;
export const NEW_PASSWORD_HINT = `At least ${PASSWORD.minLength} characters, with a number and a special character`;

export const PENDING = { login: 'Logging in…', signup: 'Creating your account…' } as const;

export const LOGIN_FAILED = 'Login failed';
export const REGISTRATION_FAILED = 'Registration failed';
export const EMAIL_TAKEN = 'This email is already registered. Please use another email or login.';

export const loginSuccessful = (name: string) => ({
  title: 'Login successful',
  description: `Welcome back, ${name}!`,
});
export const REGISTRATION_SUCCESSFUL = {
  title: 'Registration successful',
  description: `Welcome to ${PRODUCT_NAME}`,
} as const;

export const FORGOT = {
  open: 'Forgot your password?',
  title: 'Forgot your password?',
  description: 'Enter your account’s email address. We’ll send you a link to choose a new password.',
  send: 'Send reset link',
  sending: 'Sending…',
  back: 'Return to login',
} as const;
export const FORGOT_SENT = {
  title: 'Check your inbox',
  description: 'The email should arrive in a few minutes. Check your spam folder too.',
  text: 'The link in it works once, for one hour.',
  nothing: 'No email? Check the address and try again, or',
  support: 'contact support',
  again: 'Try again',
} as const;
export const FORGOT_FAILED = {
  title: 'Error',
  unsent: 'Failed to send password reset link. Please try again later.',
  network: 'Something went wrong. Please try again later.',
} as const;
export const RESET_CREATED = {
  title: 'Reset link created',
  description: RESET_INITIATED,
} as const;

export const PASSKEY = { logIn: 'Use a passkey' } as const;

export const BY_CODE = {
  open: 'Email me a code',
  title: 'Log in with a code',
  description: 'We’ll email you a code that logs you in here, even if you read your mail on another device.',
  send: 'Send the code',
  sending: 'Sending…',
  codeTitle: 'Enter the code',
  codeDescription:
    'If your address has an account, the code is in your inbox in a few minutes. Check your spam folder too.',
  code: 'Code from the email',
  codeHint: 'Eight digits. It works once, for ten minutes.',
  use: 'Log in',
  using: 'Logging in…',
  again: 'Send another code',
  back: 'Return to login',
  failed: 'The code didn’t work',
  unsent: 'The code wasn’t sent',
  network: 'Something went wrong. Please try again later.',
} as const;
export const NEW_PASSWORD = {
  title: 'You’re logged in',
  description: 'Do you want to choose a new password now? You’ll need to log in with it once.',
  choose: 'Choose a new password',
  later: 'Not now',
} as const;

export const PREPARING = 'Preparing the form';

/** The page's title and description. */
export const HEAD = {
  title: TABS_LABEL,
  description: `Log in to ${PRODUCT_NAME} or create a free account to see which grants, loans and assistance programs may fit you.`,
} as const;
