export const AUTHENTICATION_REQUIRED = {
  title: 'Authentication required',
  description: 'Please log in to access this page',
} as const;
export const LOGGED_OUT = { title: 'Logged out', description: 'You have been successfully logged out.' } as const;
export const LOGOUT_FAILED = 'Logout failed';

export const LOADING_ACCOUNT = 'Loading your account';
export const ACCOUNT_FAILED = 'Your account couldn’t be loaded';
