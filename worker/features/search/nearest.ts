import type { Context } from 'hono';
import { fused } from '../../../matching/order/fusion.ts';
import { type Ai, vectorAiOf } from '../../clients/ai/ai.ts';
import { embed, vectorModel } from '../../clients/ai/embed.ts';
import { faultOf } from '../../clients/ai/faults.ts';
import type { Database } from '../../db/client.ts';
import { reasonOf } from '../../db/database-errors.ts';
import type { AppTypes } from '../../http/context.ts';
import { hashOf } from '../programs/embedding-rows.ts';
import { findNearest, keepSearchVector, type Near, vectorOfSearch } from './nearest-queries.ts';
import type { Asked, BestCandidate } from './search-request.ts';

/** Only the beginning of a longer story is used. */
const MOST_CHARACTERS = 1000;

/** A search doesn't wait longer than this for its vector, and doesn't retry. */
const CALL = { timeoutMs: 1500, retries: 0 };

/** Below this similarity, or this share of the best one, a program is no closer than any other. */
const LEAST_LIKENESS = 0.25;
const LEAST_SHARE = 0.7;

/** Word ranking is benchmarked and vector ranking isn't, so if they disagree completely, words come first. */
const WEIGHT = { words: 2, meaning: 1 } as const;

/** Finds programs with a similar meaning. Never throws, so a search can go on without it. */
export interface Meaning {
  nearest(asked: Asked): Promise<readonly Near[]>;
}

/**
 * After a fault, searches skip vectors for a while, because each would wait until its timeout, and the vendor may be
 * overloaded.
 */
const pausedUntil = new WeakMap<Ai, number>();

/** Returns the vector search that this request's settings allow, or null without a key or vectors. */
export function meaningOf({ var: { db, settings, requestId } }: Pick<Context<AppTypes>, 'var'>): Meaning | null {
  const client = vectorAiOf(settings);
  if (!client) return null;
  return {
    async nearest(asked) {
      try {
        return await nearestTo(db, await client, asked);
      } catch (error) {
        console.error(JSON.stringify({ requestId, nearest: reasonOf(error).slice(0, 200) }));
        return [];
      }
    },
  };
}

async function nearestTo(db: Database, ai: Ai, asked: Asked): Promise<readonly Near[]> {
  const vector = await vectorOf(db, ai, asked.text);
  if (vector === null) return [];
  const near = await findNearest(db, vector, asked);
  const least = Math.max(LEAST_LIKENESS, LEAST_SHARE * (near[0]?.likeness ?? 0));
  return near.filter(({ likeness }) => likeness >= least);
}

/** Returns a search's vector, either stored for the same words or newly created. The vendor gets only the words. */
async function vectorOf(db: Database, ai: Ai, words: string): Promise<number[] | null> {
  const text = normalized(words);
  const model = vectorModel(ai);
  const hash = hashOf(text);
  const { canSearch, vector } = await vectorOfSearch(db, model, hash);
  if (!canSearch || vector !== null) return vector;
  if ((pausedUntil.get(ai) ?? 0) > Date.now()) return null;
  try {
    const [made] = await embed(ai, [text], CALL);
    if (made) await keepSearchVector(db, model, hash, made);
    return made ?? null;
  } catch (error) {
    pausedUntil.set(ai, Date.now() + ai.pauseMs);
    throw new Error(faultOf(error));
  }
}

/** Normalizes a search, so it gets the same vector no matter how it was typed. */
function normalized(words: string): string {
  const text = words.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return text.slice(0, MOST_CHARACTERS).toWellFormed();
}

/** The bonus for a program found by words that is also near in meaning. It breaks ties. */
const NEAR_TOO = 0.02;
/** A program that is only near in meaning gets this share of the best word match's relevance. */
const NEAR_ALONE = 0.4;

/**
 * Merges the candidates by words and by meaning. Returns those by words unchanged if nothing is near. If the words
 * match well, their benchmarked order stays: meaning breaks ties and adds what the words missed. If they match poorly,
 * the ranks in both lists decide.
 */
export function withNearest(
  byWords: readonly BestCandidate[],
  near: readonly Near[],
  { isWeak }: { isWeak: boolean },
): BestCandidate[] {
  if (near.length === 0) return [...byWords];
  const relevance = isWeak ? byPlaces(byWords, near) : byFit(byWords, near);
  const all = new Map([...near, ...byWords].map((candidate) => [candidate.id, candidate]));
  return [...all.values()]
    .map(({ rowId, updatedAt, id, programType, category }) => ({
      ...{ rowId, updatedAt, id, programType, category },
      relevance: relevance.get(id) ?? 0,
    }))
    .toSorted((a, b) => b.relevance - a.relevance || (a.id < b.id ? -1 : 1));
}

function byPlaces(byWords: readonly BestCandidate[], near: readonly Near[]): ReadonlyMap<string, number> {
  return fused([
    { ids: byWords.map(({ id }) => id), weight: WEIGHT.words },
    { ids: near.map(({ id }) => id), weight: WEIGHT.meaning },
  ]);
}

function byFit(byWords: readonly BestCandidate[], near: readonly Near[]): ReadonlyMap<string, number> {
  const [best, nearest] = [byWords[0]?.relevance ?? 0, near[0]?.likeness ?? 1];
  const worth = new Map(near.map(({ id, likeness }) => [id, (NEAR_ALONE * best * likeness) / nearest]));
  const likeness = new Map(near.map((one) => [one.id, one.likeness / nearest]));
  for (const { id, relevance } of byWords) worth.set(id, relevance + NEAR_TOO * (likeness.get(id) ?? 0));
  return worth;
}
