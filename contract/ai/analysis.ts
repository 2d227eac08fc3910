import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { errorBody } from '../errors.ts';
import { grantId, grantSource, match } from '../programs/grants.ts';
import { MODEL_REASONS } from '../programs/model-reasons.ts';
import { applicationId } from '../saved/applications.ts';

/*
 * The analysis of a program for paying members: what its source says, statement by statement, each with the supporting
 * quote. A model reads the source if one is available; otherwise the program's own record is used.
 */

/**
 * One statement from the source. If a model wrote it, `quote` is one or more whole sentences from `source`. If the
 * model's wording said more or less than the quote, `text` is the quote. A null quote means that the statement comes
 * from the program's record.
 */
export const statement = z.object({
  text: z.string(),
  quote: z.nullable(z.string()),
  source: z.nullable(grantSource),
  /** True if the text is in English although the member reads another language. */
  isEnglish: z.optional(z.boolean()),
});
export type Statement = z.infer<typeof statement>;

/** The kind of requirement. */
export const REQUIREMENT_TYPES = ['Document', 'Information', 'Registration', 'Condition', 'Other'] as const;

export const requirement = z.object({ ...statement.shape, type: z.string() });

/** An empty list means that neither the source nor the record has such a statement. */
export const analysisSections = z.object({
  eligibility: z.array(statement),
  requirements: z.array(requirement),
  applicationProcess: z.array(statement),
  timeline: z.array(statement),
  contactInfo: z.array(statement),
  tips: z.array(statement),
});
export type AnalysisSections = z.infer<typeof analysisSections>;
export type SectionName = keyof AnalysisSections;

/** The prefix for a source that is our own summary of an official one. */
export const OUR_SUMMARY = 'Our summary of: ';

/** Why the program's own record was used instead of a model. */
export const RECORD_REASONS = [...MODEL_REASONS, 'nothing_proven'] as const;
export type RecordReason = (typeof RECORD_REASONS)[number];

/**
 * An official text that the analysis covers only partly or not at all. `unreadable`: scanned, locked, broken or too
 * large. `outdated`: last read long ago, and its site hasn't responded since.
 */
export const textGap = z.object({ url: z.string(), why: z.enum(['partial', 'unreadable', 'outdated']) });
export type TextGap = z.infer<typeof textGap>;

export const analysis = z.object({
  // Plain text.
  eligibility: z.array(z.string()),
  requirements: z.array(z.object({ type: z.string(), description: z.string() })),
  applicationProcess: z.string(),
  timeline: z.string(),
  contactInfo: z.string(),
  tips: z.array(z.string()),

  grantId: z.string(),
  sections: analysisSections,
  /** What the rules say about this member, from the same engine as everywhere else. No model evaluates a person. */
  personal: match,
  madeBy: z.enum(['model', 'record']),
  recordReason: z.nullable(z.enum(RECORD_REASONS)),
  model: z.nullable(z.string()),
  madeAt: z.string(),
  /** The number of model statements left out because the source doesn't support them. */
  dropped: z.int(),
  gaps: z.optional(z.array(textGap)),
});
export type Analysis = z.infer<typeof analysis>;

/** One line of a streamed analysis (`application/x-ndjson`). */
export const analysisProgress = z.union([
  z.object({ step: z.enum(['reading', 'asking', 'checking']) }),
  z.object({ analysis }),
  z.object({ error: errorBody }),
]);
export type AnalysisProgress = z.infer<typeof analysisProgress>;

export const postUnlockAnalysis = endpoint({
  method: 'POST',
  path: '/api/applications/:id/unlock-analysis',
  access: 'subscriber',
  params: applicationId,
  response: z.object({ analysis: z.optional(analysis) }),
});
/**
 * Returns the analysis unlocked earlier, without calling a model or counting a use. Null if there is none or the
 * program has changed since.
 */
export const getAnalysis = endpoint({
  method: 'GET',
  path: '/api/grants/:id/analysis',
  access: 'subscriber',
  params: grantId,
  response: z.object({ analysis: z.nullable(analysis) }),
});
export const postApplicationDetails = endpoint({
  method: 'POST',
  path: '/api/grant-application-details',
  access: 'subscriber',
  body: z.object({
    grantTitle: z.string().check(z.minLength(1), z.maxLength(500)),
    grantDescription: z._default(z.string().check(z.maxLength(20_000)), ''),
    grantProvider: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  response: analysis,
});
