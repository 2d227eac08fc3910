import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** The maximum number per kind, not counting the member's own earlier searches. */
export const MOST_SUGGESTIONS = 5;

/** Completions for what a person has typed so far. */
export const suggestions = z.object({
  /** Everyday requests that programs match. */
  wishes: z.array(z.string()),
  programs: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type Suggestions = z.infer<typeof suggestions>;

/** Uses POST to keep typed words out of URLs and logs. */
export const suggestSearches = endpoint({
  method: 'POST',
  path: '/api/grants/suggestions',
  access: 'member',
  body: z.object({ typed: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)) }),
  response: suggestions,
});
