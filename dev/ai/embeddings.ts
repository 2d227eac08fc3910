import * as z from 'zod/mini';
import { type AiEndpoint, BadRequest } from './endpoint.ts';
import { vectorOf } from './meaning.ts';

const MOST_INPUTS = 2048;

const request = z.object({
  model: z.string(),
  input: z.union([z.string(), z.array(z.string()).check(z.minLength(1), z.maxLength(MOST_INPUTS))]),
  dimensions: z._default(z.int().check(z.minimum(1), z.maximum(3072)), 1536),
  encoding_format: z._default(z.enum(['float', 'base64']), 'float'),
});

/** `POST /v1/embeddings`. */
export const embeddingsEndpoint: AiEndpoint = {
  path: '/v1/embeddings',
  answer(body, fault) {
    const asked = request.safeParse(body);
    if (!asked.success) throw new BadRequest(z.prettifyError(asked.error));
    const { model, input, dimensions, encoding_format: format } = asked.data;
    const texts = typeof input === 'string' ? [input] : input;
    if (texts.some((text) => text === '')) throw new BadRequest('An input is empty');
    const length = fault === 'wrong_shape' ? dimensions - 1 : dimensions;
    const data = texts.map((text, index) => {
      const vector = vectorOf(text, length);
      return { object: 'embedding', index, embedding: format === 'float' ? vector : inBase64(vector) };
    });
    const tokens = texts.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0);
    return {
      object: 'list',
      model,
      data: fault === 'one_too_few' ? data.slice(0, -1) : data,
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    };
  },
};

function inBase64(vector: readonly number[]): string {
  return Buffer.from(new Float32Array(vector).buffer).toString('base64');
}
