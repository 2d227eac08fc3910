import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, ESTIMATE_VERDICTS, type OpenFact, reckoned } from './benefits.ts';

export const PROGRAM_TYPES = ['grant', 'loan', 'assistance'] as const;
export const programType = z.enum(PROGRAM_TYPES);
export type ProgramType = z.infer<typeof programType>;

// biome-ignore format: one row reads better than one word per line
export const CATEGORIES = [
  'Education', 'Small Business', 'Research', 'Arts & Culture', 'Healthcare', 'Technology', 'Veterans',
  'Community Development',
] as const;
export const category = z.enum(CATEGORIES);
export type Category = z.infer<typeof category>;

export const DEADLINE_KINDS = ['fixed', 'rolling', 'ongoing', 'several', 'forecast', 'unknown'] as const;
export const deadlineKind = z.enum(DEADLINE_KINDS);
export type DeadlineKind = z.infer<typeof deadlineKind>;

// ---- Match ----

/**
 * `eligible`: all rules hold. `likely`: none fails, some are open. `check`: no rules are known. `ineligible`: one
 * fails.
 */
export const VERDICTS = ['eligible', 'likely', 'check', 'ineligible'] as const;
export const verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof verdict>;

/**
 * How likely this person is to get a program. `qualify`: every condition is known to hold. `very-likely`: nothing rules
 * it out, and the open conditions usually hold. `worth-checking`: the same, but they hold less often. `only-if`: it
 * requires something rare. `unknown`: its conditions haven't been read. `no`: a condition fails.
 */
export const LIKELIHOODS = ['qualify', 'very-likely', 'worth-checking', 'only-if', 'unknown', 'no'] as const;
export const likelihood = z.enum(LIKELIHOODS);
export type Likelihood = z.infer<typeof likelihood>;

export const reason = z.object({
  /** The fact the reason is about, or `check` if no profile answer covers it. */
  criterion: z.string(),
  verdict: z.enum(['met', 'unmet', 'unknown']),
  text: z.string(),
  /** Set for an open condition that nearly everyone meets. Lists and program pages collapse it and don't count it. */
  usual: z.optional(z.boolean()),
  /** Open conditions with the same number are alternatives: one of them is enough. */
  oneOf: z.optional(z.number()),
  /** Where the condition is stated. Lists omit both fields; the response for a single program includes them. */
  quote: z.optional(z.nullable(z.string())),
  source: z.optional(z.nullable(z.object({ title: z.string(), url: z.string(), date: z.string() }))),
});
export type Reason = z.infer<typeof reason>;

/** A change a person could make: the condition it meets, and the facts it sets. */
export const change = z.object({
  criterion: z.string(),
  text: z.string(),
  sets: z.record(z.string(), z.union([z.number(), z.boolean(), z.string(), z.array(z.string())])),
});
export type Change = z.infer<typeof change>;

/**
 * Why the list's total leaves an amount out: an open fact; `unsure`, because an open condition decides or it's only
 * worth checking; `for-all`, because everyone in the area gets it; or `other`, because another program on the list pays
 * in its place.
 */
export type LeftOut = OpenFact | 'unsure' | 'for-all' | 'other';
/** Checked loosely, because pages have little room for scripts and only our own Worker sends it. */
export const leftOut = z.custom<LeftOut>((value) => typeof value === 'string');

export const match = z.object({
  /**
   * The person's likely gain, in points out of 100. Used to sort lists and never shown, because it isn't the chance of
   * success.
   */
  score: z.int().check(z.minimum(0), z.maximum(100)),
  verdict,
  likelihood,
  /** How many conditions are known to hold, and how many are open, not counting those that nearly everyone meets. */
  met: z.int(),
  open: z.int(),
  /** Set if the person's incomes show they already get it. */
  alreadyGets: z.optional(z.boolean()),
  /** Set if the member applies for an organization and could get this only as an individual. */
  asPerson: z.optional(z.boolean()),
  /** A rough value in US dollars a year. Used to sort the first steps and never shown. */
  worth: z.optional(z.int()),
  /** Set if the member is sure to get it, and every month. Used to sort the first steps. */
  eachMonth: z.optional(z.boolean()),
  /** Set if its season, such as tax time, is months away. */
  isLater: z.optional(z.boolean()),
  /** Set if it is the main help for an urgent need the person named, or for what a farmer wants first. */
  urgent: z.optional(z.boolean()),
  /** Its main purpose, if that's a need the person named. */
  wantedNeed: z.optional(z.string()),
  /** What the household would get under this year's figures: the verdict of the limits alone, and the amount. */
  estimate: z.optional(
    z.object({
      verdict: z.enum(ESTIMATE_VERDICTS),
      amount: z.nullable(amount),
      /** The figures' year, if they are more than two years old. */
      figuresOf: z.optional(z.int()),
      /** Who in the household gets it, if the member doesn't: "your children, 2 and 9". */
      recipients: z.optional(z.string()),
      /** Set if it assumes that all of the household's income is from work. */
      ifEarned: z.optional(z.boolean()),
      leftOut: z.optional(leftOut),
    }),
  ),
  /** For `only-if`: the rare condition in words. If there are several, meeting any one is enough. */
  onlyIf: z.optional(z.array(z.string())),
  reasons: z.array(reason),
  /** The unknown fact that would settle the most if answered. */
  nextQuestion: z.optional(z.string()),
  /**
   * For an ineligible program: the smallest set of changes in the person's control after which nothing rules it out.
   */
  wouldChange: z.optional(z.array(change)),
});
export type Match = z.infer<typeof match>;

// ---- Grant ----

/**
 * A program's fields. All are always present; `null` means that the source doesn't state it. Lists truncate the long
 * texts of crawled programs, and responses with reasons have a null `eligibility`.
 */
const grantFields = {
  id: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  amount: z.nullable(z.string()),
  deadline: z.nullable(z.string()),
  requirements: z.nullable(z.string()),
  url: z.nullable(z.string()),
  category: z.nullable(z.string()),
  eligibility: z.nullable(z.string()),
  provider: z.nullable(z.string()),
  providerUrl: z.nullable(z.string()),
  applicationUrl: z.nullable(z.string()),
  verified: z.boolean(),
  sourceType: z.string(),
  citations: z.array(z.string()),
  programType,
  interestRate: z.nullable(z.string()),
  repaymentTerms: z.nullable(z.string()),
  assistanceType: z.nullable(z.string()),
};

const provenance = {
  deadlineKind,
  /** When a fixed deadline passes, in UTC. */
  deadlineAt: z.nullable(z.string()),
  /** Set if the program opens in rounds and the only known one is over. */
  roundOver: z.optional(z.boolean()),
  /** The ISO date of the source that the facts were checked against. */
  checkedAt: z.nullable(z.string()),
  states: z.array(z.string()),
  /** Set in a response in another language if the program has texts in English only. */
  isEnglish: z.optional(z.boolean()),
};

export const grant = z.object({ ...grantFields, ...provenance });
export type Grant = z.infer<typeof grant>;

export const matchedGrant = z.extend(grant, { match });
export type MatchedGrant = z.infer<typeof matchedGrant>;

export const grantSource = z.object({ title: z.string(), url: z.string(), date: z.string() });

/** Fields that can come from another source if the program's own source omits them. */
// biome-ignore format: one row reads better than one word per line
export const LENT_FACTS = [
  'description', 'amount', 'deadline', 'requirements', 'url', 'eligibility', 'provider', 'providerUrl', 'applicationUrl',
  'interestRate', 'repaymentTerms', 'assistanceType',
] as const;
export type LentFact = (typeof LENT_FACTS)[number];

export const CHANGED_FIELDS = ['deadline', 'amount', 'eligibility'] as const;
/** A material change to a program since it was first seen. Listed newest first. */
export const grantChange = z.object({
  field: z.enum(CHANGED_FIELDS),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** The source that states the new value; null if unknown. */
  source: z.nullable(z.string()),
  changedAt: z.string(),
});
export type GrantChange = z.infer<typeof grantChange>;

export const grantDetail = z.extend(matchedGrant, {
  /** How the estimate was calculated. */
  reckoned: z.optional(reckoned),
  assistanceListings: z.array(z.string()),
  documents: z.array(z.string()),
  /** What similar programs usually ask for; empty if the program's own documents or requirements are known. */
  usualPapers: z.array(z.string()),
  howToApply: z.array(z.string()),
  contact: z.nullable(z.string()),
  sources: z.array(grantSource),
  /** True if the program no longer takes applications. */
  closed: z.boolean(),
  /** The IANA time zone of a fixed deadline; null if its source names none. */
  deadlineTimeZone: z.nullable(z.string()),
  changes: z.array(grantChange),
  /** Other sources that list the same program, each with the fields it contributes. */
  alsoListedBy: z.array(z.extend(grantSource, { facts: z.array(z.enum(LENT_FACTS)) })),
  /** The page's link if it has failed on several days; null if no such failure is known. */
  deadWebsite: z.nullable(z.object({ url: z.string(), since: z.string(), checkedAt: z.string() })),
  /** What creates its analysis: an AI model, the demo model or, if neither is set up, the program's own record. */
  analyzedBy: z.enum(['model', 'demo', 'record']),
});
export type GrantDetail = z.infer<typeof grantDetail>;

export const grantId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) });

export const getGrant = endpoint({
  method: 'GET',
  path: '/api/grants/:id',
  access: 'member',
  params: grantId,
  response: grantDetail,
});
/**
 * Where to apply, and the result of the last check. `unsure`: the site refused the request or timed out. `dead`: none
 * of the program's URLs works; the first is given anyway. `none`: the program has no URL.
 */
export const bestUrl = z.object({
  url: z.nullable(z.string()),
  status: z.enum(['works', 'unsure', 'dead', 'none']),
  checkedAt: z.nullable(z.string()),
});
export type BestUrl = z.infer<typeof bestUrl>;

export const getBestUrl = endpoint({
  method: 'GET',
  path: '/api/grants/:id/best-url',
  access: 'subscriber',
  params: grantId,
  response: bestUrl,
});
