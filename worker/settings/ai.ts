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

/** In place of the name of a model for vectors: search goes by words alone. */
export const NO_VECTORS = 'off';

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

/** What the analysis of a program and the Grant Agent may cost and read. */
export const analysisSettings = {
  /** US dollars for a million tokens of `AI_MODEL`: what its calls cost is reckoned from them. */
  AI_INPUT_PRICE: z.prefault(dollars, '0.25'),
  AI_OUTPUT_PRICE: z.prefault(dollars, '2'),
  /** US dollars that analyses, orders by AI and answers may cost in a day (UTC); 0 sets no bound. */
  AI_DAILY_BUDGET: z.prefault(dollars, '0'),
  /** Analyses that a member may have made by a model within a day. */
  LIMIT_ANALYSES_PER_DAY: z.prefault(wholeNumber(100_000), '30'),
  /** Questions that a member may have answered by a model within a day. */
  LIMIT_AGENT_QUESTIONS_PER_DAY: z.prefault(wholeNumber(100_000), '50'),
  /** Whether an analysis reads the program's official page too, and which hosts count as official besides governments'. */
  OFFICIAL_PAGES: z._default(z.enum(['read', 'off'], 'One of read, off'), 'read'),
  OFFICIAL_PAGE_HOSTS: z.prefault(hosts, ''),
};

export const aiSecrets = { AI_API_KEY: z.optional(z.string()) };
