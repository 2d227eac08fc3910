import * as z from 'zod/mini';
import { CRISES } from './crises.ts';
import { endpoint } from './endpoint.ts';
import { errorBody } from './errors.ts';
import { requiredText } from './fields.ts';
import { grantId, grantSource } from './grants.ts';
import { MODEL_REASONS } from './model-reasons.ts';

/*
 * The Grant Agent: paying members ask about a program or about their own list. Each sentence of an answer shows its source. A model only
 * points at what the sources say; we write all other sentences.
 */

/** The Grant Agent: characters of a question, and messages that are kept of a program. */
export const AGENT = { questionLength: 500, kept: 20 } as const;

/** One sentence of an answer, or two where they belong together. */
export const answerPart = z.discriminatedUnion('kind', [
  /** The source says it: `quote` stands word for word in it, and is `text` itself where the model's wording went beyond. */
  z.object({ kind: z.literal('stated'), text: z.string(), quote: z.string(), source: grantSource }),
  /**
   * Our own words. `from_you`: what the member told us. `from_rules`: what the rules make of it. `reckoned`: what the
   * figures of benefits come to. `advice`: holds for every application.
   */
  z.object({ kind: z.enum(['from_you', 'from_rules', 'reckoned', 'advice']), text: z.string() }),
  /** A program that our own search found for the member; `text` is what our rules and figures say of it. */
  z.object({ kind: z.literal('program'), id: z.string(), title: z.string(), text: z.string() }),
]);
export type AnswerPart = z.infer<typeof answerPart>;

/** What no program's source can tell anybody about themselves, and what others may advise on. */
export const REFERRALS = ['law', 'tax', 'health', 'immigration'] as const;
export type Referral = (typeof REFERRALS)[number];

/**
 * What came of a question. `nearest`: the parts are the closest that the sources come, they do not say it. `nothing`: the
 * sources do not say it. `referred`: others have to advise. `danger`: the words tell of it. `failed`: no model answered.
 */
export const OUTCOMES = ['answered', 'nearest', 'nothing', 'referred', 'danger', 'failed'] as const;

export const agentAnswer = z.object({
  outcome: z.enum(OUTCOMES),
  parts: z.array(answerPart),
  referral: z.nullable(z.enum(REFERRALS)),
  crises: z.array(z.enum(CRISES)),
  /** Whom to ask, as the program's record names them; empty where it names nobody. */
  contacts: z.array(z.string()),
  /** Null where no model was asked. */
  model: z.nullable(z.string()),
  /** Why no model answered, or why its answer broke off. */
  fault: z.nullable(z.enum(MODEL_REASONS)),
  /** Whether the sources were read in part alone: what they don't say there they may say elsewhere. */
  isPartial: z.optional(z.boolean()),
});
export type AgentAnswer = z.infer<typeof agentAnswer>;

export const agentMessage = z.object({
  question: z.string(),
  answer: agentAnswer,
  askedAt: z.string(),
  /** Answers that failed and questions that mention danger are not kept. */
  isKept: z.boolean(),
});
export type AgentMessage = z.infer<typeof agentMessage>;

/** One line of an answer that is sent while it is made: parts come as soon as they are proven, the message is the whole of it. */
export const agentProgress = z.union([
  z.object({ step: z.enum(['reading', 'asking']) }),
  z.object({ part: answerPart }),
  z.object({ message: agentMessage }),
  z.object({ error: errorBody }),
]);
export type AgentProgress = z.infer<typeof agentProgress>;

/** A question that a model was asked and that has no answer yet. `isRunning`: the answer is still being made. */
export const pendingQuestion = z.object({ question: z.string(), key: z.uuid(), isRunning: z.boolean() });
export type PendingQuestion = z.infer<typeof pendingQuestion>;

const thread = z.object({ messages: z.array(agentMessage), pending: z.nullable(pendingQuestion) });
const asked = z.object({
  question: requiredText('Please type a question', 3, AGENT.questionLength),
  /** Names this question: the same key again waits for the same answer, and is counted once. */
  key: z.optional(z.uuid()),
});
const answered = z.object({ message: agentMessage });

/** What was asked about the member's own list, as below about a program. */
export const getListThread = endpoint({ method: 'GET', path: '/api/agent', access: 'member', response: thread });
export const postListQuestion = endpoint({
  method: 'POST',
  path: '/api/agent',
  access: 'subscriber',
  body: asked,
  response: answered,
});
export const deleteListThread = endpoint({ method: 'DELETE', path: '/api/agent', access: 'member', response: thread });

/** What was asked about a program and answered before, the oldest first. Stays open when a plan has ended. */
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
