import type { LentFact } from '../../../../contract/grants.ts';
import { PRODUCT_NAME } from '../../../../contract/limits.ts';

export const BACK = 'Back to the search results';
export const PROGRAM = 'Program details';
export const LOADING = 'Loading the program';
export const LOADING_FAILED = 'The program could not be loaded';

export const GRANT_NOT_FOUND = {
  title: 'Grant not found',
  description: 'Please select a grant from the search results',
} as const;
export const NOT_FOUND = {
  title: 'Grant Not Found',
  text: 'This program is not in our database. It may have ended, or the address may be wrong.',
  home: 'Return Home',
  search: 'Search again',
} as const;

export const PROVIDER_MISSING = 'Not Specified';
export const AMOUNT_MISSING = 'N/A';
export const REAL_TIME = 'Real-time Data';
export const VERIFIED = 'Verified';
export const verifiedOn = (date: string) => `facts checked against official sources of ${date}`;
export const NOT_STATED = 'Not stated';

/** What a deadline without one last day means. */
export const DEADLINE_KIND_NOTES = {
  rolling: 'Decided as applications come in',
  ongoing: 'No closing date',
  several: 'Several rounds',
  forecast: 'Not open yet',
  unknown: 'Ask the provider',
} as const;
export const DAYS_LEFT = {
  passed: 'The deadline has passed',
  left: (days: number) => {
    if (days < 0) return "Last hours, by the provider's clock";
    if (days === 0) return "Today is the last day, by the provider's clock";
    return days === 1 ? '1 day left: tomorrow is the last' : `${days.toLocaleString('en-US')} days left`;
  },
} as const;

export const FACTS = {
  provider: 'Provider',
  amount: 'Amount',
  deadline: 'Deadline',
  interestRate: 'Interest rate',
  repaymentTerms: 'Repayment',
  assistanceType: 'What you get',
  places: 'Where',
  source: 'Source',
  checked: 'Facts checked',
} as const;
/** What a program was read from, by its kind of source. */
export const SOURCE_WORDS: Readonly<Record<string, string>> = {
  curated: 'Official pages, read by our editors',
  'assistance-listings': 'Federal assistance listings',
  perplexity: 'A live search of the web',
  'grants-gov': 'Grants.gov',
  'simpler-grants': 'Simpler.Grants.gov',
  california: 'California Grants Portal',
  pennsylvania: 'Pennsylvania eGrants',
  'illinois-criminal-justice': 'Illinois Criminal Justice Information Authority',
  'maryland-wood-stoves': 'Maryland Energy Administration',
  'seattle-grants-matrix': 'City of Seattle',
  feeds: 'A news feed of a funder',
};
export const SOURCE_OTHER = 'A public list of programs';

/** The moment of a deadline, on the source's clock and on the reader's. */
export const MOMENT = {
  ends: (moment: string) => `Ends ${moment}.`,
  here: (moment: string) => `On your clock: ${moment}.`,
  noZone: 'The source names no time zone.',
  latest: (moment: string) => `At the latest, on your clock: ${moment}.`,
} as const;

export const CLOSED = {
  title: 'This program takes no applications now',
  passed: 'Its deadline has passed. Ask the provider whether there will be another round.',
  withdrawn: 'Its source does not list it any more. Ask the provider whether it comes back.',
} as const;

export const CHANGES_UNLOADED = 'What has changed could not be loaded. Reload the page to see it.';
export const CHANGED = {
  title: 'What has changed',
  fields: { deadline: 'Deadline', amount: 'Amount', eligibility: 'Who may apply' },
  before: 'Before:',
  after: 'Now:',
  whole: 'Read both in full',
} as const;

export const SESSION_EXPIRED = {
  title: 'Session expired',
  description: 'Please return to search results and select a grant again',
} as const;

export const PRINT = 'Print';

export const ABOUT = 'About this program';
export const MAY_I = 'May I have this?';
export const ESTIMATE = `Results are estimates, not decisions. Only the provider decides. ${PRODUCT_NAME} is not a government agency.`;

export const REASON_GROUPS = {
  unmet: 'Not met',
  met: 'Met',
  unknown: 'To check',
} as const;
export const ANSWER_IN_PROFILE = 'Your profile does not say. Add it to your profile';
export const CONDITIONS_IN_WORDS = 'What the source says about who may apply';
export const NO_CONDITIONS =
  'The source gives no conditions that we can show. Ask the provider before you prepare an application.';

export const YOUR_ANSWER = 'You said:';

export const WHY_THIS = 'Why this?';
export const WHY_UNLOADED = {
  title: 'The reasons could not be loaded',
  description: 'Check your internet connection and try again.',
} as const;
export const CONDITIONS = 'Conditions';
export const WOULD_CHANGE = {
  title: 'What would change this',
  one: 'Nothing that we know of would speak against this program any more if this were so:',
  several: 'Nothing that we know of would speak against this program any more if all of these were so:',
  nothing: 'Nothing that is in your own hands would change this. Other programs may help with the same need.',
  note: 'This shows what the rules turn on. It is no advice to change your life for one program.',
} as const;
export const LOADING_CHANGES = 'Working out what would change this';
export const CHANGES_FAILED = 'We could not work out what would change this';
export const ALL_DETAILS = 'Open the program';

export const DOCUMENTS = 'Documents to have ready';
export const NO_DOCUMENTS = 'The source names no documents. The provider will tell you what it needs.';
export const HOW_TO_APPLY = 'How to apply';
export const NO_STEPS = 'The source does not describe the steps. Start on the official website.';
export const CONTACT = 'Contact';
export const NEW_TAB = '(opens in a new tab)';

export const SOURCES = 'Sources';
export const CHECKED_AGAINST = 'Facts checked against';
export const sourceDate = (date: string) => `of ${date}`;
export const ALSO_LISTED = 'Also listed by';
const LENT: Readonly<Record<LentFact, string>> = {
  description: 'the summary',
  amount: 'the amount',
  deadline: 'the deadline',
  requirements: 'what is required',
  url: 'the website',
  eligibility: 'who may apply',
  provider: 'the provider',
  providerUrl: 'the provider’s website',
  applicationUrl: 'where to apply',
  interestRate: 'the interest rate',
  repaymentTerms: 'the repayment terms',
  assistanceType: 'the kind of help',
};
/** The day of another source, and what of the program's facts it alone states. */
export const alsoListed = (date: string, facts: readonly LentFact[]) =>
  `${sourceDate(date)}${facts.length > 0 ? `. Taken from there: ${facts.map((fact) => LENT[fact]).join(', ')}` : ''}`;
export const CITATIONS = 'Pages that the live search cites';

export const pageTitle = (title: string) => `${title} | ${PRODUCT_NAME}`;

/** What the page's head says. */
export const HEAD = {
  title: PROGRAM,
  description:
    'One program in detail: what it gives, whether you may have it and why, what to have ready and how to apply.',
} as const;
