import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { errorBody } from '../errors.ts';
import { requiredText } from '../programs/fields.ts';
import { grantId, grantSource } from '../programs/grants.ts';
import { MODEL_REASONS } from '../programs/model-reasons.ts';
import { CRISES } from '../search/crises.ts';

/*
 * The Grant Agent: paying members ask about a program or about their own list. Each sentence of an answer shows its
 * source. The model may only report what the sources say; all other sentences are our own.
 */

/** The maximum length of a question in characters, and the number of messages kept per program. */
export const AGENT = { questionLength: 500, kept: 20 } as const;

/** One sentence of an answer, or two that belong together. */
export const answerPart = z.discriminatedUnion('kind', [
  /**
   * Stated by the source: `quote` occurs in it verbatim. If the model's wording went beyond the source, `text` is the
   * quote itself.
   */
  z.object({
    kind: z.literal('stated'),
    text: z.string(),
    quote: z.string(),
    source: grantSource,
    /** True if the text is in English although the member asked in another language. */
    isEnglish: z.optional(z.boolean()),
  }),
  /**
   * Our own words. `from_you`: based on the member's answers. `from_rules`: follows from the rules. `reckoned`:
   * calculated from the benefit figures. `advice`: true for every application.
   */
  z.object({ kind: z.enum(['from_you', 'from_rules', 'reckoned', 'advice']), text: z.string() }),
  /** A program that our own search found for the member; `text` is what our rules and figures say about it. */
  z.object({ kind: z.literal('program'), id: z.string(), title: z.string(), text: z.string() }),
]);
export type AnswerPart = z.infer<typeof answerPart>;

/** Questions that a program's page answers for this member: from their own result, and from the program's record. */
export const OWN_TOPICS = ['verdict', 'worth', 'papers', 'deadline', 'apply', 'contact'] as const;
export type OwnTopic = (typeof OWN_TOPICS)[number];

/**
 * What a question asks of a program that we answer ourselves, before any model. Holds no answer: the screen shows the
 * program's current record, so an old question never contradicts the program's page.
 */
export const ownAnswer = z.object({ grantId: z.string(), title: z.string(), topics: z.array(z.enum(OWN_TOPICS)) });
export type OwnAnswer = z.infer<typeof ownAnswer>;

/** Topics where individuals need a professional's advice, which no program's source can replace. */
export const REFERRALS = ['law', 'tax', 'health', 'immigration'] as const;
export type Referral = (typeof REFERRALS)[number];

/**
 * How a question ended. `nearest`: the sources don't answer it; the parts are the closest passages. `nothing`: the
 * sources have nothing close to an answer. `referred`: it needs a professional's advice. `danger`: it mentions danger.
 * `failed`: no model answered.
 */
export const OUTCOMES = ['answered', 'nearest', 'nothing', 'referred', 'danger', 'failed'] as const;

export const agentAnswer = z.object({
  outcome: z.enum(OUTCOMES),
  parts: z.array(answerPart),
  referral: z.nullable(z.enum(REFERRALS)),
  crises: z.array(z.enum(CRISES)),
  /** Contacts from the program's record; empty if it has none. */
  contacts: z.array(z.string()),
  /** Null if no model was called. */
  model: z.nullable(z.string()),
  /** Why no model answered, or why its answer was cut off. */
  fault: z.nullable(z.enum(MODEL_REASONS)),
  /** True if only part of the sources was read, in which case the rest may contain what's missing. */
  isPartial: z.optional(z.boolean()),
  /** What we answer ourselves, shown first. With it, a model's fault only means that no quotes follow. */
  own: z.optional(ownAnswer),
});
export type AgentAnswer = z.infer<typeof agentAnswer>;

export const agentMessage = z.object({
  question: z.string(),
  answer: agentAnswer,
  askedAt: z.string(),
  /** Failed answers and questions that mention danger aren't kept. */
  isKept: z.boolean(),
});
export type AgentMessage = z.infer<typeof agentMessage>;

/** One line of a streamed answer. Parts arrive once they are verified; the message is the complete answer. */
export const agentProgress = z.union([
  z.object({ step: z.enum(['reading', 'asking']) }),
  z.object({ own: ownAnswer }),
  z.object({ part: answerPart }),
  z.object({ message: agentMessage }),
  z.object({ error: errorBody }),
]);
export type AgentProgress = z.infer<typeof agentProgress>;

/** A question sent to a model and not yet answered. `isRunning`: the answer is being generated. */
export const pendingQuestion = z.object({ question: z.string(), key: z.uuid(), isRunning: z.boolean() });
export type PendingQuestion = z.infer<typeof pendingQuestion>;

const thread = z.object({ messages: z.array(agentMessage), pending: z.nullable(pendingQuestion) });
const asked = z.object({
  question: requiredText('Please type a question', 3, AGENT.questionLength),
  /** Identifies this question. A retry with the same key waits for the same answer, which counts only once. */
  key: z.optional(z.uuid()),
});
const answered = z.object({ message: agentMessage });

/** The thread about the member's own list. Works like the one about a program below. */
export const getListThread = endpoint({ method: 'GET', path: '/api/agent', access: 'member', response: thread });
export const postListQuestion = endpoint({
  method: 'POST',
  path: '/api/agent',
  access: 'subscriber',
  body: asked,
  response: answered,
});
export const deleteListThread = endpoint({ method: 'DELETE', path: '/api/agent', access: 'member', response: thread });

/** Earlier questions and answers about a program, oldest first. Still available after a plan ends. */
export const getAgentThread = endpoint({
  method: 'GET',
  path: '/api/grants/:id/agent',
  access: 'member',
  params: grantId,
  response: thread,
});
export const postAgentQuestion = endpoint({
  method: 'POST',
  path: '/api/grants/:id/agent',
  access: 'subscriber',
  params: grantId,
  body: asked,
  response: answered,
});
export const deleteAgentThread = endpoint({
  method: 'DELETE',
  path: '/api/grants/:id/agent',
  access: 'member',
  params: grantId,
  response: thread,
});
