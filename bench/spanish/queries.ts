import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** A search in Spanish, the same one in English, and the correct programs for both. */
export const twinQuery = z.strictObject({
  id: z.string(),
  /** What is special about it: words from one region, no accents, misspelled, or mixed with English. */
  written: z.enum(['everyday', 'region', 'accents', 'misspelled', 'mixed']),
  query: z.string(),
  twin: z.string(),
  relevant: z.array(z.string()).check(z.minLength(1)),
  acceptable: z.array(z.string()),
});
export type TwinQuery = z.infer<typeof twinQuery>;

/** Reads the judged queries of a file in this folder. */
export function readTwins(file = 'queries.jsonl'): TwinQuery[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => twinQuery.parse(JSON.parse(line)));
}
