import type { AnalysisProgress, RecordReason, TextGap } from '../../../../contract/ai/analysis.ts';
import { type Ai, aiOf } from '../../../clients/ai/ai.ts';
import { ANSWER_FAULTS, type Usage } from '../../../clients/ai/structured.ts';
import type { Database } from '../../../db/client.ts';
import type { Settings } from '../../../env.ts';
import { refundShare, takeOfShare } from '../../limits/daily-share.ts';
import type { Program } from '../../programs/program.ts';
import { beginCall, endCall } from '../calls.ts';
import type { Made } from './analysis.ts';
import { ask, MOST_OUTPUT_TOKENS } from './ask.ts';
import { INSTRUCTIONS_VERSION, inputOf } from './checks/instructions.ts';
import { asJudged, JUDGE_LIMITS, judge, toJudge } from './checks/judge.ts';
import { isEmpty, type TestedAnswer, tested, testedAnswer } from './checks/tested.ts';
import { analysesOfADay } from './daily-limit.ts';
import { freshTexts, knownTexts, type OfficialText, type OfficialTexts } from './official/texts.ts';
import * as queries from './queries.ts';
import { allSources, hashOfSources, storedSources } from './sources.ts';

const DAY = 24 * 60 * 60_000;

/**
 * How long an analysis stays valid. Pages change without notice. If nothing was proven, the next day may bring more.
 */
const GOOD_FOR = { proven: 30 * DAY, nothing: DAY } as const;

/** Added to the model's time for testing, judging and storing. */
const CLAIM_MARGIN_MS = 30_000 + JUDGE_LIMITS.ms;

/** How long a request waits between checks while another one is making the analysis: a little longer each time. */
const WAITS_MS = { first: 150, growth: 1.4, longest: 2000 } as const;

export type Step = Extract<AnalysisProgress, { step: unknown }>['step'];

/** The inputs for an analysis, and the member whose share it counts against. */
export interface Making {
  db: Database;
  settings: Settings;
  userId: number;
  onStep(step: Step): void;
}

/** An analysis's texts, and their hash. An analysis is valid only for these texts. */
export interface Texts {
  official: readonly OfficialText[];
  /** Texts that weren't read in full. */
  gaps: readonly TextGap[];
  contentHash: string;
}

/** Hashes a program's record and its official texts. The read date doesn't affect it. */
export function hashOfTexts(program: Program, official: readonly OfficialText[]): string {
  return hashOfSources(
    program.title,
    storedSources(program),
    official.map(({ hash }) => hash),
  );
}

const NO_TEXTS: Pick<OfficialTexts, 'texts' | 'gaps'> = { texts: [], gaps: [] };

/** Returns a program's texts as last read. Without a model, no texts are read, so none count. */
export async function textsBefore(db: Database, settings: Settings, program: Program): Promise<Texts> {
  return textsOf(program, (await aiOf(settings)) ? await knownTexts(db, settings, program) : NO_TEXTS);
}

function textsOf(program: Program, { texts, gaps }: Pick<OfficialTexts, 'texts' | 'gaps'>): Texts {
  return { official: texts, gaps, contentHash: hashOfTexts(program, texts) };
}

function keyOf(program: Program, { contentHash }: Texts, { model }: Ai): queries.AnalysisKey {
  return { grantId: program.id, contentHash, model: `${model}/${INSTRUCTIONS_VERSION}` };
}

/**
 * Returns a model's stored result for the program's current texts, or null if there's none. Without a model, returns
 * the record.
 */
export async function madeBefore(
  db: Database,
  settings: Settings,
  program: Program,
  texts: Texts,
): Promise<Made | null> {
  const ai = await aiOf(settings);
  if (!ai) return { by: 'record', reason: 'no_model' };
  return madeOf(ai, await queries.findAnalysis(db, keyOf(program, texts, ai)));
}

function madeOf({ model }: Ai, row: queries.StoredAnalysis | null): Made | null {
  if (!row?.madeAt || !row.goodUntil || Date.parse(row.goodUntil) <= Date.now()) return null;
  const { data: answer } = testedAnswer.safeParse(row.result);
  // A version with another format wrote it. It's made again once it expires.
  if (!answer) return { by: 'record', reason: 'unreadable' };
  if (isEmpty(answer)) return { by: 'record', reason: 'nothing_proven', dropped: answer.dropped };
  return { by: 'model', model, madeAt: row.madeAt, answer };
}

/**
 * Returns a program's sections: already known, or made by a model in this request or another one in progress. If the
 * model fails, returns the record with the reason. Throws `too_many_requests` over the member's daily limit.
 */
export async function make(given: Making, program: Program): Promise<{ made: Made; texts: Texts }> {
  const { db, settings } = given;
  const ai = await aiOf(settings);
  if (!ai) return { made: { by: 'record', reason: 'no_model' }, texts: textsOf(program, NO_TEXTS) };
  const making = { ...given, onStep: once(given.onStep) };
  const texts = textsOf(program, await freshTexts(db, settings, program, () => making.onStep('reading')));
  return { made: await makeOf(making, ai, program, texts), texts };
}

/** Reports each step only once. */
function once(onStep: Making['onStep']): Making['onStep'] {
  const reported = new Set<Step>();
  return (step) => {
    if (!reported.has(step)) onStep(step);
    reported.add(step);
  };
}

async function makeOf(making: Making, ai: Ai, program: Program, texts: Texts): Promise<Made> {
  const { db } = making;
  const key = keyOf(program, texts, ai);
  const waitUntil = Date.now() + ai.timeoutMs + CLAIM_MARGIN_MS;
  let waitMs: number = WAITS_MS.first;
  let awaited: string | null = null;
  for (;;) {
    const row = await queries.findAnalysis(db, key);
    const made = madeOf(ai, row);
    if (made) return made;
    const isHeld = row?.claim && row.claimedUntil && Date.parse(row.claimedUntil) > Date.now();
    if (!isHeld) {
      // The request we waited for failed. Asking again right away would make everyone wait once more.
      if (row?.claim && row.claim === awaited && row.fault) return { by: 'record', reason: reasonOf(row.fault) };
      const claim = crypto.randomUUID();
      const until = new Date(Date.now() + ai.timeoutMs + CLAIM_MARGIN_MS);
      if (await queries.claimAnalysis(db, key, claim, until)) {
        return makeUnderClaim(making, ai, { program, texts }, key, claim);
      }
      continue;
    }
    if (Date.now() > waitUntil) return { by: 'record', reason: 'timeout' };
    if (awaited === null) making.onStep('asking');
    awaited = row.claim;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    waitMs = Math.min(WAITS_MS.longest, waitMs * WAITS_MS.growth);
  }
}

function reasonOf(fault: string): RecordReason {
  return ANSWER_FAULTS.find((reason) => reason === fault) ?? 'failed';
}

async function makeUnderClaim(
  making: Making,
  ai: Ai,
  about: { program: Program; texts: Texts },
  key: queries.AnalysisKey,
  claim: string,
): Promise<Made> {
  const { db, settings, userId } = making;
  const share = analysesOfADay(settings);
  let fault: RecordReason | null = null;
  let isReserved = false;
  try {
    const mayAsk = await takeOfShare(db, share, userId);
    isReserved = mayAsk;
    const made = mayAsk ? await askOnce(making, ai, about, key, claim) : null;
    if (made?.by === 'model') {
      isReserved = false;
      return made;
    }
    // One member's used-up tries aren't a fault for others.
    fault = made?.reason ?? null;
    return made ?? { by: 'record', reason: 'tries_used' };
  } finally {
    // Even if the database or our own bug caused it: no one pays or waits for it.
    if (isReserved) await refundShare(db, share, userId);
    await queries.releaseAnalysis(db, key, claim, fault);
  }
}

/** Asks the model, tests its answer, and stores the result. */
async function askOnce(
  { db, settings, onStep }: Making,
  ai: Ai,
  { program, texts }: { program: Program; texts: Texts },
  key: queries.AnalysisKey,
  claim: string,
): Promise<Made & { reason?: RecordReason }> {
  onStep('reading');
  const sources = allSources(program, texts.official);
  const input = inputOf(program.title, sources);
  const call = await beginCall(db, settings, {
    feature: 'analysis',
    grantId: program.id,
    model: ai.model,
    ...MOST_OF_BOTH,
    input: withJudge(input),
  });
  if (call === null) return { by: 'record', reason: 'over_budget' };
  onStep('asking');
  const { answer, fault, usage } = await ask(ai, input);
  if (!answer) {
    await endCall(db, settings, call, { outcome: fault, usage });
    return { by: 'record', reason: fault };
  }
  onStep('checking');
  const { result, usage: ofJudge } = await judged(ai, tested(answer, sources));
  const cost = await endCall(db, settings, call, { outcome: 'answered', usage: usage && sumOf(usage, ofJudge) });
  const goodUntil = new Date(Date.now() + (isEmpty(result) ? GOOD_FOR.nothing : GOOD_FOR.proven));
  const madeAt = await queries.keepAnalysis(db, key, claim, { result, cost, goodUntil });
  if (isEmpty(result)) return { by: 'record', reason: 'nothing_proven', dropped: result.dropped };
  return { by: 'model', model: ai.model, madeAt, answer: result };
}

/** The maximum for both calls of an analysis is reserved before the first one. */
const MOST_OF_BOTH = { mostOutputTokens: MOST_OUTPUT_TOKENS + JUDGE_LIMITS.outputTokens };

function withJudge(input: string): string {
  return input.padEnd(input.length + JUDGE_LIMITS.characters);
}

/** An unknown usage counts as the maximum. */
const MOST_OF_JUDGE: Usage = {
  inputTokens: Math.ceil(JUDGE_LIMITS.characters / 3),
  outputTokens: JUDGE_LIMITS.outputTokens,
};

/** Has the judge check the statements that aren't in the source's own words. */
async function judged(ai: Ai, answer: TestedAnswer): Promise<{ result: TestedAnswer; usage: Usage | null }> {
  const asked = toJudge(answer.sections);
  if (asked.length === 0) return { result: answer, usage: null };
  const { answer: judgment, usage, fault } = await judge(ai, asked);
  const sections = asJudged(answer.sections, asked, judgment);
  const mayHaveCost = fault === 'timeout' || fault === 'unreadable';
  return { result: { ...answer, sections }, usage: usage ?? (mayHaveCost ? MOST_OF_JUDGE : null) };
}

function sumOf(some: Usage, more: Usage | null): Usage {
  return {
    inputTokens: some.inputTokens + (more?.inputTokens ?? 0),
    outputTokens: some.outputTokens + (more?.outputTokens ?? 0),
  };
}
