import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { PRIORITY } from '../limits.ts';
import { grantId } from '../programs/grants.ts';
import { MODEL_REASONS } from '../programs/model-reasons.ts';
import { searchCriteria } from './search.ts';

/*
 * A model's ordering of search results, for paying members. The rules take precedence: ineligible programs come last,
 * and no verdict changes.
 */

/**
 * Why results keep the search's order instead of a model's. `too_few`: there's nothing to sort. `sensitive`: the search
 * mentions a person in danger, so it isn't sent to a vendor.
 */
export const UNORDERED_REASONS = [...MODEL_REASONS, 'too_few', 'sensitive'] as const;
export type UnorderedReason = (typeof UNORDERED_REASONS)[number];

/**
 * A program the model moved up. `text` is written by us: how many places and, if a reason could be verified, why.
 * `quote`: the exact words from the program's texts that end `text`, or null.
 */
export const priorityMove = z.object({ id: z.string(), text: z.string(), quote: z.nullable(z.string()) });
export type PriorityMove = z.infer<typeof priorityMove>;

export const priorityOrder = z.object({
  /** The requested programs that exist, without duplicates. */
  ids: z.array(z.string()),
  /** In list order. */
  moves: z.array(priorityMove),
  orderedBy: z.enum(['model', 'search']),
  /** Why no model sorted the results, if they keep the search's order. */
  unordered: z.nullable(z.enum(UNORDERED_REASONS)),
});
export type PriorityOrder = z.infer<typeof priorityOrder>;

/** The search and the programs it found, in order. */
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
