import type { LentFact } from '../../../../../contract/programs/grants.ts';
import { sourceDate } from '../texts.ts';

/** Texts below a program's first screen. Separate, because that code loads later. */

/** The source that a program was read from, by source type. */
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

export const CHANGES_UNLOADED = 'We couldn’t load what has changed. Reload the page to see it.';
export const CHANGED = {
  title: 'What has changed',
  from: (source: string) => `From ${source}`,
  fields: { deadline: 'Deadline', amount: 'Amount', eligibility: 'Who can apply' },
  before: 'Before:',
  after: 'Now:',
  whole: 'Read both in full',
} as const;

export const ABOUT = 'About this program';
export const CONTACT = 'Contact';
export const SOURCES = 'Sources';
export const SOURCES_OFFICIAL = 'Official pages we checked the facts against';
export const OTHER_SOURCES = 'Other pages we used';
export const SOURCES_SHOW = 'Show where this is listed';
/** Counts the sources: "2 official sources, 1 other". */
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
/** The date of an additional source, and the facts that only that source states. */
export const alsoListed = (date: string, facts: readonly LentFact[]) =>
  `${sourceDate(date)}${facts.length > 0 ? `. Taken from there: ${facts.map((fact) => LENT[fact]).join(', ')}` : ''}`;
export const CITATIONS = 'Pages the live search cites';
