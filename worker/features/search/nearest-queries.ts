import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ABROAD } from '../../../contract/profile/places.ts';
import type { Database } from '../../db/client.ts';
import { embeddingProgress, searchEmbeddings } from '../../db/schema/index.ts';
import { written } from '../programs/embedding-queries.ts';
import type { Place } from '../programs/embedding-rows.ts';
import { likenessOf, plain, wanted } from '../programs/facets.ts';
import { barredToken } from '../programs/search-columns.ts';
import type { Wanted } from './crawled-cache.ts';
import type { Asked } from './search-request.ts';

/**
 * How many results to get from each index. Each lookup visits 20 of the index's own rows (`search_l` in the migration),
 * and reads each result twice.
 */
const NEAREST = 12;

export interface Near extends Wanted {
  id: string;
  programType: string;
  category: string | null;
  /** How similar its text is to the words, from 0 to 1. */
  likeness: number;
}

const storedVector = z.array(z.number());

/** Returns whether programs can be searched with this model's vectors, and the search's own vector if it's known. */
export async function vectorOfSearch(db: Database, model: string, hash: string) {
  const isThisSearch = and(eq(searchEmbeddings.model, embeddingProgress.model), eq(searchEmbeddings.textHash, hash));
  const [row] = await db
    .select({
      vector: sql<
        string | null
      >`iif(${searchEmbeddings.vector} IS NULL, NULL, vector_extract(${searchEmbeddings.vector}))`,
    })
    .from(embeddingProgress)
    .leftJoin(searchEmbeddings, isThisSearch)
    .where(and(eq(embeddingProgress.model, model), eq(embeddingProgress.isWhole, true)));
  if (!row) return { canSearch: false, vector: null };
  return { canSearch: true, vector: row.vector === null ? null : storedVector.parse(JSON.parse(row.vector)) };
}

export async function keepSearchVector(
  db: Database,
  model: string,
  hash: string,
  vector: readonly number[],
): Promise<void> {
  await db.run(sql`INSERT INTO ${searchEmbeddings} (text_hash, model, vector)
    VALUES (${hash}, ${model}, vector32(${written(vector)})) ON CONFLICT DO NOTHING`);
}

/** Returns the nearest open programs that pass the search's filters, most similar first. */
export async function findNearest(db: Database, vector: readonly number[], asked: Asked): Promise<Near[]> {
  const from = (place: Place, wish: string | null): SQL => sql`
    SELECT v.row_id AS rowId, v.id, v.program_type AS programType, v.category, v.place,
      vector_distance_cos(v.vector, vector32(${written(plain(vector))})) AS distance
    FROM vector_top_k(${`program_vectors_${place}`}, vector32(${written(wanted(vector, place, wish))}), ${NEAREST}) AS near
    JOIN program_vectors AS v ON v.row_id = near.id
    WHERE ${narrowed(asked)}`;
  const rows = await db.all<Omit<Near, 'likeness' | 'updatedAt'> & { place: Place; distance: number }>(
    sql`${from('nation', asked.programType)} UNION ALL ${from('state', asked.state)}`,
  );
  const shown = new Set(asked.excludeIds);
  return rows
    .filter(({ id }) => !shown.has(id))
    .map(({ place, distance, ...row }) => ({ ...row, updatedAt: null, likeness: likenessOf(distance, place) }))
    .toSorted((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1));
}

function narrowed({ programType, category, state, isAbroad = false, applicantKinds }: Asked): SQL | undefined {
  const column = (name: string) => sql.raw(`v.${name}`);
  const has = (name: string, word: string) => sql`instr(' ' || ${column(name)} || ' ', ${` ${word} `}) > 0`;
  const isIn = (place: string) => sql`instr(v.states, ${`"${place}"`}) > 0`;
  const barred = applicantKinds?.length
    ? and(...applicantKinds.map((kind) => has('barred', barredToken(kind))))
    : undefined;
  return and(
    sql`(${isNull(column('deadline_at'))} OR v.deadline_at > ${new Date().toISOString()})`,
    programType === null ? undefined : sql`v.program_type = ${programType}`,
    category === null ? undefined : sql`v.category = ${category}`,
    state === null ? undefined : sql`(v.place = 'nation' OR ${isAbroad ? or(isIn(state), isIn(ABROAD)) : isIn(state)})`,
    state !== null || isAbroad ? undefined : sql`NOT ${isIn(ABROAD)}`,
    barred && sql`NOT (${barred})`,
  );
}
