import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * Who answers where the product asks an AI model: a model, the demo model of one machine, which answers by rules, or nobody.
 */
export const AI_ANSWERS = ['model', 'demo', 'nobody'] as const;
export type AiAnswers = (typeof AI_ANSWERS)[number];

/** The name of the demo model. Every screen that shows its answers says that they come from it. */
export const DEMO_MODEL = 'demo';

/** Tells people, before they choose a plan, whether AI answers here. */
export const getAi = endpoint({
  method: 'GET',
  path: '/api/ai',
  access: 'public',
  response: z.object({ answers: z.enum(AI_ANSWERS) }),
});

/** What a model is asked for; each call of the vendor counts for one of them. */
export const AI_FEATURES = ['analysis', 'priority', 'agent'] as const;
export type AiFeature = (typeof AI_FEATURES)[number];

/** Days that the table of costs goes back, today with them. */
export const AI_COST_DAYS = 14;

/** What the calls of one feature came to on a day (UTC). */
const aiDay = z.object({
  day: z.string(),
  /** One of `AI_FEATURES`; after a rollback also one that this version does not know. */
  feature: z.string(),
  calls: z.int(),
  faults: z.int(),
  /** As the vendor counted them: calls without an answer have none. */
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** US dollars; where nobody told what a call cost, the most that it can have cost. */
  cost: z.number(),
});
export type AiDay = z.infer<typeof aiDay>;

/** The last days that had calls, the latest first. */
export const getAiCosts = endpoint({
  method: 'GET',
  path: '/api/admin/ai-costs',
  access: 'admin',
  response: z.object({ answers: z.enum(AI_ANSWERS), today: z.string(), days: z.array(aiDay) }),
});
