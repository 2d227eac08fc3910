import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** What answers AI requests: a model, the local rule-based demo model, or nothing. */
export const AI_ANSWERS = ['model', 'demo', 'nobody'] as const;
export type AiAnswers = (typeof AI_ANSWERS)[number];

/** The demo model's name. Every screen with its answers shows it. */
export const DEMO_MODEL = 'demo';

/** Lets people see, before they choose a plan, whether AI answers are available. */
export const getAi = endpoint({
  method: 'GET',
  path: '/api/ai',
  access: 'public',
  response: z.object({ answers: z.enum(AI_ANSWERS) }),
});

/** Features that use models. Each vendor call counts toward one of these. */
export const AI_FEATURES = ['analysis', 'priority', 'agent'] as const;
export type AiFeature = (typeof AI_FEATURES)[number];

/** How many days the cost table covers, including today. */
export const AI_COST_DAYS = 14;

/** One feature's calls on a day (UTC). */
const aiDay = z.object({
  day: z.string(),
  /** One of `AI_FEATURES`, or after a rollback, possibly one that this version doesn't know. */
  feature: z.string(),
  calls: z.int(),
  faults: z.int(),
  /** As counted by the vendor. Calls without an answer have none. */
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** US dollars. If a call's cost isn't known, its maximum counts. */
  cost: z.number(),
});
export type AiDay = z.infer<typeof aiDay>;

/** The most recent days with calls, latest first. */
export const getAiCosts = endpoint({
  method: 'GET',
  path: '/api/admin/ai-costs',
  access: 'admin',
  response: z.object({ answers: z.enum(AI_ANSWERS), today: z.string(), days: z.array(aiDay) }),
});
