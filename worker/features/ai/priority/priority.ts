import { PRIORITY } from '../../../../contract/limits.ts';
import type { Profile } from '../../../../contract/profile/profile.ts';
import type { PriorityOrder, PriorityRequest, UnorderedReason } from '../../../../contract/search/priority.ts';
import { estimatedFactsOf } from '../../../../matching/benefits/estimates/estimated-facts.ts';
import { suggestsDanger } from '../../../../matching/crisis/as-read.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';
import { openConditions } from '../../../../matching/rules/evaluate.ts';
import { matchAsSpokenOf } from '../../../../matching/rules/match.ts';
import { spokenOf } from '../../../../matching/search/spoken-of.ts';
import { type Ai, aiOf, whoAnswers } from '../../../clients/ai/ai.ts';
import { askModel } from '../../../clients/ai/structured.ts';
import type { Database } from '../../../db/client.ts';
import type { Settings } from '../../../env.ts';
import type { Reference } from '../../../http/context.ts';
import { type DailyShare, refundShare, takeOfShare } from '../../limits/daily-share.ts';
import { hashOf } from '../../programs/embedding-rows.ts';
import { wholeInState } from '../../programs/local-forms.ts';
import { ruledProgramOf } from '../../programs/program.ts';
import { withCriteria } from '../../search/search.ts';
import { beginCall, endCall } from '../calls.ts';
import { ANSWER_SCHEMA, INSTRUCTIONS, INSTRUCTIONS_VERSION, inputOf, modelOrder, SCHEMA_NAME } from './instructions.ts';
import { movesOf } from './moves.ts';
import { factsToSend } from './person.ts';
import { type SentProgram, sentProgramOf } from './programs.ts';
import { findOrder, keepOrder, openPrograms } from './queries.ts';
import { type TestedOrder, tested } from './tested-order.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Short, because the waiting member already has the list in another order. */
const PATIENCE_MS = 30_000;
const MOST_OUTPUT_TOKENS = 6000;

const SHARE: DailyShare = {
  counts: { made: 'PRIORITY_PER_DAY', tried: 'PRIORITY_TRIED_PER_DAY' },
  most: PRIORITY.perDay,
  allUsed: (wait) => `You have used all ${PRIORITY.perDay} AI orders of a day. You can have more in ${wait}.`,
};

/**
 * The inputs for ranking programs, and the member whose daily share the ranking counts against. The guard has already
 * checked that their plan allows it.
 */
export interface Ordering {
  db: Database;
  settings: Settings;
  userId: number;
  reference: () => Promise<Reference>;
}

/**
 * Puts these programs in a model's order, for this member and these words. Programs that the rules call ineligible
 * aren't sent and come last. If the model fails, the search's order stays and the response says why. Throws
 * `too_many_requests` if the member has used up the daily share.
 */
export async function priorityOrderFor(
  ordering: Ordering,
  member: Profile,
  request: PriorityRequest,
): Promise<PriorityOrder> {
  const words = request.searchTerm ?? '';
  const reference = await ordering.reference();
  const facts = estimatedFactsOf(withCriteria(member, request), reference.figures);
  const spoken = spokenOf(words, facts);
  const judged = (await openPrograms(ordering.db, [...new Set(request.ids)])).map((program) => ({
    program: wholeInState(program, facts.state, reference),
    match: matchAsSpokenOf(ruledProgramOf(program), facts, spoken),
    open: program.rules === null ? 0 : openConditions(program.rules, facts),
  }));
  const found = judged.filter(({ match }) => match.verdict !== 'ineligible');
  const sent = found.map(({ program, match }) => sentProgramOf(program, match));
  const last = judged.filter(({ match }) => match.verdict === 'ineligible').map(({ program }) => program.id);
  const ordered = await orderOf(ordering, { words, facts, sent });
  if (typeof ordered === 'string') {
    const ids = [...sent.map(({ id }) => id), ...last];
    return { ids, moves: [], orderedBy: 'search', unordered: ordered };
  }
  // The member's reasons depend on more facts than the model gets, so we recompute them each time.
  const who = whoAnswers(ordering.settings) === 'demo' ? 'demo' : 'model';
  const moves = movesOf(found, ordered, { words, who });
  return { ids: [...ordered.ids, ...last], moves, orderedBy: 'model', unordered: null };
}

interface Asked {
  words: string;
  facts: Facts;
  sent: readonly SentProgram[];
}

async function orderOf(ordering: Ordering, { words, facts, sent }: Asked): Promise<TestedOrder | UnorderedReason> {
  const { db, settings, userId } = ordering;
  if (sent.length < 2) return 'too_few';
  if (suggestsDanger(words)) return 'sensitive';
  const ai = await aiOf(settings);
  if (!ai) return 'no_model';
  const input = inputOf(words, factsToSend(facts), sent, new Date().toISOString().slice(0, 10));
  const ids = sent.map(({ id }) => id);
  const key = hashOf(JSON.stringify([ai.model, INSTRUCTIONS_VERSION, ids, input]));
  const known = await findOrder(db, key);
  if (known) return known;
  if (!(await takeOfShare(db, SHARE, userId))) return 'tries_used';
  let isMade = false;
  try {
    const made = await askOnce(ordering, ai, input, sent);
    if (typeof made === 'string') return made;
    isMade = true;
    await keepOrder(db, key, made, new Date(Date.now() + DAY_MS));
    return made;
  } finally {
    // Even if the database or our own bug caused it: members don't pay for what they didn't get.
    if (!isMade) await refundShare(db, SHARE, userId);
  }
}

async function askOnce(
  { db, settings }: Ordering,
  ai: Ai,
  input: string,
  sent: readonly SentProgram[],
): Promise<TestedOrder | UnorderedReason> {
  const call = await beginCall(db, settings, {
    feature: 'priority',
    model: ai.model,
    input,
    mostOutputTokens: MOST_OUTPUT_TOKENS,
  });
  if (call === null) return 'over_budget';
  const { answer, fault, usage } = await askModel(ai, {
    name: 'priority',
    instructions: INSTRUCTIONS,
    input,
    schemaName: SCHEMA_NAME,
    schema: ANSWER_SCHEMA,
    answer: modelOrder,
    mostOutputTokens: MOST_OUTPUT_TOKENS,
    timeoutMs: Math.min(ai.timeoutMs, PATIENCE_MS),
  });
  await endCall(db, settings, call, { outcome: fault ?? 'answered', usage });
  if (!answer) return fault;
  return tested(answer, sent) ?? 'unreadable';
}
