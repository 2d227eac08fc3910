import type { AgentAnswer, AgentMessage, AgentProgress } from '../../../contract/agent.ts';
import { crisesAsRead } from '../../../matching/crisis/as-read.ts';
import type { Facts } from '../../../matching/fact-types.ts';
import { explainProgram } from '../../../matching/match.ts';
import { type Ai, aiOf } from '../../clients/ai/ai.ts';
import { askForList } from '../../clients/ai/streamed.ts';
import type { Database } from '../../db/client.ts';
import type { Settings } from '../../env.ts';
import { beginCall, endCall } from '../analysis/costs.ts';
import { type SourceText, storedSources, withinLength } from '../analysis/sources.ts';
import { type Program, ruledProgramOf } from '../catalogue/program.ts';
import { type DailyShare, giveShareBack, takeOfShare } from '../limits/daily-share.ts';
import { Checking } from './checked.ts';
import { ANSWER_SCHEMA, INSTRUCTIONS, inputOf, modelSentence, readableQuestion, SCHEMA_NAME } from './instructions.ts';
import { keptOfficialPage } from './official-pages.ts';
import { findMessages, keepMessage } from './queries.ts';
import { referralFor } from './referrals.ts';
import { allUsed } from './texts.ts';

const MOST_OUTPUT_TOKENS = 4000;

/** What is needed to answer, for whom, and who is told how far it is. */
export interface Asking {
  db: Database;
  settings: Settings;
  userId: number;
  facts: Facts;
  tell(line: AgentProgress): void;
}

/** The questions that a member can have answered by a model within a day. */
function questionsOfADay({ LIMIT_AGENT_QUESTIONS_PER_DAY: most }: Settings): DailyShare {
  return {
    counts: { made: 'LIMIT_AGENT_QUESTIONS_PER_DAY', tried: 'AGENT_QUESTIONS_TRIED_PER_DAY' },
    most,
    allUsed: (wait) => allUsed(most, wait),
  };
}

const EMPTY: AgentAnswer = {
  outcome: 'nothing',
  parts: [],
  referral: null,
  crises: [],
  contacts: [],
  model: null,
  fault: null,
};

/**
 * The answer to a member's question about a program, kept in their thread. Words that tell of danger and questions for
 * others' advice go to no model. Whatever goes wrong with the model, the answer says so, and nothing is counted. Throws
 * `too_many_requests` beyond the member's share of the day.
 */
export async function askAboutProgram(asking: Asking, program: Program, question: string): Promise<AgentMessage> {
  const answer = await answerOf(asking, program, question);
  const isKept = answer.outcome !== 'failed' && answer.outcome !== 'danger';
  const message = { question, answer, askedAt: new Date().toISOString(), isKept };
  if (isKept) await keepMessage(asking.db, { userId: asking.userId, grantId: program.id }, message);
  return message;
}

async function answerOf(asking: Asking, program: Program, question: string): Promise<AgentAnswer> {
  const crises = crisesAsRead(question);
  if (crises.length > 0) return { ...EMPTY, outcome: 'danger', crises };
  const answer = { ...EMPTY, contacts: contactsOf(program) };
  const stored = storedSources(program);
  const referral = referralFor(
    question,
    stored.flatMap(({ passages }) => passages),
  );
  if (referral !== null) return { ...answer, outcome: 'referred', referral };
  const readable = readableQuestion(question);
  if (readable === '') return answer;
  const ai = await aiOf(asking.settings);
  if (!ai) return { ...answer, outcome: 'failed', fault: 'no_model' };
  const { db, settings, userId } = asking;
  const share = questionsOfADay(settings);
  if (!(await takeOfShare(db, share, userId))) return { ...answer, outcome: 'failed', fault: 'too_many' };
  let isAnswered = false;
  try {
    const made = { ...answer, ...(await askModel(asking, ai, { program, stored, question: readable })) };
    isAnswered = made.fault === null;
    return made;
  } finally {
    // Also where the database or a bug of ours was the fault: nobody pays for what they did not get.
    if (!isAnswered) await giveShareBack(db, share, userId);
  }
}

interface Question {
  program: Program;
  stored: SourceText[];
  question: string;
}

type FromModel = Pick<AgentAnswer, 'outcome' | 'parts' | 'referral' | 'model' | 'fault'>;

async function askModel(asking: Asking, ai: Ai, { program, stored, question }: Question): Promise<FromModel> {
  const { db, settings, userId, facts, tell } = asking;
  tell({ step: 'reading' });
  const [page, before] = await Promise.all([
    keptOfficialPage(program, settings),
    findMessages(db, { userId, grantId: program.id }),
  ]);
  const sources = page ? withinLength([...stored, page]) : stored;
  const earlier = before.map((message) => message.question);
  const input = inputOf({ question, earlier, title: program.title }, sources);
  const asked = { grantId: program.id, model: ai.model, input, mostOutputTokens: MOST_OUTPUT_TOKENS };
  const call = await beginCall(db, settings, { feature: 'agent', ...asked });
  const none = { parts: [], referral: null, model: ai.model };
  if (call === null) return { ...none, outcome: 'failed', fault: 'too_many' };
  tell({ step: 'asking' });
  const checking = new Checking(question, sources, { facts, match: explainProgram(ruledProgramOf(program), facts) });
  const { fault, usage } = await askForList(ai, QUESTION(input, ai), (sentence) => {
    for (const part of checking.take(sentence)) tell({ part });
  });
  await endCall(db, settings, call, { outcome: fault ?? 'answered', usage });
  const { outcome, parts, referral } = checking.result();
  // What came before a fault is proven like all else, and stays.
  if (fault) return { outcome: 'failed', parts, referral: null, model: ai.model, fault };
  return { outcome, parts, referral, model: ai.model, fault: null };
}

const QUESTION = (input: string, { timeoutMs }: Ai) => ({
  name: 'agent',
  instructions: INSTRUCTIONS,
  input,
  schemaName: SCHEMA_NAME,
  schema: ANSWER_SCHEMA,
  item: modelSentence,
  mostOutputTokens: MOST_OUTPUT_TOKENS,
  timeoutMs,
});

/** Whom to ask, as the program's own record names them. */
function contactsOf({ detail, provider, providerUrl }: Program): string[] {
  const lines = (detail.contact ?? '').split('\n').flatMap((line) => line.trim() || []);
  if (lines.length > 0) return lines;
  return [provider, providerUrl].flatMap((line) => line ?? []);
}
