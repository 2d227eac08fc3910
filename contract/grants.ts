import * as z from 'zod/mini';
import { amount, ESTIMATE_VERDICTS, reckoned } from './benefits.ts';
import { endpoint } from './endpoint.ts';

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

/** `eligible`: all rules hold. `likely`: none fails, some are open. `check`: no rules known. `ineligible`: one fails. */
export const VERDICTS = ['eligible', 'likely', 'check', 'ineligible'] as const;
export const verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof verdict>;

/**
 * How likely a program is for this person. `qualify`: every condition is known to hold. `very-likely`, `worth-checking`:
 * nothing speaks against it, and what is open usually holds, or may well. `only-if`: it takes something that is rare.
 * `unknown`: nobody has read its conditions. `no`: a condition fails.
 */
export const LIKELIHOODS = ['qualify', 'very-likely', 'worth-checking', 'only-if', 'unknown', 'no'] as const;
export const likelihood = z.enum(LIKELIHOODS);
export type Likelihood = z.infer<typeof likelihood>;

export const reason = z.object({
  /** The fact that the reason is about, or `check` where no profile can tell. */
  criterion: z.string(),
  verdict: z.enum(['met', 'unmet', 'unknown']),
  text: z.string(),
  /** Where the condition is stated. Lists leave both out; a single program's answer has them. */
  quote: z.optional(z.nullable(z.string())),
  source: z.optional(z.nullable(z.object({ title: z.string(), url: z.string(), date: z.string() }))),
});
export type Reason = z.infer<typeof reason>;

/** Something that a person could change: the condition it meets, and the facts it sets. */
export const change = z.object({
  criterion: z.string(),
  text: z.string(),
  sets: z.record(z.string(), z.union([z.number(), z.boolean(), z.string(), z.array(z.string())])),
});
export type Change = z.infer<typeof change>;

export const match = z.object({
  /** What a person gains by it, in points of 100: the order of lists. Shown nowhere, as it is no chance of success. */
  score: z.int().check(z.minimum(0), z.maximum(100)),
  verdict,
  likelihood,
  /** How many conditions are known to hold, and how many are open. */
  met: z.int(),
  open: z.int(),
  /** Told where the person's incomes say that they get it already. */
  alreadyGets: z.optional(z.boolean()),
  /** What it is worth in a year in US dollars, roughly: orders what to start with, and is shown nowhere. */
  worth: z.optional(z.int()),
  /** Told where it is the first help for a need that can't wait, which the person named. */
  urgent: z.optional(z.boolean()),
  /** Told where it is first of all for something that the person named as a need. */
  wanted: z.optional(z.boolean()),
  /** What the household would get, where this year's figures tell: the verdict of the limits alone, and the sum. */
  estimate: z.optional(
    z.object({
      verdict: z.enum(ESTIMATE_VERDICTS),
      amount: z.nullable(amount),
      /** The year of the figures, where they are older than two years. */
      figuresOf: z.optional(z.int()),
    }),
  ),
  /** For `only-if`: the rare condition in words; any of several will do. */
  onlyIf: z.optional(z.array(z.string())),
  reasons: z.array(reason),
  /** The unknown fact whose answer settles most. */
  nextQuestion: z.optional(z.string()),
  /** For what is ineligible: the fewest things, all of them in the person's hands, after which nothing speaks against it. */
  wouldChange: z.optional(z.array(change)),
});
export type Match = z.infer<typeof match>;

// ---- Grant ----

/**
 * The fields of a program. All are always present; `null` says that the source does not state it. In lists long texts of
 * crawled programs are cut, and `eligibility` is `null` beside reasons.
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
  /** The moment at which a fixed deadline ends, in UTC. */
  deadlineAt: z.nullable(z.string()),
  /** It opens in rounds, and all that is known is one that is over. */
  roundOver: z.optional(z.boolean()),
  /** ISO date of the source against which the facts were checked. */
  checkedAt: z.nullable(z.string()),
  states: z.array(z.string()),
};

export const grant = z.object({ ...grantFields, ...provenance });
export type Grant = z.infer<typeof grant>;

export const matchedGrant = z.extend(grant, { match });
export type MatchedGrant = z.infer<typeof matchedGrant>;

export const grantSource = z.object({ title: z.string(), url: z.string(), date: z.string() });

/** What a program's own source may leave out and another one state, by field. */
// biome-ignore format: one row reads better than one word a line
export const LENT_FACTS = [
  'description', 'amount', 'deadline', 'requirements', 'url', 'eligibility', 'provider', 'providerUrl', 'applicationUrl',
  'interestRate', 'repaymentTerms', 'assistanceType',
] as const;
export type LentFact = (typeof LENT_FACTS)[number];

export const CHANGED_FIELDS = ['deadline', 'amount', 'eligibility'] as const;
/** A material change of a program since we know it, the last first. */
export const grantChange = z.object({
  field: z.enum(CHANGED_FIELDS),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** The source that states what it is now; null where it's not known. */
  source: z.nullable(z.string()),
  changedAt: z.string(),
});
export type GrantChange = z.infer<typeof grantChange>;

export const grantDetail = z.extend(matchedGrant, {
  /** How the estimate was reckoned. */
  reckoned: z.optional(reckoned),
  assistanceListings: z.array(z.string()),
  documents: z.array(z.string()),
  /** What programs of its kind usually ask for; empty where its own documents or requirements are known. */
  usualPapers: z.array(z.string()),
  howToApply: z.array(z.string()),
  contact: z.nullable(z.string()),
  sources: z.array(grantSource),
  /** Whether it takes no applications any more. */
  closed: z.boolean(),
  /** The IANA name of the zone in which a fixed deadline ends; null: its source names none. */
  deadlineTimeZone: z.nullable(z.string()),
  changes: z.array(grantChange),
  /** Other sources that list the same program, each with the fields that are shown as it states them. */
  alsoListedBy: z.array(z.extend(grantSource, { facts: z.array(z.enum(LENT_FACTS)) })),
  /** The address that its page leads to, where it has not worked on several days; null where nothing of that is known. */
  deadWebsite: z.nullable(z.object({ url: z.string(), since: z.string(), checkedAt: z.string() })),
  /** What makes an analysis of it here: an AI model, the demo model, or, where none is set up, the program's own record. */
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
 * The address where one applies, and what it answered when it was last tried: `works`; `unsure` (it did not let us in, or
 * not in time); `dead`: no address of the program works, the first of them is given all the same; `none`: it has none.
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
