import type { LentFact } from '../../../../contract/grants.ts';
import { PRODUCT_NAME } from '../../../../contract/limits.ts';
import { sourceDate } from '../program/texts.ts';

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

/** What a program was read from, by source type. */
export const SOURCE_WORDS: Readonly<Record<string, string>> = {
  'assistance-listings': 'Federal assistance listings',
  perplexity: 'A live web search',
  'grants-gov': 'Grants.gov',
  'simpler-grants': 'Simpler.Grants.gov',
  'federal-register': 'The Federal Register',
  sbir: 'SBIR.gov',
  'fema-disasters': 'OpenFEMA',
  'nsf-feed': 'National Science Foundation',
  california: 'California Grants Portal',
  'new-york-city': 'NYC Benefits and Programs',
  pennsylvania: 'Pennsylvania eGrants',
  'energy-incentives': 'Rewiring America',
  'state-programs': 'A list of state programs',
  feeds: 'A funder’s news feed',
};
export const SOURCE_OTHER = 'A public list of programs';

export const CLOSED = {
  title: 'This program isn’t taking applications now',
  passed: 'The deadline has passed. Ask the provider if it will open again.',
  withdrawn: 'Its source no longer lists it. Ask the provider if it’s coming back.',
} as const;

export const CHANGES_UNLOADED = 'We couldn’t load what has changed. Reload the page to see it.';
export const CHANGED = {
  title: 'What has changed',
  from: (source: string) => `From ${source}`,
  fields: { deadline: 'Deadline', amount: 'Amount', eligibility: 'Who can apply' },
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
export const MAY_I = 'Can I get this?';
export const SHOW_SOURCES = 'Show my answers and the sources';
export const ACTIONS = 'What to do next';
export const CONTACT = 'Contact';
export const SOURCES = 'Sources';
export const SOURCES_OFFICIAL = 'Official pages we checked the facts against';
export const otherSources = (count: number) => `Other pages we used (${count})`;
/** "2 official sources, 1 other" */
export const sourcesCounted = (official: number, other: number) => {
  if (official === 0) return other === 1 ? '1 source, not official' : `${other} sources, none official`;
  const first = official === 1 ? '1 official source' : `${official} official sources`;
  return other === 0 ? first : `${first}, ${other === 1 ? '1 other' : `${other} others`}`;
};
export const ALSO_LISTED = 'Also listed by';
const LENT: Readonly<Record<LentFact, string>> = {
  description: 'the summary',
  amount: 'the amount',
  deadline: 'the deadline',
  requirements: 'what is required',
  url: 'the website',
  eligibility: 'who can apply',
  provider: 'the provider',
  providerUrl: 'the provider’s website',
  applicationUrl: 'where to apply',
  interestRate: 'the interest rate',
  repaymentTerms: 'the repayment terms',
  assistanceType: 'the kind of help',
};
/** The date of an additional source, and the facts that only it states. */
export const alsoListed = (date: string, facts: readonly LentFact[]) =>
  `${sourceDate(date)}${facts.length > 0 ? `. Taken from there: ${facts.map((fact) => LENT[fact]).join(', ')}` : ''}`;
export const CITATIONS = 'Pages the live search cites';

export const pageTitle = (title: string) => `${title} | ${PRODUCT_NAME}`;

/** Title and description of the page. */
export const HEAD = {
  title: PROGRAM,
  description:
    'One program in detail: what it gives, whether you can get it and why, what to have ready and how to apply.',
} as const;
