import * as z from 'zod/mini';
import type { Ai } from './ai.ts';

/** Numbers in each vector. The models of OpenAI's third kind can be cut, and 256 keep nearly all of what they tell. */
export const DIMENSIONS = 256;

/** The vendor's own bound for one call is 2048. */
export const MOST_TEXTS_A_CALL = 100;

const answer = z.object({
  data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()).check(z.length(DIMENSIONS)) })),
});

/** The answer is no answer to what was asked: another number of vectors, or of numbers in one. */
export class UnreadableVectors extends Error {}

export interface EmbedOptions {
  timeoutMs: number;
  retries: number;
}

/** The name under which vectors are kept: those of another model or length cannot be compared with them. */
export function vectorModel(ai: Ai): string {
  return `${ai.embeddingModel}/${DIMENSIONS}`;
}

/** The vectors of texts, in their order and each of length one. Throws the vendor's errors, and UnreadableVectors. */
export async function embed(
  ai: Ai,
  texts: readonly string[],
  { timeoutMs, retries }: EmbedOptions,
): Promise<number[][]> {
  const response: unknown = await ai.client.embeddings.create(
    { model: ai.embeddingModel, input: [...texts], dimensions: DIMENSIONS, encoding_format: 'float' },
    // The library's own time ends with the head of an answer: a body that never ends would hold us for ever.
    { timeout: timeoutMs, maxRetries: retries, signal: AbortSignal.timeout(timeoutMs * (retries + 1)) },
  );
  const read = answer.safeParse(response);
  if (!read.success) throw new UnreadableVectors(z.prettifyError(read.error).split('\n')[0]);
  const byIndex = new Map(read.data.data.map(({ index, embedding }) => [index, embedding]));
  return texts.map((_, index) => {
    const vector = unitOf(byIndex.get(index) ?? []);
    if (vector === null) throw new UnreadableVectors(`No vector for text ${index} of ${texts.length}`);
    return vector;
  });
}

function unitOf(vector: readonly number[]): number[] | null {
  const length = Math.hypot(...vector);
  return Number.isFinite(length) && length > 0 ? vector.map((value) => value / length) : null;
}
