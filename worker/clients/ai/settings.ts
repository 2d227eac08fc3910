import * as z from 'zod/mini';
import { wholeNumber } from '../whole-number.ts';

/** What may be read by everybody; the key is a secret of its own. */
export const aiSettings = {
  /** Where a server answers that speaks OpenAI's API. */
  AI_BASE_URL: z._default(z.url('The address of an API as OpenAI has it'), 'https://api.openai.com/v1'),
  AI_MODEL: z._default(z.string().check(z.minLength(1)), 'gpt-5-mini'),
  AI_EMBEDDING_MODEL: z._default(z.string().check(z.minLength(1)), 'text-embedding-3-small'),
  AI_TIMEOUT_MS: z.prefault(wholeNumber(600_000), '60000'),
  AI_RETRIES: z.prefault(wholeNumber(10), '2'),
  /** For how long searches do without the vendor after a fault of theirs: each would wait for nothing. */
  AI_PAUSE_MS: z.prefault(wholeNumber(600_000), '15000'),
};

export const aiSecrets = { AI_API_KEY: z.optional(z.string()) };
