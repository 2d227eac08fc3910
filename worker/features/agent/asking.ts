import type { AgentAnswer, AgentMessage, AgentProgress } from '../../../contract/agent.ts';
import { crisesAsRead } from '../../../matching/crisis/as-read.ts';
import type { Facts } from '../../../matching/fact-types.ts';
import { type Ai, aiOf } from '../../clients/ai/ai.ts';
import type { Database } from '../../db/client.ts';
import type { Settings } from '../../env.ts';
import { type DailyShare, giveShareBack, takeOfShare } from '../limits/daily-share.ts';
import { readableQuestion } from './instructions.ts';
import { keepMessage } from './queries.ts';
import { referralFor } from './referrals.ts';
import { allUsed } from './texts.ts';

/** What is needed to answer, for whom, and who is told how far it is. */
export interface Asking {
  db: Database;
  settings: Settings;
  userId: number;
  facts: Facts;
  tell(line: AgentProgress): void;
}

/** What a question is about. */
export interface About {
  /** The program; null for the member's own list. */
  grantId: string | null;
  /** What it says of itself. */
  texts: readonly string[];
  /** Whom to ask, as its record names them. */
  contacts: string[];
}

/** What a model makes of a question that it may see. */
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

/** The questions that a member can have answered by a model within a day. */
function questionsOfADay({ LIMIT_AGENT_QUESTIONS_PER_DAY: most }: Settings): DailyShare {
  return {
    counts: { made: 'LIMIT_AGENT_QUESTIONS_PER_DAY', tried: 'AGENT_QUESTIONS_TRIED_PER_DAY' },
    most,
    allUsed: (wait) => allUsed(most, wait),
  };
}

/**
 * The answer to a member's question, kept in their thread. Words that tell of danger and questions for others' advice go to
 * no model. Whatever goes wrong with the model, the answer says so, and nothing is counted. Throws `too_many_requests`
 * beyond the member's share of the day.
 */
export async function answered(
  asking: Asking,
  about: About,
  question: string,
  askModel: (ai: Ai, readable: string) => Promise<FromModel>,
): Promise<AgentMessage> {
  const answer = await answerOf(asking, about, question, askModel);
  const isKept = answer.outcome !== 'failed' && answer.outcome !== 'danger';
  const message = { question, answer, askedAt: new Date().toISOString(), isKept };
  if (isKept) await keepMessage(asking.db, { userId: asking.userId, grantId: about.grantId }, message);
  return message;
}

async function answerOf(
  { db, settings, userId }: Asking,
  { texts, contacts }: About,
  question: string,
  askModel: (ai: Ai, readable: string) => Promise<FromModel>,
): Promise<AgentAnswer> {
  const crises = crisesAsRead(question);
  if (crises.length > 0) return { ...EMPTY, outcome: 'danger', crises };
  const answer = { ...EMPTY, contacts };
  const referral = referralFor(question, texts);
  if (referral !== null) return { ...answer, outcome: 'referred', referral };
  const readable = readableQuestion(question);
  if (readable === '') return answer;
  const ai = await aiOf(settings);
  if (!ai) return { ...answer, outcome: 'failed', fault: 'no_model' };
  const share = questionsOfADay(settings);
  if (!(await takeOfShare(db, share, userId))) return { ...answer, outcome: 'failed', fault: 'tries_used' };
  let isAnswered = false;
  try {
    const made = { ...answer, ...(await askModel(ai, readable)) };
    isAnswered = made.fault === null;
    return made;
  } finally {
    // Also where the database or a bug of ours was the fault: nobody pays for what they did not get.
    if (!isAnswered) await giveShareBack(db, share, userId);
  }
}
