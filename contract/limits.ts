/** Constants shared by the Worker, the screens and the tests: prices, limits and delays. Times are in ms. */

export const PRODUCT = 'grantlight';
export const PRODUCT_NAME = 'Grantlight';

/** US dollars a month. */
export const PRICES = { free: 0, premium: 9.99, platinum: 99.99 } as const;
/** The price of Premium in cents, as Stripe counts. */
export const PREMIUM_CENTS = Math.round(100 * PRICES.premium);

/** How many days premium continues after a missed renewal. */
export const GRACE_DAYS = 7;

/** How many programs a member on the free plan can save. */
export const FREE_SAVED_GRANTS = 5;

/** How many searches a member can save on any plan. */
export const MOST_SAVED_SEARCHES = 20;
/** How many programs a member can dismiss. Beyond that, the oldest dismissal is dropped. */
export const DISMISSED_GRANTS = 500;

/** The maximum length of a member's note on a saved program, in characters. */
export const NOTE_LENGTH = 2000;

/** The maximum length of a member's notes on an application, in characters. */
export const APPLICATION_NOTES_LENGTH = 20_000;

/** How many programs can be compared side by side. */
export const COMPARED_GRANTS = { least: 2, most: 4 } as const;

/** When a calendar sends reminders: this many days before a deadline, at 9 a.m. */
export const CALENDAR_REMINDERS = [14, 3] as const;

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

/** The lifetime of an admin token, in hours. */
export const ADMIN_TOKEN_HOURS = 12;

/** The largest request body the API accepts, in bytes. */
export const MAX_BODY_BYTES = 1_000_000;

/** Programs per page of search results. */
export const SEARCH_PAGE_SIZE = 20;
/** The maximum number of ruled-out programs a search lists. */
export const MOST_RULED_OUT = 5;

/** AI priority: how many programs it sorts (a list's first pages), and the daily limit per member. */
export const PRIORITY = { programs: 3 * SEARCH_PAGE_SIZE, perDay: 50 } as const;
