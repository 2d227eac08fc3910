import type { AiAnswers } from '../../../../../contract/ai/ai.ts';
import type { Tier } from '../../../../../contract/billing.ts';

/** The note after a plan's price. */
export const PRICE_TERMS: Readonly<Record<Tier, string>> = {
  free: 'for as long as you like',
  premium: 'per month',
  platinum: 'per month',
};

export const COMING_SOON = 'Coming Soon';

export const CHOOSE_PREMIUM = 'Choose Premium';
export const CHOOSE_PLATINUM = 'Choose Platinum';
/** Stays below its button, because the toast shows it only for a moment. */
export const PLATINUM_LATER = 'It’s not for sale yet.';

/** Explains a plan's AI feature, by kind of model. `what` starts in lowercase. */
export const AI_DETAIL: Readonly<Record<AiAnswers | 'unknown', (what: string) => string>> = {
  model: (what) => `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
  demo: (what) => `By a demo model: ${what}`,
  nobody: () => NOT_HERE,
  unknown: (what) => `Where AI is set up: ${what}`,
};
export const NOT_HERE = 'Not on this site: no AI model is set up';
/** Shown below the plans on a page that doesn't check whether a model is set up. */
export const SAID_BEFORE = 'You’ll see whether AI is set up on this site before you pay.';

/** Features that Premium adds to the free plan, with or without a model. */
export const PREMIUM_ADDS = [
  'A check that the official website works',
  'As many saved programs as you like',
  'Saved programs side by side, and as a spreadsheet',
  'Daily alerts for new programs',
] as const;
/** Features that Premium adds only if a model answers. */
export const PREMIUM_ADDS_BY_AI = [
  'An analysis of each program, with the source’s words for each statement',
  'Answers to your questions about a program or your list, each sentence with its source',
  'Your results sorted by AI: what moved up, how far and why',
] as const;

/** Shown on the payment page. */
export const PREMIUM_HERE = {
  title: 'What Premium adds here',
  not: 'Not on this site',
  why: 'No AI model is set up here.',
  perhaps: 'Only where AI is set up',
} as const;

/** Shown before choosing a plan. */
export const WITHOUT_MODEL = {
  title: 'No AI on this site',
  text: 'No AI model is set up here. On this site, Premium has no AI analysis, doesn’t answer your questions and doesn’t sort your results by AI.',
} as const;

/** Shown next to everything a demo model writes. */
export const DEMO = {
  title: 'Demo model',
  text: 'Rules on this computer make its answers. No AI is involved.',
} as const;
