export const STILL_THERE = {
  title: 'Are you still there?',
  stay: 'Stay signed in',
  leave: 'Log out now',
} as const;
/** Announced again whenever the text changes, as time runs out. */
export const endsIn = (seconds: number) =>
  `This is a shared computer. We’ll log you out in ${seconds === 60 ? 'one minute' : `${seconds} seconds`} and clear this browser.`;

export const LOGGED_OUT_UNUSED = {
  title: 'You’re logged out',
  description: 'No one used this page for ten minutes, and this is a shared computer.',
  dismissAfter: 10_000,
} as const;
