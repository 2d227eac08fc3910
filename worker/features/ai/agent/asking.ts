import type { AgentAnswer, AgentMessage, AgentProgress, OwnAnswer } from '../../../../contract/ai/agent.ts';
import { crisesAsRead } from '../../../../matching/crisis/as-read.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';
import { type Ai, aiOf } from '../../../clients/ai/ai.ts';
import type { Database } from '../../../db/client.ts';
import type { Settings } from '../../../env.ts';
import { type DailyShare, refundShare, takeOfShare } from '../../limits/daily-share.ts';
import type { OwnSpanish } from '../analysis/spanish/own-spanish.ts';
import { readableQuestion } from './instructions.ts';
import { answerQuestion, claimQuestion, findAnswer, keepMessage, releaseQuestion } from './queries.ts';
import { referralFor } from './referrals.ts';
import { allUsed } from './texts.ts';

/** What it takes to answer a member's question, and the progress callback. */
export interface Asking {
  /** The idempotency key, which also identifies the question to the page. */
  key: string;
  db: Database;
  settings: Settings;
  userId: number;
  facts: Facts;
  /** Null if the member reads English. */
  spanish: OwnSpanish | null;
  tell(line: AgentProgress): void;
}

/** What a question is about. */
export interface About {
  /** The program's ID; null for the member's own list. */
  grantId: string | null;
  /** The program's own texts. */
  texts: readonly string[];
  /** The contacts in the program's record. */
  contacts: string[];
  /** What we answer ourselves; null if the question asks for nothing that we know. */
  own: OwnAnswer | null;
}

/** A model's answer to a question that it may see. */
export type FromModel = Pick<AgentAnswer, 'outcome' | 'parts' | 'referral' | 'model' | 'fault' | 'isPartial'>;

const EMPTY: AgentAnswer = {
  outcome: 'nothing',
  parts: [],
  referral: null,
  crises: [],
  contacts: [],
  model: null,
  fault: null,
};

/** Returns a member's daily share of questions that a model answers. */
function questionsOfADay({ LIMIT_AGENT_QUESTIONS_PER_DAY: most }: Settings): DailyShare {
  return {
    counts: { made: 'LIMIT_AGENT_QUESTIONS_PER_DAY', tried: 'AGENT_QUESTIONS_TRIED_PER_DAY' },
    most,
    allUsed: (wait) => allUsed(most, wait),
  };
}

/** How much longer than the model's timeout a request may hold a question. The model takes most of the time. */
const HELD_BEYOND_MS = 15_000;

/** How often a request polls while another one is making the answer. */
const WAITS_MS = { first: 300, growth: 1.5, longest: 2000 } as const;

/**
 * Answers a member's question and keeps it in their thread. Questions that signal danger or ask for professional advice
 * aren't sent to any model. If the model fails, the answer says so and doesn't count. A repeat with the same key waits
 * for the same answer. Throws `too_many_requests` if the member has used up the daily share.
 */
export async function answered(
  asking: Asking,
  about: About,
  question: string,
  askModel: (ai: Ai, readable: string) => Promise<FromModel>,
): Promise<AgentMessage> {
  const ours = ownAnswer(about, question);
  if (ours) {
    const isKept = ours.outcome !== 'danger';
    const message = messageOf(question, ours, isKept);
    if (isKept) await keepMessage(asking.db, { userId: asking.userId, grantId: about.grantId }, message);
    return message;
  }
  const answer = { ...EMPTY, contacts: about.contacts };
  const { own } = about;
  if (own) asking.tell({ own });
  const ai = await aiOf(asking.settings);
  if (!ai) return messageOf(question, withOwn({ ...answer, outcome: 'failed', fault: 'no_model' }, own), false);
  return heldAnswer(asking, ai, { grantId: about.grantId, question }, async (mayAsk) => {
    const made: AgentAnswer = mayAsk
      ? { ...answer, ...(await askModel(ai, readableQuestion(question))) }
      : { ...answer, outcome: 'failed', fault: 'tries_used' };
    return withOwn(made, own);
  });
}

/** Puts our own answer first. It stands whatever the model did; a question for a professional stays one. */
function withOwn(made: AgentAnswer, own: OwnAnswer | null): AgentAnswer {
  if (!own || made.outcome === 'referred') return made;
  // Passages that only come near the question add nothing to an answer.
  return { ...made, outcome: 'answered', parts: made.outcome === 'nearest' ? [] : made.parts, own };
}

function messageOf(question: string, answer: AgentAnswer, isKept: boolean): AgentMessage {
  return { question, answer, askedAt: new Date().toISOString(), isKept };
}

/** Returns an answer that needs no model; null for all other questions. */
function ownAnswer({ texts, contacts }: About, question: string): AgentAnswer | null {
  const crises = crisesAsRead(question);
  if (crises.length > 0) return { ...EMPTY, outcome: 'danger', crises };
  const answer = { ...EMPTY, contacts };
  const referral = referralFor(question, texts);
  if (referral !== null) return { ...answer, outcome: 'referred', referral };
  return readableQuestion(question) === '' ? answer : null;
}

/** Makes an answer, without a model if the member has used up their tries. */
type Make = (mayAsk: boolean) => Promise<AgentAnswer>;

/** Answers a question if no other request is working on it; otherwise waits for that request. */
async function heldAnswer(
  asking: Asking,
  ai: Ai,
  { grantId, question }: { grantId: string | null; question: string },
  make: Make,
): Promise<AgentMessage> {
  const { db, userId, key, tell } = asking;
  const thread = { userId, grantId };
  let waitMs: number = WAITS_MS.first;
  for (;;) {
    const until = new Date(Date.now() + ai.timeoutMs + HELD_BEYOND_MS);
    const held = await claimQuestion(db, thread, { question, key, until });
    if (held) {
      let message: AgentMessage | undefined;
      try {
        const answer = await countedAnswer(asking, held === 'unsettled', make);
        message = messageOf(question, answer, answer.outcome !== 'failed');
        if (message.isKept) await answerQuestion(db, thread, key, message);
        return message;
      } finally {
        if (!message?.isKept) await releaseQuestion(db, userId, key);
      }
    }
    tell({ step: 'asking' });
    for (let known = await findAnswer(db, userId, key); known !== null; known = await findAnswer(db, userId, key)) {
      if (known !== 'held') return known;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      waitMs = Math.min(WAITS_MS.longest, waitMs * WAITS_MS.growth);
    }
  }
}

/**
 * Counts the question against the member's daily share, unless it already counted, and refunds it if there's no answer.
 */
async function countedAnswer({ db, settings, userId }: Asking, isCounted: boolean, make: Make): Promise<AgentAnswer> {
  const share = questionsOfADay(settings);
  if (!isCounted && !(await takeOfShare(db, share, userId))) return make(false);
  let isAnswered = false;
  try {
    const made = await make(true);
    isAnswered = made.fault === null;
    return made;
  } finally {
    // Even if the database or our own bug caused it: members don't pay for what they didn't get.
    if (!isAnswered) await refundShare(db, share, userId);
  }
}
