import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { AGE } from '../limits.ts';
import { openQuestion } from '../profile/open-question.ts';
import { answersGiven } from '../profile/profile.ts';
import { amount, benefit } from '../programs/benefits.ts';
import { CATEGORIES, leftOut, matchedGrant, PROGRAM_TYPES } from '../programs/grants.ts';

const text = (maxLength: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxLength, `At most ${maxLength} characters`))));

/** The first entry of the category select. */
export const ANY_CATEGORY = 'Any Category';

/** Answers that a search ignores or accepts in a looser form. */
const OWN_FORM = { age: true, location: true, occupation: true, education: true } as const;
const IGNORED = { projectTimeline: true, previousGrantExperience: true, needs: true, household: true } as const;

/** Search criteria. They override the member's profile for this search. */
export const searchCriteria = z.object({
  ...z.partial(z.omit(answersGiven, { ...OWN_FORM, ...IGNORED })).shape,
  programType: z._default(z.enum(['all', ...PROGRAM_TYPES]), 'all'),
  searchTerm: text(5000),
  category: z.optional(z.nullable(z.enum([...CATEGORIES, ANY_CATEGORY, '']))),
  age: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(AGE.max)))),
  location: text(200),
  education: text(200),
  occupation: text(200),
  loadMore: z._default(z.boolean(), false),
  /** Programs the browser already shows. The response leaves them out. */
  excludeIds: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(5000)), []),
  includeIneligible: z._default(z.boolean(), false),
  /** Searches the words as typed, without spelling correction. */
  asTyped: z.optional(z.boolean()),
  /**
   * Set to get only programs that match the words but that the profile rules out: the best few matches, other states'
   * last.
   */
  ruledOut: z.optional(z.boolean()),
});
export type SearchCriteria = z.output<typeof searchCriteria>;
export type SearchRequest = z.input<typeof searchCriteria>;

/** How a search's words were interpreted. */
export const understood = z.object({
  /** The words with corrected spelling; null if they were used as typed. */
  corrected: z.nullable(z.string()),
  /** Words the person may have meant; null if the searched words seem right. */
  suggested: z.nullable(z.string()),
  /** What was searched for in addition to the words: "low income home energy assistance". */
  alsoSearched: z.array(z.string()),
  /** True if nothing fits the words well, so the programs are only the closest matches. */
  isWeak: z.boolean(),
  /** What the words exclude: "loans". */
  leftOut: z.optional(z.array(z.string())),
  /**
   * Help that the search mentions only to say that the person doesn't have it: "Medicaid". The search looks for it
   * anyway.
   */
  lacks: z.optional(z.string()),
  /** True if the words ask for money or help in general, so the programs are the member's own list. */
  isOwnList: z.optional(z.boolean()),
  /** Set if the words were read as Spanish, or as Spanish and English. */
  language: z.optional(z.literal('es')),
});
/** The interpretation of a search without words. */
export const UNDERSTOOD_WITHOUT_WORDS: z.infer<typeof understood> = {
  corrected: null,
  suggested: null,
  alsoSearched: [],
  isWeak: false,
};

/** How many of the examined programs are of each kind. Programs that weren't examined aren't counted. */
export const facets = z.object({
  programType: z.record(z.string(), z.number()),
  category: z.record(z.string(), z.number()),
});

/** A program covered by the total, and what it pays. */
const totalPart = z.object({ id: z.string(), title: z.string() });
const paidPart = z.extend(totalPart, {
  benefit,
  amount,
  /** Set if it assumes that all of the household's income is from work. */
  ifEarned: z.optional(z.boolean()),
  /** What the amount drops to if these benefits count too. */
  besides: z.optional(z.array(z.object({ benefits: z.array(benefit), amount }))),
});

/** Why the total leaves out help that looks right: its sum can't be estimated. */
export const UNPRICED = 'unpriced';

/** What a household may get in total, in US dollars: an amount per month, plus an amount per year. */
export const total = z.object({
  monthly: z.object({ from: z.number(), to: z.number() }),
  yearly: z.object({ from: z.number(), to: z.number() }),
  counted: z.array(paidPart),
  /** Not counted: programs that depend on missing answers, are only worth checking, or have no sum to estimate. */
  open: z.array(z.extend(totalPart, { leftOut: z.optional(z.union([z.literal(UNPRICED), leftOut])) })),
  /** Not counted: programs that can't be combined with a counted one, and benefits counted under another title. */
  excluded: z.array(paidPart),
  /** Not counted: what everyone in the household's area gets. */
  forAll: z.optional(z.array(totalPart)),
});
export type Total = z.infer<typeof total>;

export const searchResults = z.object({
  grants: z.array(matchedGrant),
  hasMore: z.boolean(),
  understood: z.optional(understood),
  facets: z.optional(facets),
  /** What to ask next: facts that several of these programs depend on, most decisive first. */
  questions: z.optional(z.array(openQuestion)),
  /** The total for the programs on a member's own list. Only on its first page. */
  total: z.optional(total),
  /** How many programs on the whole list look right for the member. Only on its first page. */
  fits: z.optional(z.int()),
  /** Set if the list is for an organization. Only on its first page. */
  forOrganization: z.optional(z.boolean()),
});
export type SearchResults = z.infer<typeof searchResults>;

export const searchGrants = endpoint({
  method: 'POST',
  path: '/api/grants/search',
  access: 'member',
  body: searchCriteria,
  response: searchResults,
});
