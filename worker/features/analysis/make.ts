import type { AnalysisProgress, RecordReason } from '../../../contract/analysis.ts';
import { type Ai, aiOf } from '../../clients/ai/ai.ts';
import { ANSWER_FAULTS } from '../../clients/ai/structured.ts';
import type { Database } from '../../db/client.ts';
import type { Settings } from '../../env.ts';
import type { Program } from '../catalogue/program.ts';
import { giveShareBack, takeOfShare } from '../limits/daily-share.ts';
import type { Made } from './analysis.ts';
import { ask, MOST_OUTPUT_TOKENS } from './ask.ts';
import { beginCall, endCall } from './costs.ts';
import { analysesOfADay } from './daily-limit.ts';
import { INSTRUCTIONS_VERSION, inputOf } from './instructions.ts';
import { officialPage } from './official-page.ts';
import * as queries from './queries.ts';
import { hashOfSources, type SourceText, storedSources, withinLength } from './sources.ts';
import { isEmpty, tested, testedAnswer } from './tested.ts';

const DAY = 24 * 60 * 60_000;

/** Pages change without telling us. Where nothing could be proven, another day may bring more. */
const GOOD_FOR = { proven: 30 * DAY, nothing: DAY } as const;

/** Besides the model's own time: reading the page, testing and storing. */
const CLAIM_MARGIN_MS = 30_000;

/** How long somebody waits who asks for what another one is having made: a little longer each time. */
const WAITS_MS = { first: 150, growth: 1.4, longest: 2000 } as const;

export type Step = Extract<AnalysisProgress, { step: unknown }>['step'];

/** What is needed to make an analysis, and whom it counts for. */
export interface Making {
  db: Database;
  settings: Settings;
  userId: number;
  onStep(step: Step): void;
}

/** The hash of what we hold of a program: an analysis belongs to it. */
export function hashOfProgram(program: Program): string {
  return hashOfSources(program.title, storedSources(program));
}

function keyOf(program: Program, { model }: Ai): queries.AnalysisKey {
  return { grantId: program.id, contentHash: hashOfProgram(program), model: `${model}/${INSTRUCTIONS_VERSION}` };
}

/** What a model has said of the program as it is now; null where none was asked. Without a model the record speaks. */
export async function madeBefore(db: Database, settings: Settings, program: Program): Promise<Made | null> {
  const ai = await aiOf(settings);
  if (!ai) return { by: 'record', reason: 'no_model' };
  return madeOf(ai, await queries.findAnalysis(db, keyOf(program, ai)));
}

function madeOf({ model }: Ai, row: queries.StoredAnalysis | null): Made | null {
  if (!row?.madeAt || !row.goodUntil || Date.parse(row.goodUntil) <= Date.now()) return null;
  const { data: answer } = testedAnswer.safeParse(row.result);
  // Written by a version that had another form: to be made anew, once it has ended.
  if (!answer) return { by: 'record', reason: 'unreadable' };
  if (isEmpty(answer)) return { by: 'record', reason: 'nothing_proven', dropped: answer.dropped };
  return { by: 'model', model, madeAt: row.madeAt, answer };
}

/**
 * The sections for a program: known already, or asked of a model by this call or by another one that is at it. Whatever
 * goes wrong with the model, the record answers and says why. Throws `too_many_requests` beyond the member's limit.
 */
export async function make(making: Making, program: Program): Promise<Made> {
  const { db, settings } = making;
  const ai = await aiOf(settings);
  if (!ai) return { by: 'record', reason: 'no_model' };
  const key = keyOf(program, ai);
  const waitUntil = Date.now() + ai.timeoutMs + CLAIM_MARGIN_MS;
  let waitMs: number = WAITS_MS.first;
  let awaited: string | null = null;
  for (;;) {
    const row = await queries.findAnalysis(db, key);
    const made = madeOf(ai, row);
    if (made) return made;
    const isHeld = row?.claim && row.claimedUntil && Date.parse(row.claimedUntil) > Date.now();
    if (!isHeld) {
      // What was waited for went wrong: asking again at once would make everybody wait once more.
      if (row?.claim && row.claim === awaited && row.fault) return { by: 'record', reason: reasonOf(row.fault) };
      const claim = crypto.randomUUID();
      const until = new Date(Date.now() + ai.timeoutMs + CLAIM_MARGIN_MS);
      if (await queries.claimAnalysis(db, key, claim, until)) return makeUnderClaim(making, ai, program, key, claim);
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
  program: Program,
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
    const made = mayAsk ? await askOnce(making, ai, program, key, claim) : null;
    if (made?.by === 'model') {
      isReserved = false;
      return made;
    }
    // What ends one member's tries is no fault that others wait for.
    fault = made?.reason ?? null;
    return made ?? { by: 'record', reason: 'too_many' };
  } finally {
    // Also where the database or a bug of ours was the fault: nobody pays for it, and nobody waits for it.
    if (isReserved) await giveShareBack(db, share, userId);
    await queries.releaseAnalysis(db, key, claim, fault);
  }
}

/** Reads, asks, tests and stores. */
async function askOnce(
  { db, settings, onStep }: Making,
  ai: Ai,
  program: Program,
  key: queries.AnalysisKey,
  claim: string,
): Promise<Made & { reason?: RecordReason }> {
  onStep('reading');
  const sources = await sourcesOf(settings, program);
  const input = inputOf(program.title, sources);
  const asked = { grantId: program.id, model: ai.model, input, mostOutputTokens: MOST_OUTPUT_TOKENS };
  const call = await beginCall(db, settings, { feature: 'analysis', ...asked });
  if (call === null) return { by: 'record', reason: 'too_many' };
  onStep('asking');
  const { answer, fault, usage } = await ask(ai, input);
  const cost = await endCall(db, settings, call, { outcome: fault ?? 'answered', usage });
  if (!answer) return { by: 'record', reason: fault };
  onStep('checking');
  const result = tested(answer, sources);
  const goodUntil = new Date(Date.now() + (isEmpty(result) ? GOOD_FOR.nothing : GOOD_FOR.proven));
  const madeAt = await queries.keepAnalysis(db, key, claim, { result, cost, goodUntil });
  if (isEmpty(result)) return { by: 'record', reason: 'nothing_proven', dropped: result.dropped };
  return { by: 'model', model: ai.model, madeAt, answer: result };
}

async function sourcesOf(settings: Settings, program: Program): Promise<SourceText[]> {
  const stored = storedSources(program);
  const page = await officialPage(program, settings);
  return page ? withinLength([...stored, page]) : stored;
}
