import * as z from 'zod/mini';
import type { Ai } from './ai.ts';

/**
 * Dimensions of each vector. OpenAI's third-generation embeddings can be shortened; 256 keeps nearly all of their
 * quality.
 */
export const DIMENSIONS = 256;

/** The vendor's limit per call is 2048. */
export const MOST_TEXTS_A_CALL = 100;

const answer = z.object({
  data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()).check(z.length(DIMENSIONS)) })),
});

/** Thrown when the response doesn't match the request: a different number of vectors, or of dimensions in one. */
export class UnreadableVectors extends Error {}

export interface EmbedOptions {
  timeoutMs: number;
  retries: number;
}

/**
 * Returns the model name stored with each vector. Vectors from different models or of different lengths can't be
 * compared.
 */
export function vectorModel(ai: Ai): string {
  return `${ai.embeddingModel}/${DIMENSIONS}`;
}

/** Returns the texts' vectors in order, normalized to length 1. Throws the vendor's errors and `UnreadableVectors`. */
export async function embed(
  ai: Ai,
  texts: readonly string[],
  { timeoutMs, retries }: EmbedOptions,
): Promise<number[][]> {
  const response: unknown = await ai.client.embeddings.create(
    { model: ai.embeddingModel, input: [...texts], dimensions: DIMENSIONS, encoding_format: 'float' },
    // The library's timeout covers only the response headers; a body that never ends would hang forever.
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
