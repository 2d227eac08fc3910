import * as z from 'zod/mini';
import { amount, BENEFITS } from './benefits.ts';
import { endpoint } from './endpoint.ts';
import { CATEGORIES, matchedGrant, PROGRAM_TYPES } from './grants.ts';
import { AGE } from './limits.ts';
import { openQuestion } from './open-question.ts';
import { furtherAnswers, INDUSTRIES, MINORITY_GROUPS, NONPROFIT_STATUS, STUDENT_STATUS } from './profile.ts';

const text = (maxLength: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxLength, `At most ${maxLength} characters`))));

/** The first entry of the category select. */
export const ANY_CATEGORY = 'Any Category';

/** What is given here overrides the member's profile for this search. */
export const searchCriteria = z.object({
  programType: z._default(z.enum(['all', ...PROGRAM_TYPES]), 'all'),
  searchTerm: text(5000),
  category: z.optional(z.nullable(z.enum([...CATEGORIES, ANY_CATEGORY, '']))),
  age: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(AGE.max)))),
  location: text(200),
  education: text(200),
  occupation: text(200),
  isVeteran: z.optional(z.boolean()),
  ownsBusinesss: z.optional(z.boolean()),
  seekingStartupGrant: z.optional(z.boolean()),
  isStudent: z.optional(z.enum(STUDENT_STATUS)),
  isSingleParent: z.optional(z.boolean()),
  hasDisability: z.optional(z.boolean()),
  industryExperience: z.optional(z.enum(INDUSTRIES)),
  minorityGroup: z.optional(z.enum(MINORITY_GROUPS)),
  nonprofitStatus: z.optional(z.enum(NONPROFIT_STATUS)),
  ...z.partial(furtherAnswers).shape,
  loadMore: z._default(z.boolean(), false),
  /** Programs the browser already shows; the answer never repeats one. */
  excludeIds: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(5000)), []),
  includeIneligible: z._default(z.boolean(), false),
  /** The words are taken as they are written, slips and all. */
  asTyped: z.optional(z.boolean()),
  /** Only programs that the words ask for and the profile rules out: the few that fit best, other states' last. */
  ruledOut: z.optional(z.boolean()),
});
export type SearchCriteria = z.output<typeof searchCriteria>;
export type SearchRequest = z.input<typeof searchCriteria>;

/** How the words of a search were taken. */
export const understood = z.object({
  /** The words with their spelling corrected; null where they were taken as written. */
  corrected: z.nullable(z.string()),
  /** Words the person may have meant; null where the words searched for seem right. */
  suggested: z.nullable(z.string()),
  /** What was looked for besides the words themselves: "low income home energy assistance". */
  alsoSearched: z.array(z.string()),
  /** Whether nothing fits the words well: then the programs are those that come nearest. */
  isWeak: z.boolean(),
  /** What the words say that they do not want, and that is left out: "loans". */
  leftOut: z.optional(z.array(z.string())),
  /** Help of which the words say no more than that the person has none: "Medicaid". It is searched for. */
  lacks: z.optional(z.string()),
  /** Whether the words ask for money or help in general: then the programs are those of the member's own list. */
  isOwnList: z.optional(z.boolean()),
});
/** How a search without words was taken. */
export const UNDERSTOOD_WITHOUT_WORDS: z.infer<typeof understood> = {
  corrected: null,
  suggested: null,
  alsoSearched: [],
  isWeak: false,
};

/** How many of the programs that were looked at are of each kind. Not of all there are: those are not counted. */
export const facets = z.object({
  programType: z.record(z.string(), z.number()),
  category: z.record(z.string(), z.number()),
});

/** A program that the total is about, and what it pays. */
const totalPart = z.object({ id: z.string(), title: z.string() });
const paidPart = z.extend(totalPart, {
  benefit: z.enum(BENEFITS),
  amount,
  /** What the sum falls to where these benefits are counted too. */
  besides: z.optional(z.array(z.object({ benefits: z.array(z.enum(BENEFITS)), amount }))),
});

/** What a household may get together. Sums are US dollars: so much every month, and so much a year besides. */
export const total = z.object({
  monthly: z.object({ from: z.number(), to: z.number() }),
  yearly: z.object({ from: z.number(), to: z.number() }),
  counted: z.array(paidPart),
  /** Left out: what depends on answers that are not given. */
  open: z.array(totalPart),
  /** Left out: what nobody gets beside something that is counted, and a benefit that is counted under another title. */
  excluded: z.array(paidPart),
  /** Left out: what everybody gets where the household lives. */
  forAll: z.optional(z.array(totalPart)),
});
export type Total = z.infer<typeof total>;

export const searchResults = z.object({
  grants: z.array(matchedGrant),
  hasMore: z.boolean(),
  understood: z.optional(understood),
  facets: z.optional(facets),
  /** What to ask next: facts that several of these programs wait for, the one that decides most first. */
  questions: z.optional(z.array(openQuestion)),
  /** What the programs of a member's own list come to together; with its first page alone. */
  total: z.optional(total),
  /** How many programs of the whole list look right for the member; with its first page alone. */
  fits: z.optional(z.int()),
  /** Told where the list is one for an organization; with its first page alone. */
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
