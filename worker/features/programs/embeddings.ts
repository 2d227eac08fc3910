import type { Ai } from '../../clients/ai/ai.ts';
import { embed, MOST_TEXTS_A_CALL, vectorModel } from '../../clients/ai/embed.ts';
import { faultOf, isRefused, retryAfterMs } from '../../clients/ai/faults.ts';
import type { Database } from '../../db/client.ts';
import { isDatabaseUnavailable, isFailedStatement } from '../../db/database-errors.ts';
import * as queries from './embedding-queries.ts';
import { type Embeddable, hashOf, madeOf, placeOf, textOf } from './embedding-rows.ts';
import { withFacets } from './facets.ts';

/** The maximum number of batches that a run embeds, each of 100 programs. There's a run every five minutes. */
const BATCHES_A_RUN = 10;

/** Each row changes the index in many places, so more at once could take a busy database too long. */
const ROWS_A_STATEMENT = 20;

/** No retries, because the next run does whatever this one couldn't. */
const callOf = ({ timeoutMs }: Ai) => ({ timeoutMs, retries: 0 });

export interface Embedded {
  /** Texts sent to the vendor. */
  embedded: number;
  /** Programs whose vector row was written. */
  placed: number;
  /**
   * The remaining work: none, more than one run can do, or put off because of a fault or the vendor's request to wait.
   */
  rest: 'none' | 'more' | 'put off';
}

/**
 * Gives each new or changed open program its vector: the stored one if the text is known, otherwise a new one from the
 * vendor. Bounded and idempotent; after a fault, the next run continues.
 */
export async function embedPrograms(db: Database, ai: Ai, batches = BATCHES_A_RUN): Promise<Embedded> {
  const model = vectorModel(ai);
  const done: Embedded = { embedded: 0, placed: 0, rest: 'put off' };
  let progress = await queries.progressOf(db, model);
  if (Date.parse(progress.notBefore) > Date.now()) return done;
  for (let batch = 0; batch < batches; batch += 1) {
    const programs = await queries.nextPrograms(db, progress, MOST_TEXTS_A_CALL);
    const last = programs.at(-1);
    if (!last) {
      if (!progress.isWhole) await queries.noteWhole(db, model);
      return { ...done, rest: 'none' };
    }
    try {
      done.embedded += await placeBatch(db, ai, programs, done);
    } catch (error) {
      // The fault is in our database, not with the vendor.
      if (isFailedStatement(error) || isDatabaseUnavailable(error)) throw error;
      const wait = retryAfterMs(error, Date.now());
      if (wait > 0) await queries.noteWait(db, model, new Date(Date.now() + wait));
      console.error(JSON.stringify({ embedding: faultOf(error) }));
      return done;
    }
    progress = { ...progress, updatedAt: last.updatedAt, rowId: last.rowId };
    await queries.noteProgress(db, progress);
  }
  return { ...done, rest: 'more' };
}

/** Writes these programs' rows. Returns how many texts were embedded. */
async function placeBatch(db: Database, ai: Ai, programs: readonly Embeddable[], done: Embedded): Promise<number> {
  const model = vectorModel(ai);
  const texts = new Map(programs.map((program) => [program.rowId, textOf(program)]));
  const byHash = new Map([...texts.values()].map((text) => [hashOf(text), text]));
  const known = await queries.knownVectors(db, model, [...byHash.keys()]);
  const missing = [...byHash].filter(([hash]) => !known.has(hash));
  const fresh = await embedAll(ai, missing);
  await queries.keepVectors(db, model, fresh);
  const rows = programs.map((program) => {
    const hash = hashOf(texts.get(program.rowId) ?? '');
    const vector = fresh.get(hash) ?? known.get(hash);
    const { rowId, id, states, programType, category, barred, deadlineAt } = program;
    return {
      ...{ rowId, id, states, programType, category, barred, deadlineAt },
      place: placeOf(program),
      madeOf: madeOf(program, hash, model),
      vector: vector ? withFacets(vector, program) : null,
    };
  });
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    done.placed += await queries.writeProgramVectors(db, rows.slice(start, start + ROWS_A_STATEMENT));
  }
  return fresh.size;
}

type Text = readonly [hash: string, text: string];

/** Returns the vectors for texts, by hash. Omits a text that the vendor rejects, so it doesn't block the rest. */
async function embedAll(ai: Ai, texts: readonly Text[]): Promise<Map<string, number[]>> {
  if (texts.length === 0) return new Map();
  try {
    return await embedTogether(ai, texts);
  } catch (error) {
    if (!isRefused(error)) throw error;
    // If the vendor rejects this, it rejects everything, so a setting is wrong rather than a text.
    await embed(ai, ['Help with a heating bill'], callOf(ai));
    return embedInHalves(ai, texts, error);
  }
}

async function embedTogether(ai: Ai, texts: readonly Text[]): Promise<Map<string, number[]>> {
  const plain = texts.map(([, text]) => text);
  const vectors = await embed(ai, plain, callOf(ai));
  return new Map(texts.flatMap(([hash], index) => (vectors[index] ? [[hash, vectors[index]] as const] : [])));
}

async function embedInHalves(ai: Ai, texts: readonly Text[], refusal: unknown): Promise<Map<string, number[]>> {
  const [only] = texts;
  if (only && texts.length === 1) {
    console.error(JSON.stringify({ embedding: faultOf(refusal), text: only[0] }));
    return new Map();
  }
  const found = new Map<string, number[]>();
  const middle = Math.ceil(texts.length / 2);
  for (const half of [texts.slice(0, middle), texts.slice(middle)]) {
    const vectors = await embedTogether(ai, half).catch((error: unknown) => {
      if (isRefused(error)) return embedInHalves(ai, half, error);
      throw error;
    });
    for (const [hash, vector] of vectors) found.set(hash, vector);
  }
  return found;
}
