import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { grantId } from './grants.ts';
import { PRIORITY } from './limits.ts';
import { MODEL_REASONS } from './model-reasons.ts';
import { searchCriteria } from './search.ts';

/*
 * The order in which a model would look at what a search found, for paying members. The rules stay above it: what they
 * call ineligible comes last, and no verdict changes.
 */

/**
 * Why the order is that of the search and not a model's. `too_few`: there is nothing to put in order. `sensitive`: the
 * words tell of somebody in danger and go to no vendor.
 */
export const UNORDERED_REASONS = [...MODEL_REASONS, 'too_few', 'sensitive'] as const;
export type UnorderedReason = (typeof UNORDERED_REASONS)[number];

/**
 * A program that the model moved above its place in the search, and a sentence we wrote: how many places, and the reason if
 * one could be proven. `quote`: exact words from the program's texts that end the sentence, or null.
 */
export const priorityMove = z.object({ id: z.string(), text: z.string(), quote: z.nullable(z.string()) });
export type PriorityMove = z.infer<typeof priorityMove>;

export const priorityOrder = z.object({
  /** The programs of the question that are there, each once. */
  ids: z.array(z.string()),
  /** In the order of the list. */
  moves: z.array(priorityMove),
  orderedBy: z.enum(['model', 'search']),
  /** Where the search ordered them: why no model did. */
  unordered: z.nullable(z.enum(UNORDERED_REASONS)),
});
export type PriorityOrder = z.infer<typeof priorityOrder>;

/** What was searched for, and the programs that were found, in the order of the search. */
export const priorityRequest = z.extend(
  z.omit(searchCriteria, { loadMore: true, excludeIds: true, includeIneligible: true, ruledOut: true }),
  { ids: z.array(grantId.shape.id).check(z.minLength(1), z.maxLength(PRIORITY.programs)) },
);
export type PriorityRequest = z.output<typeof priorityRequest>;

export const postPriorityOrder = endpoint({
  method: 'POST',
  path: '/api/grants/priority',
  access: 'subscriber',
  body: priorityRequest,
  response: priorityOrder,
});
