import type { RecordReason } from '../../../../contract/ai/analysis.ts';
import type { Ai } from '../../../clients/ai/ai.ts';
import type { Usage } from '../../../clients/ai/structured.ts';
import type { Database } from '../../../db/client.ts';
import type { Settings } from '../../../env.ts';
import type { Program } from '../../programs/program.ts';
import { beginCall, endCall } from '../calls.ts';
import { ask, MOST_OUTPUT_TOKENS } from './ask.ts';
import { inputOf } from './checks/instructions.ts';
import { asJudged, JUDGE_LIMITS, judge, sumOfUsages, toJudge, usageOfJudge } from './checks/judge.ts';
import { isEmpty, type TestedAnswer, tested } from './checks/tested.ts';
import { allSources, type SourceText } from './sources.ts';

const DAY = 24 * 60 * 60_000;

/**
 * How long an analysis stays valid. Pages change without notice. If nothing was proven, another try may soon find more.
 */
const GOOD_FOR = { proven: 30 * DAY, nothing: DAY } as const;

/** An analysis makes two calls. The maximum for both is reserved before the first one. */
const MOST_OF_BOTH = { mostOutputTokens: MOST_OUTPUT_TOKENS + JUDGE_LIMITS.outputTokens };

export interface Reading {
  db: Database;
  settings: Settings;
  onStep(step: 'reading' | 'asking' | 'checking'): void;
}

/** A model's tested answer. */
export interface ReadAnswer {
  result: TestedAnswer;
  /** US dollars. */
  cost: number;
  goodUntil: Date;
  madeAt: string;
}

/** Has a model read a program's texts, and tests its answer. Returns the reason if there's no answer. */
export async function readByModel(
  { db, settings, onStep }: Reading,
  ai: Ai,
  program: Program,
  official: readonly SourceText[],
): Promise<ReadAnswer | RecordReason> {
  onStep('reading');
  const sources = allSources(program, official);
  const input = inputOf(program.title, sources);
  const call = await beginCall(db, settings, {
    feature: 'analysis',
    grantId: program.id,
    model: ai.model,
    ...MOST_OF_BOTH,
    input: withJudge(input),
  });
  if (call === null) return 'over_budget';
  onStep('asking');
  const { answer, fault, usage } = await ask(ai, input);
  if (!answer) {
    await endCall(db, settings, call, { outcome: fault, usage });
    return fault;
  }
  onStep('checking');
  const { result, usage: ofJudge } = await judged(ai, tested(answer, sources));
  const cost = await endCall(db, settings, call, { outcome: 'answered', usage: usage && sumOfUsages(usage, ofJudge) });
  const goodUntil = new Date(Date.now() + (isEmpty(result) ? GOOD_FOR.nothing : GOOD_FOR.proven));
  return { result, cost, goodUntil, madeAt: new Date().toISOString() };
}

function withJudge(input: string): string {
  return input.padEnd(input.length + JUDGE_LIMITS.characters);
}

/** Has the judge check the statements that aren't in the source's own words. */
async function judged(ai: Ai, answer: TestedAnswer): Promise<{ result: TestedAnswer; usage: Usage | null }> {
  const asked = toJudge(answer.sections);
  if (asked.length === 0) return { result: answer, usage: null };
  const judgment = await judge(ai, asked);
  const sections = asJudged(answer.sections, asked, judgment.answer);
  return { result: { ...answer, sections }, usage: usageOfJudge(judgment) };
}
