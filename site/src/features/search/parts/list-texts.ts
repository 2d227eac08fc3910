import { FREE_SAVED_GRANTS } from '../../../../../contract/limits.ts';
import type { OpenFact } from '../../../../../contract/programs/benefits.ts';
import type { LeftOut, MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { programs } from '../../../lib/counts.ts';
import type { Sort } from '../view.ts';

/** Texts of the program list. Separate, because its code loads later. */

/** Shown on a program that AI moved up. */
export const BY_AI = 'AI';
export const BY_DEMO = 'Demo';

export const NONE_OF_CATEGORY = {
  title: 'None of these programs',
  text: (category: string) => `None of the programs found so far is in the category ${category}.`,
} as const;

/** The member's own list as a plan. */
export const PLAN = {
  starts: 'Start with these',
  startsWhy: 'Surest and soonest first.',
  startsWhyForOrganization: 'First comes what fits your organization and may be open, and grants before loans.',
  noSum: 'What these pay depends on your project, so there’s no sum.',
  saveThem: 'What you save becomes your plan.',
  saveFew: `The free plan saves up to ${FREE_SAVED_GRANTS}.`,
  folded: (title: string, count: number) => `${title} (${count})`,
  groups: {
    qualify: { title: 'You qualify by what you told us', text: 'You meet every condition we know of.' },
    veryLikely: {
      title: 'You very likely qualify',
      text: 'Your answers fit. Confirm what’s left before you count on it.',
    },
    worthChecking: { title: 'Worth checking', text: 'Nothing rules these out. Check the unanswered conditions first.' },
    onlyIf: {
      title: 'Only in special circumstances',
      text: 'Each of these takes something most people in your situation don’t have. The card says what.',
    },
    asPerson: {
      title: 'For you as a person',
      text: 'Your organization can’t get these. They’re for people and their families.',
    },
  },
} as const;

/** The next step on a program's card. */
export const NEXT_STEP = {
  papers: (count: number) => (count === 1 ? '1 document needed' : `${count} documents needed`),
} as const;

export const ORDER = {
  title: 'How is this list sorted?',
  starts:
    'The first three: urgent help and what you asked for, then what you surely get every month. Tax credits wait until January.',
  steps: [
    'The others are in groups, surest first. Each group starts with what you’re likeliest to get and what’s worth most to you.',
    'What you said you need moves up. So does what’s meant for people like you.',
    'Loans and, before tax season, tax credits move down.',
  ],
} as const;

/** The total of a member's own list. */
export const TOTAL = {
  about: (sum: string) => `About ${sum}, if you aren’t getting any of it yet`,
  parts: (monthly: string, yearly: string) => `That’s ${monthly} every month, and ${yearly} once a year.`,
  unknown: 'How much could you be missing?',
  tellUs: 'Tell us your household’s income and who lives with you, and we’ll estimate what these are worth to you.',
  profile: 'Complete your profile',
  how: 'What this counts and leaves out',
  ifIncomeChanges: 'What if your income changes?',
  ifEarned: 'The total holds if all your household’s income is from work.',
  howMuchEarned: 'Tell us how much is',
  open: 'Not counted yet:',
  unpriced: 'Not counted, as we can’t estimate a sum:',
  excluded: 'Not counted, as you can’t have it together with one of the above:',
  forAll: 'Not counted, as every child gets it where you live, whatever you earn:',
  estimate:
    'Estimates from this year’s published limits and amounts. If you already get one of these, take it off. We only leave out what your profile lists as income.',
  lower: ' (less than on its own, because of another program here)',
} as const;

/** Kept short, because a card has little room. A program's page says it in full. */
const DEPENDS_ON: Readonly<Record<OpenFact, string>> = {
  people: 'who lives with you',
  ages: 'the children’s ages',
  spouse: 'whether you’re married',
  income: 'your income',
  'income-kind': 'how much of your income is from work',
  housing: 'your rent and bills',
  heating: 'who pays for heating',
  status: 'your immigration status',
  'resident-since': 'your immigration status',
};

/** Says why the total leaves a program's amount out. */
export function leftOutWords(leftOut: LeftOut): string {
  if (leftOut === 'unsure') return 'not sure enough yet';
  if (leftOut === 'for-all') return 'every child gets it where you live';
  if (leftOut === 'other') return 'you can’t have it together with another one here';
  return `depends on ${DEPENDS_ON[leftOut]}`;
}
/** Says the same on a card; undefined if its badge already says that it's only worth checking. */
export function notCountedWords({ match: { estimate, likelihood } }: MatchedGrant): string | undefined {
  const { leftOut } = estimate ?? {};
  if (!leftOut || (leftOut === 'unsure' && likelihood === 'worth-checking')) return undefined;
  return `Not in your total: ${leftOutWords(leftOut)}`;
}

/** Texts about what a profile edit changed. */
export const CHANGED = {
  title: (answers: readonly string[]) => `You changed: ${answers.join(', ')}`,
  nothing: 'Nothing in your list changed.',
  onlyOrder: 'Your list is in a new order. No amount changed.',
  before: 'Before:',
  now: 'Now:',
  up: '▲',
  higher: 'more',
  down: '▼',
  lower: 'less',
  notCounted: 'didn’t count before',
  notCountedNow: 'doesn’t count now',
  right: 'now looks right for you',
  unsure: 'now only worth checking',
  unlikely: 'no longer looks right for you',
  joined: 'new on your list',
  left: 'no longer on your list',
  more: (count: number) => `And ${count} more`,
  dropped: 'no longer in your list, as you don’t meet a condition now',
  total: 'All together',
  nothingCounted: 'nothing',
} as const;

export const LOAD_MORE = 'Load More Grants';
export const LOADING_MORE = 'Loading more…';
export const foundMore = (count: number) =>
  count === 1 ? 'Found 1 additional grant!' : `Found ${count} additional grants!`;
export const addedMore = (count: number) =>
  count === 1 ? 'Added 1 Grant • Load More' : `Added ${count} Grants • Load More`;
export const addedOfCategory = (count: number, category: string) => `${count} of them in ${category}.`;
export const NO_MORE_FOUND = 'There are no more programs for this search.';
export const MORE_FAILED = 'More programs couldn’t be loaded';

export const SORT = 'Sort by';
export const SORT_WORDS: Readonly<Record<Sort, string>> = {
  best: 'Best match',
  priority: 'AI priority',
  deadline: 'Deadline',
  amount: 'Amount',
  newest: 'Newest',
};
/** Shown to members without a plan who choose the AI order. */
export const PRIORITY_FOR_PREMIUM = `${SORT_WORDS.priority} (Premium)`;

/** Says how many programs are shown, and in which order. */
export const shownText = (count: number, hasMore: boolean) =>
  `${programs(count)} shown.${hasMore ? ' There are more.' : ''}`;
export const shownOnlyText = (count: number, all: number, category: string) =>
  `${count} of ${programs(all)} shown: only ${category}.`;

const SORTED: Readonly<Record<Exclude<Sort, 'best' | 'priority'>, string>> = {
  deadline: 'Sorted by deadline; programs without a fixed date come last.',
  amount: 'Sorted by the largest amount; programs without one come last.',
  newest: 'Sorted by the date of the source, newest first.',
};
/** Mentions that only loaded programs are sorted, if there are more. */
export const sortedText = (sort: keyof typeof SORTED, hasMore: boolean) =>
  hasMore ? `${SORTED[sort]} Load more to sort more.` : SORTED[sort];

export const FILTER = 'Filter by category';
export const ALL_CATEGORIES = 'All Categories';
export const categoryCount = (name: string, count: number) => `${name} (${count})`;
export const CLEAR_FILTER = 'Clear category';

/** Alternatives when nothing was found. */
export const INSTEAD = {
  title: 'What people need most',
  call: 'Call',
  link: '211',
  url: 'https://www.211.org/',
} as const;

export const SEARCH_EVERYTHING = 'Remove all filters';
