import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Of each kind, beside what the member searched for before. */
export const MOST_SUGGESTIONS = 5;

/** What somebody who began to type may mean. */
export const suggestions = z.object({
  /** Wishes in everyday words that programs answer. */
  wishes: z.array(z.string()),
  programs: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type Suggestions = z.infer<typeof suggestions>;

/** A POST: the words typed must not end up in an address or a log. */
export const suggestSearches = endpoint({
  method: 'POST',
  path: '/api/grants/suggestions',
  access: 'member',
  body: z.object({ typed: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)) }),
  response: suggestions,
});
