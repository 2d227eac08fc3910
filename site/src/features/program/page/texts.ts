import { PRODUCT_NAME } from '../../../../../contract/limits.ts';

export const BACK = 'Back to the search results';
export const PROGRAM = 'Program details';
export const LOADING = 'Loading the program';
export const LOADING_FAILED = 'The program couldn’t be loaded';

export const GRANT_NOT_FOUND = {
  title: 'Grant not found',
  description: 'Please select a grant from the search results',
} as const;
export const NOT_FOUND = {
  title: 'Grant Not Found',
  text: 'This program isn’t in our database. It may have ended, or the address may be wrong.',
  home: 'Return Home',
  search: 'Search again',
} as const;

export const CLOSED = {
  title: 'This program isn’t taking applications now',
  passed: 'The deadline has passed. Ask the provider if it will open again.',
  withdrawn: 'Its source no longer lists it. Ask the provider if it’s coming back.',
} as const;

export const SESSION_EXPIRED = {
  title: 'Session expired',
  description: 'Please return to search results and select a grant again',
} as const;

export const PRINT = 'Print';

export const MAY_I = 'Can I get this?';
export const SHOW_SOURCES = 'Show my answers and the sources';
export const ACTIONS = 'What to do next';
export const pageTitle = (title: string) => `${title} | ${PRODUCT_NAME}`;

/** The page's title and description. */
export const HEAD = {
  title: PROGRAM,
  description:
    'One program in detail: what it gives, whether you can get it and why, what to have ready and how to apply.',
} as const;
