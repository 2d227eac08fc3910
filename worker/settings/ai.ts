import * as z from 'zod/mini';
import { wholeNumber } from './whole-number.ts';

const dollars = z.pipe(
  z.string().check(z.regex(/^\d{1,6}(\.\d{1,6})?$/, 'An amount in US dollars, such as 0.25')),
  z.transform(Number),
);

const hosts = z.pipe(
  z.string().check(z.regex(/^([a-z0-9-]+(\.[a-z0-9-]+)+(\s*,\s*|$))*$/, 'Names of hosts, separated by commas')),
  z.transform((list) => list.split(',').flatMap((host) => host.trim() || [])),
);

/** As the embedding model, this turns vectors off, so search uses only words. */
export const NO_VECTORS = 'off';

/** Public settings; the key is a separate secret. */
export const aiSettings = {
  /** URL of an OpenAI-compatible API. */
  AI_BASE_URL: z._default(z.url('The address of an OpenAI-compatible API'), 'https://api.openai.com/v1'),
  /** Language model. */
  AI_MODEL: z._default(z.string().check(z.minLength(1)), 'gpt-5-mini'),
  /** Embedding model for search, with vectors of 256 numbers; `off` searches by words alone. */
  AI_EMBEDDING_MODEL: z._default(z.string().check(z.minLength(1)), 'text-embedding-3-small'),
  /** Timeout of an AI call in milliseconds. */
  AI_TIMEOUT_MS: z.prefault(wholeNumber(600_000), '60000'),
  /** How many times a failed AI call is retried. */
  AI_RETRIES: z.prefault(wholeNumber(10), '2'),
  /** How long searches skip the API after it fails, in milliseconds. */
  AI_PAUSE_MS: z.prefault(wholeNumber(600_000), '15000'),
};

/** What program analyses and the Grant Agent may cost and read. */
export const analysisSettings = {
  /** US dollars per million input tokens of `AI_MODEL`. */
  AI_INPUT_PRICE: z.prefault(dollars, '0.25'),
  /** US dollars per million output tokens of `AI_MODEL`. */
  AI_OUTPUT_PRICE: z.prefault(dollars, '2'),
  /** US dollars that AI analyses, rankings and answers may cost per UTC day; `0` means no limit. */
  AI_DAILY_BUDGET: z.prefault(dollars, '0'),
  /** New AI analyses per member in 24 hours. */
  LIMIT_ANALYSES_PER_DAY: z.prefault(wholeNumber(100_000), '30'),
  /** AI answers per member in 24 hours. */
  LIMIT_AGENT_QUESTIONS_PER_DAY: z.prefault(wholeNumber(100_000), '50'),
  /** `read` lets AI use a program's official pages and documents, where robots.txt allows it; `off` doesn't. */
  OFFICIAL_PAGES: z._default(z.enum(['read', 'off'], 'One of read, off'), 'read'),
  /**
   * Hosts that count as official in addition to `.gov`, `.mil`, `.edu` and state domains (`.oh.us`), separated by
   * commas.
   */
  OFFICIAL_PAGE_HOSTS: z.prefault(hosts, ''),
};

export const aiSecrets = {
  /** Key for the AI API. Without it, built-in rules do the work. A secret. */
  AI_API_KEY: z.optional(z.string()),
};
