import type { AnalysisProgress, RecordReason, TextGap } from '../../../../contract/ai/analysis.ts';
import { type Ai, aiOf } from '../../../clients/ai/ai.ts';
import { ANSWER_FAULTS } from '../../../clients/ai/structured.ts';
import type { Database } from '../../../db/client.ts';
import type { Settings } from '../../../env.ts';
import { refundShare, takeOfShare } from '../../limits/daily-share.ts';
import type { Program } from '../../programs/program.ts';
import type { Made } from './analysis.ts';
import { INSTRUCTIONS_VERSION } from './checks/instructions.ts';
import { JUDGE_LIMITS } from './checks/judge.ts';
import { isEmpty, testedAnswer } from './checks/tested.ts';
import { analysesOfADay } from './daily-limit.ts';
import { freshTexts, knownTexts, type OfficialText, type OfficialTexts } from './official/texts.ts';
import * as queries from './queries.ts';
import { type ReadAnswer, readByModel } from './read.ts';
import { hashOfSources, storedSources } from './sources.ts';
import { answerInSpanish } from './spanish/answer.ts';
import type { OwnSpanish } from './spanish/own-spanish.ts';
import { SPANISH_VERSION, TRANSLATION_LIMITS } from './spanish/translation.ts';

/**
 * How much longer than the model's timeout a claim lasts, to leave time for testing, judging, translating and storing.
 */
const CLAIM_MARGIN_MS = 30_000 + JUDGE_LIMITS.ms + TRANSLATION_LIMITS.ms;

/** How long a request waits between checks while another one is making the analysis: a little longer each time. */
const WAITS_MS = { first: 150, growth: 1.4, longest: 2000 } as const;

export type Step = Extract<AnalysisProgress, { step: unknown }>['step'];

/** The inputs for an analysis, and the member whose share it counts against. */
export interface Making {
  db: Database;
  settings: Settings;
  userId: number;
  /** Null if the member reads English. */
  spanish: OwnSpanish | null;
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

function keyOf(
  program: Program,
  { contentHash }: Texts,
  { model }: Ai,
  spanish: OwnSpanish | null,
): queries.AnalysisKey {
  const version = `${model}/${INSTRUCTIONS_VERSION}`;
  return { grantId: program.id, contentHash, model: spanish ? `${version}/es/${SPANISH_VERSION}` : version };
}

/**
 * Returns a model's stored result for the program's current texts, or null if there's none. If there's no Spanish one,
 * returns the English one. Without a model, returns the record.
 */
export async function madeBefore(
  { db, settings, spanish }: Pick<Making, 'db' | 'settings' | 'spanish'>,
  program: Program,
  texts: Texts,
): Promise<Made | null> {
  const ai = await aiOf(settings);
  if (!ai) return { by: 'record', reason: 'no_model' };
  const made = madeOf(ai, await queries.findAnalysis(db, keyOf(program, texts, ai, spanish)));
  return made || !spanish ? made : madeOf(ai, await queries.findAnalysis(db, keyOf(program, texts, ai, null)));
}

function madeOf({ model }: Ai, row: queries.StoredAnalysis | null): Made | null {
  if (!row?.madeAt || !row.goodUntil || Date.parse(row.goodUntil) <= Date.now()) return null;
  const answer = answerIn(row);
  // It was stored in another version's format. It's made again once it expires.
  return answer ? madeFrom(model, answer) : { by: 'record', reason: 'unreadable' };
}

/**
 * Returns a program's sections: already known, or made by a model in this request or another one in progress. If the
 * model fails, returns the record with the reason. Throws `too_many_requests` if the member is over the daily limit.
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
  const key = keyOf(program, texts, ai, making.spanish);
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
    fault = made?.by === 'record' ? made.reason : null;
    return made ?? { by: 'record', reason: 'tries_used' };
  } finally {
    // Even if the database or our own bug caused it: no one pays or waits for it.
    if (isReserved) await refundShare(db, share, userId);
    await queries.releaseAnalysis(db, key, claim, fault);
  }
}

/**
 * Asks the model, tests its answer, and stores the result. For a member who reads Spanish, only translates what is
 * already stored in English. If the translation fails, the answer is in English.
 */
async function askOnce(
  making: Making,
  ai: Ai,
  { program, texts }: { program: Program; texts: Texts },
  key: queries.AnalysisKey,
  claim: string,
): Promise<Made> {
  const { db, spanish } = making;
  const { model } = ai;
  const englishKey = keyOf(program, texts, ai, null);
  const known = spanish ? answerIn(await queries.findAnalysis(db, englishKey)) : null;
  const read = known ?? (await readByModel(making, ai, program, texts.official));
  if (typeof read === 'string') return { by: 'record', reason: read };
  if (!spanish || isEmpty(read.result)) {
    await queries.keepAnalysis(db, key, claim, read);
    return madeFrom(model, read);
  }
  if (!known && (await queries.claimAnalysis(db, englishKey, claim, new Date(Date.now() + CLAIM_MARGIN_MS)))) {
    await queries.keepAnalysis(db, englishKey, claim, read);
  }
  making.onStep('checking');
  const own = await answerInSpanish(making, { ai, spanish, grantId: program.id }, read.result);
  if (own) await queries.keepAnalysis(db, key, claim, { ...read, ...own });
  return madeFrom(model, { ...read, ...own });
}

/** Returns a stored answer that's still valid, or null. */
function answerIn(row: queries.StoredAnalysis | null): ReadAnswer | null {
  const { data: result } = testedAnswer.safeParse(row?.result);
  if (!row?.madeAt || !row.goodUntil || Date.parse(row.goodUntil) <= Date.now() || !result) return null;
  return { result, cost: 0, goodUntil: new Date(row.goodUntil), madeAt: row.madeAt };
}

function madeFrom(model: string, { result, madeAt }: Pick<ReadAnswer, 'result' | 'madeAt'>): Made {
  if (isEmpty(result)) return { by: 'record', reason: 'nothing_proven', dropped: result.dropped };
  return { by: 'model', model, madeAt, answer: result };
}
