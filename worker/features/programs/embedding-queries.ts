import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PROGRAM_TYPES } from '../../../contract/programs/grants.ts';
import type { Database } from '../../db/client.ts';
import { embeddingProgress, embeddings, grants, programVectors } from '../../db/schema/index.ts';
import { type Embeddable, embeddable } from './embedding-rows.ts';

export type Progress = typeof embeddingProgress.$inferSelect;

/** Returns this model's progress. Starts over if the vectors are from another model. */
export async function progressOf(db: Database, model: string): Promise<Progress> {
  const known = await db.select().from(embeddingProgress);
  const [own] = known.filter((progress) => progress.model === model);
  if (own && known.length === 1) return own;
  const isEmpty = sql<boolean>`NOT EXISTS (SELECT 1 FROM ${programVectors})`;
  const [, [begun]] = await db.batch([
    db.delete(embeddingProgress),
    db.insert(embeddingProgress).values({ model, isWhole: isEmpty }).returning(),
  ]);
  if (!begun) throw new Error('The progress row is missing');
  return begun;
}

/** Returns the next open programs in order. Each program type has an index in this order. */
export async function nextPrograms(db: Database, after: Progress, limit: number): Promise<Embeddable[]> {
  const { updatedAt, rowId } = after;
  const columns = sql`row_id AS rowId, id, updated_at AS updatedAt, title, keywords, category, description, eligibility,
    program_type AS programType, states, barred, deadline_at AS deadlineAt`;
  const kinds = PROGRAM_TYPES.map(
    (kind) => sql`SELECT * FROM (
      SELECT ${columns} FROM ${grants}
      WHERE program_type = ${kind} AND status = 'open' AND updated_at >= ${updatedAt}
        AND (updated_at > ${updatedAt} OR row_id > ${rowId})
      ORDER BY updated_at, row_id LIMIT ${limit})`,
  );
  const rows = await db.all(sql`${sql.join(kinds, sql` UNION ALL `)} ORDER BY updatedAt, rowId LIMIT ${limit}`);
  return z.array(embeddable).parse(rows);
}

const storedVectors = z.array(z.object({ textHash: z.string(), vector: z.string() }));
const numbers = z.array(z.number());

/** Returns the known vectors, by text hash. */
export async function knownVectors(
  db: Database,
  model: string,
  hashes: readonly string[],
): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ textHash: embeddings.textHash, vector: sql`vector_extract(${embeddings.vector})` })
    .from(embeddings)
    .where(and(eq(embeddings.model, model), inArray(embeddings.textHash, [...hashes])));
  const parsed = storedVectors.parse(rows);
  return new Map(parsed.map(({ textHash, vector }) => [textHash, numbers.parse(JSON.parse(vector))]));
}

export async function keepVectors(db: Database, model: string, vectors: ReadonlyMap<string, number[]>): Promise<void> {
  if (vectors.size === 0) return;
  const rows = JSON.stringify([...vectors].map(([hash, vector]) => [hash, written(vector)]));
  await db.run(sql`INSERT INTO ${embeddings} (text_hash, model, vector)
    SELECT value ->> 0, ${model}, vector32(value ->> 1) FROM json_each(${rows}) WHERE true ON CONFLICT DO NOTHING`);
}

/** A program's row in the vector table. `vector` is null if its text has none. */
export interface VectorRow extends Pick<Embeddable, 'rowId' | 'id' | 'states' | 'programType' | 'category'> {
  place: string;
  barred: string;
  deadlineAt: string | null;
  madeOf: string;
  vector: readonly number[] | null;
}

/** Writes the changed rows of programs that are still open. Returns how many it wrote. */
export async function writeProgramVectors(db: Database, rows: readonly VectorRow[]): Promise<number> {
  const json = JSON.stringify(
    rows.flatMap((row) =>
      row.vector ? { ...row, vector: written(row.vector), states: JSON.stringify(row.states) } : [],
    ),
  );
  const without = rows.filter((row) => row.vector === null).map((row) => row.rowId);
  const value = (name: string) => sql.raw(`made.value ->> '$.${name}'`);
  const names = ['rowId', 'id', 'place', 'states', 'programType', 'category', 'barred', 'deadlineAt', 'madeOf'];
  const [, result] = await db.batch([
    db.delete(programVectors).where(inArray(programVectors.rowId, without)),
    db.run(sql`INSERT INTO ${programVectors}
      (row_id, id, place, states, program_type, category, barred, deadline_at, made_of, vector)
      SELECT ${sql.join(names.map(value), sql`, `)}, vector32(${value('vector')}) FROM json_each(${json}) AS made
      JOIN ${grants} ON grants.row_id = ${value('rowId')} AND grants.status = 'open'
      WHERE NOT EXISTS (SELECT 1 FROM ${programVectors} AS known
        WHERE known.row_id = ${value('rowId')} AND known.made_of = ${value('madeOf')})
      ON CONFLICT (row_id) DO UPDATE SET place = excluded.place, states = excluded.states,
        program_type = excluded.program_type, category = excluded.category, barred = excluded.barred,
        deadline_at = excluded.deadline_at, made_of = excluded.made_of, vector = excluded.vector`),
  ]);
  return result.rowsAffected;
}

/** Records the progress. Never moves it back if two runs overlap. */
export async function noteProgress(db: Database, { model, updatedAt, rowId }: Progress): Promise<void> {
  const { updatedAt: time, rowId: row } = embeddingProgress;
  const isLater = or(lt(time, updatedAt), and(eq(time, updatedAt), lt(row, rowId)));
  await db
    .update(embeddingProgress)
    .set({ updatedAt, rowId })
    .where(and(eq(embeddingProgress.model, model), isLater));
}

/** Records that all programs are embedded, so from now on the table has only this model's vectors. */
export async function noteWhole(db: Database, model: string): Promise<void> {
  await db.update(embeddingProgress).set({ isWhole: true }).where(eq(embeddingProgress.model, model));
}

/** Records the vendor's request to wait until a given time. */
export async function noteWait(db: Database, model: string, until: Date): Promise<void> {
  const notBefore = until.toISOString();
  const isLater = and(eq(embeddingProgress.model, model), lt(embeddingProgress.notBefore, notBefore));
  await db.update(embeddingProgress).set({ notBefore }).where(isLater);
}

/** Converts a vector to SQL text. Six decimals are more than a model's precision. */
export function written(vector: readonly number[]): string {
  return JSON.stringify(vector.map((value) => Number(value.toFixed(6))));
}
