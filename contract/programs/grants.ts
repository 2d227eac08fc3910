import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, ESTIMATE_VERDICTS, reckoned } from './benefits.ts';

export const PROGRAM_TYPES = ['grant', 'loan', 'assistance'] as const;
export const programType = z.enum(PROGRAM_TYPES);
export type ProgramType = z.infer<typeof programType>;

// biome-ignore format: one row reads better than one word a line
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
 * How likely a program is for this person. `qualify`: every condition is known to hold. `very-likely`,
 * `worth-checking`: nothing rules it out, and the open conditions usually hold, or may well. `only-if`: it takes
 * something rare. `unknown`: its conditions haven't been read. `no`: a condition fails.
 */
export const LIKELIHOODS = ['qualify', 'very-likely', 'worth-checking', 'only-if', 'unknown', 'no'] as const;
export const likelihood = z.enum(LIKELIHOODS);
export type Likelihood = z.infer<typeof likelihood>;

export const reason = z.object({
  /** The fact the reason is about, or `check` if no profile can answer it. */
  criterion: z.string(),
  verdict: z.enum(['met', 'unmet', 'unknown']),
  text: z.string(),
  /** Set for an open condition that nearly everyone meets. Lists and program pages fold it and don't count it. */
  usual: z.optional(z.boolean()),
  /** Where the condition is stated. Lists omit both; the response for a single program has them. */
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

export const match = z.object({
  /**
   * What a person gains by it, in points out of 100. Used to sort lists and never shown, because it isn't a chance of
   * success.
   */
  score: z.int().check(z.minimum(0), z.maximum(100)),
  verdict,
  likelihood,
  /** How many conditions are known to hold, and how many are open, except those that nearly everyone meets. */
  met: z.int(),
  open: z.int(),
  /** Set if the person's incomes show they already get it. */
  alreadyGets: z.optional(z.boolean()),
  /** Set if the member applies for an organization and could get this only as a person. */
  asPerson: z.optional(z.boolean()),
  /** A rough yearly worth in US dollars. Used to sort the first steps and never shown. */
  worth: z.optional(z.int()),
  /** Set if it is the main help for an urgent need the person named. */
  urgent: z.optional(z.boolean()),
  /** Set if its main purpose is a need the person named. */
  wanted: z.optional(z.boolean()),
  /** What the household would get by this year's figures: the verdict of the limits alone, and the amount. */
  estimate: z.optional(
    z.object({
      verdict: z.enum(ESTIMATE_VERDICTS),
      amount: z.nullable(amount),
      /** The year of the figures, if they are older than two years. */
      figuresOf: z.optional(z.int()),
    }),
  ),
  /** For `only-if`: the rare condition in words. If there are several, any one is enough. */
  onlyIf: z.optional(z.array(z.string())),
  reasons: z.array(reason),
  /** The unknown fact whose answer settles the most. */
  nextQuestion: z.optional(z.string()),
  /** For an ineligible program: the fewest changes, all in the person's control, after which nothing rules it out. */
  wouldChange: z.optional(z.array(change)),
});
export type Match = z.infer<typeof match>;

// ---- Grant ----

/**
 * A program's fields. All are always present; `null` means that the source doesn't state it. Lists cut long texts of
 * crawled programs, and `eligibility` is `null` in responses with reasons.
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
  /** The instant at which a fixed deadline ends, in UTC. */
  deadlineAt: z.nullable(z.string()),
  /** It opens in rounds, and the only known one is over. */
  roundOver: z.optional(z.boolean()),
  /** ISO date of the source the facts were checked against. */
  checkedAt: z.nullable(z.string()),
  states: z.array(z.string()),
};

export const grant = z.object({ ...grantFields, ...provenance });
export type Grant = z.infer<typeof grant>;

export const matchedGrant = z.extend(grant, { match });
export type MatchedGrant = z.infer<typeof matchedGrant>;

export const grantSource = z.object({ title: z.string(), url: z.string(), date: z.string() });

/** Fields that a program's own source may leave out and another source may state. */
// biome-ignore format: one row reads better than one word a line
export const LENT_FACTS = [
  'description', 'amount', 'deadline', 'requirements', 'url', 'eligibility', 'provider', 'providerUrl', 'applicationUrl',
  'interestRate', 'repaymentTerms', 'assistanceType',
] as const;
export type LentFact = (typeof LENT_FACTS)[number];

export const CHANGED_FIELDS = ['deadline', 'amount', 'eligibility'] as const;
/** A material change of a program since it was first seen, newest first. */
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
  /** What programs of its kind usually ask for; empty if its own documents or requirements are known. */
  usualPapers: z.array(z.string()),
  howToApply: z.array(z.string()),
  contact: z.nullable(z.string()),
  sources: z.array(grantSource),
  /** Whether it no longer takes applications. */
  closed: z.boolean(),
  /** The IANA time zone of a fixed deadline; null if its source names none. */
  deadlineTimeZone: z.nullable(z.string()),
  changes: z.array(grantChange),
  /** Other sources that list the same program, each with the fields shown from it. */
  alsoListedBy: z.array(z.extend(grantSource, { facts: z.array(z.enum(LENT_FACTS)) })),
  /** The page's link target if it hasn't worked on several days; null if no such failure is known. */
  deadWebsite: z.nullable(z.object({ url: z.string(), since: z.string(), checkedAt: z.string() })),
  /** What creates its analysis here: an AI model, the demo model or, if neither is set up, the program's own record. */
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
 * The address to apply at, and its last check. `works`; `unsure`: it refused us or timed out; `dead`: none of the
 * program's addresses works, but the first is given anyway; `none`: it has no address.
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
