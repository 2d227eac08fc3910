import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/**
 * What answers when the product asks an AI model: a model, the local demo model, which answers by rules, or nothing.
 */
export const AI_ANSWERS = ['model', 'demo', 'nobody'] as const;
export type AiAnswers = (typeof AI_ANSWERS)[number];

/** The name of the demo model. Every screen with its answers shows this. */
export const DEMO_MODEL = 'demo';

/** Shows people, before they choose a plan, whether AI answers are available. */
export const getAi = endpoint({
  method: 'GET',
  path: '/api/ai',
  access: 'public',
  response: z.object({ answers: z.enum(AI_ANSWERS) }),
});

/** What models are used for. Each vendor call counts for one of these. */
export const AI_FEATURES = ['analysis', 'priority', 'agent'] as const;
export type AiFeature = (typeof AI_FEATURES)[number];

/** How many days the cost table covers, including today. */
export const AI_COST_DAYS = 14;

/** One feature's calls on a day (UTC). */
const aiDay = z.object({
  day: z.string(),
  /** One of `AI_FEATURES`; after a rollback, possibly one this version doesn't know. */
  feature: z.string(),
  calls: z.int(),
  faults: z.int(),
  /** As counted by the vendor. Calls without an answer have none. */
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** US dollars. If a call's cost isn't known, its maximum. */
  cost: z.number(),
});
export type AiDay = z.infer<typeof aiDay>;

/** The last days with calls, latest first. */
export const getAiCosts = endpoint({
  method: 'GET',
  path: '/api/admin/ai-costs',
  access: 'admin',
  response: z.object({ answers: z.enum(AI_ANSWERS), today: z.string(), days: z.array(aiDay) }),
});
