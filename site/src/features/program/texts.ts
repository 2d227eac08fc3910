import { PRODUCT_NAME } from '../../../../contract/limits.ts';

export const PROVIDER_MISSING = 'Not Specified';
export const AMOUNT_MISSING = 'N/A';
export const REAL_TIME = 'Real-time Data';
export const VERIFIED = 'Verified';
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** The end of "Verified facts, Aug 2026". */
export const verifiedIn = (isoDate: string) => `facts, ${MONTH.format(new Date(isoDate))}`;
export const verifiedOn = (date: string) => `facts, checked against official sources, ${date}`;
/** The place name of programs for projects abroad. */
export const ABROAD_NAME = 'Outside the United States';
export const NOT_STATED = 'Not stated';

/** Notes on deadlines without a final date. */
export const DEADLINE_KIND_NOTES = {
  rolling: 'Decided as applications come in',
  ongoing: 'No closing date',
  several: 'Several rounds',
  forecast: 'Not open yet',
  unknown: 'Ask the provider',
} as const;
/** For a round that's over when we don't know whether the next one is open. */
export const ASK_FOR_DATES = 'Ask for this year’s dates';
/** Precedes an amount from a past round. */
export const lastRound = (year: string) => `Last round we know of (${year}): `;
export const DAYS_LEFT = {
  passed: 'The deadline has passed',
  yearly: (passed: string, next: string) => `was ${passed}; the next is expected ${next}`,
  yearlyMoved: (passed: string) => `${passed} has passed; ask about later dates`,
  left: (days: number) => {
    if (days < 0) return "Last hours, by the provider's clock";
    if (days === 0) return "Today is the last day, by the provider's clock";
    return days === 1 ? '1 day left: tomorrow is the last' : `${days.toLocaleString('en-US')} days left`;
  },
} as const;

export const FACTS = {
  provider: 'Provider',
  amount: 'Amount',
  limit: 'Income limit',
  worth: 'For you',
  deadline: 'Deadline',
  interestRate: 'Interest rate',
  repaymentTerms: 'Repayment',
  assistanceType: 'What you get',
  places: 'Where',
  source: 'Source',
  checked: 'Facts checked',
} as const;
/** Says when a deadline ends, in the source's time zone and the reader's. */
export const MOMENT = {
  ends: (moment: string) => `Ends ${moment}.`,
  here: (moment: string) => `On your clock: ${moment}.`,
  noZone: 'The source gives no time zone.',
  latest: (moment: string) => `At the latest, on your clock: ${moment}.`,
} as const;

export const ESTIMATE = `Results are estimates, not decisions. Only the provider decides. ${PRODUCT_NAME} isn’t a government agency.`;

export const REASON_GROUPS = {
  unmet: 'Not met',
  met: 'Met',
  unknown: 'To check',
} as const;
/** Precedes alternatives. */
export const ONE_IS_ENOUGH = 'One of these is enough:';
export const ANSWER_IN_PROFILE = 'Answer this in your profile';
export const CONDITIONS_IN_WORDS = 'What the source says about who can apply';
export const NO_CONDITIONS =
  'The source lists no conditions we can show. Ask the provider before you prepare an application.';

export const YOUR_ANSWER = 'You said:';

export const WHY_THIS = 'Why this?';
export const WHY_UNLOADED = {
  title: 'The reasons couldn’t be loaded',
  description: 'Check your internet connection and try again.',
} as const;
export const CONDITIONS = 'Conditions';
export const WOULD_CHANGE_TITLE = 'What would change this';
export const ALL_DETAILS = 'Open the program';

export const DOCUMENTS = 'Documents to have ready';
/** Shown above generic documents, which aren't the program's own list. */
export const USUAL_PAPERS = 'We found no published list that applies here. Programs like this usually ask for:';
export const NO_DOCUMENTS = 'We found no list of documents. The provider will tell you what it needs.';
export const HOW_TO_APPLY = 'How to apply';
export const NO_STEPS = 'We found no steps. Start on the official website.';
export const NEW_TAB = '(opens in a new tab)';

export const sourceDate = (date: string) => `(${date})`;
/** Replaces the date of a law's text. */
export const IN_FORCE = '(in force)';

/** For a limit that applies to a number of people other than the household size. */
export const countedPeople = (counted: number, size: number) =>
  `This program counts ${counted === 1 ? '1 person' : `${counted} people`}. You told us ${size}: each program has its own rules on who counts.`;
