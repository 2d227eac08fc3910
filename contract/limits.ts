/** The product's constants: prices, limits and delays that the Worker, the screens and the tests share. Times in ms. */

export const PRODUCT = 'grantlight';
export const PRODUCT_NAME = 'Grantlight';

/** US dollars a month. */
export const PRICES = { free: 0, premium: 9.99, platinum: 99.99 } as const;

/** For how many days premium stays when a renewal is not paid. */
export const GRACE_DAYS = 7;

/** How many programs a member on the free plan can keep. */
export const FREE_SAVED_GRANTS = 5;

/** Searches that a member can keep, whatever the plan. */
export const MOST_SAVED_SEARCHES = 20;
/** How many programs a member can say no to: beyond that the oldest no is forgotten. */
export const DISMISSED_GRANTS = 500;

/** Characters of a member's note on a saved program. */
export const NOTE_LENGTH = 2000;

/** Characters of a member's notes on an application. */
export const APPLICATION_NOTES_LENGTH = 20_000;

/** Programs that are compared side by side. */
export const COMPARED_GRANTS = { least: 2, most: 4 } as const;

/** Days before a deadline at which a calendar reminds of it, at nine in the morning. */
export const CALENDAR_REMINDERS = [14, 3] as const;

export const PASSWORD = { minLength: 8, loginMinLength: 6, maxLength: 1000 } as const;
/** A code by mail that signs in. */
export const SIGN_IN_CODE = { digits: 8, life: 10 * 60_000, tries: 5 } as const;

/**
 * What replaces the codes of a lost authenticator app, in characters of base32: 120 random bits, more than anyone finds by
 * trying. Codes made before November 2026 had ten.
 */
export const RECOVERY_CODES = { count: 10, length: 24, group: 4, lengthBefore: 10 } as const;

/** On a shared computer a session ends after this long without use; so long before, the page warns. */
export const SHARED_COMPUTER = { idle: 10 * 60_000, warning: 60_000 } as const;

export const AGE = { min: 16, max: 120 } as const;
export const LOCATION_MIN_LENGTH = 2;
export const OCCUPATION_MIN_LENGTH = 2;

export const PAYMENT_SETUP_ATTEMPTS = 3;
export const SUBSCRIPTION_FETCH = { retries: 2, retryDelay: 1000, staleTime: 0 } as const;

export const TOAST = {
  atOnce: 1,
  dismissAfter: 1000,
  removeAfterDismissal: 1000,
  maxWidth: 420,
  upgradeDismissAfter: 6000,
} as const;

export const DELAY = {
  profileSavedToResults: 300,
  alreadyActiveRedirect: 1500,
  subscriptionScreenRedirect: 1000,
  applicationCreatedRedirect: 1000,
  comingSoonRedirect: 1000,
  scrollRestore: 100,
  additionalGrantsNotice: 5000,
  savedNote: 8000,
  crawlerPoll: 5000,
  statusPoll: 30_000,
  tooltipOpen: 700,
  tooltipSkip: 300,
  videoFade: 500,
} as const;

export const BLOG = { relatedPosts: 2, moreArticles: 3 } as const;
export const AGENT_CONTACT_HOURS = 24;

/** Hours until an admin's token ends. */
export const ADMIN_TOKEN_HOURS = 12;

/** Bytes of a request body that the API accepts. */
export const MAX_BODY_BYTES = 1_000_000;

/** Programs on one page of search results. */
export const SEARCH_PAGE_SIZE = 20;
/** Programs that a profile rules out and that are named beside a search. */
export const MOST_RULED_OUT = 5;

/** AI priority: the programs of a list that are put in order, its first pages, and the orders a member can have in a day. */
export const PRIORITY = { programs: 3 * SEARCH_PAGE_SIZE, perDay: 50 } as const;
