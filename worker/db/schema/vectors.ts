import { customType, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt } from './columns.ts';
import { grants } from './programs.ts';

/** A libSQL vector of 32-bit numbers. Written with `vector32('[…]')`. */
const vector = customType<{ data: ArrayBuffer; config: { numbers: number } }>({
  dataType: (config) => `F32_BLOB(${config?.numbers ?? 0})`,
});

/** The vectors of texts requested in recent months, so none is requested twice. */
export const embeddings = sqliteTable(
  'embeddings',
  {
    textHash: text('text_hash').notNull(),
    /** Includes the number of dimensions. */
    model: text('model').notNull(),
    vector: vector('vector', { numbers: 256 }).notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.textHash, table.model] })],
);

/** The vectors of searches. A search is stored as a hash and deleted when it's old. */
export const searchEmbeddings = sqliteTable(
  'search_embeddings',
  {
    textHash: text('text_hash').notNull(),
    model: text('model').notNull(),
    vector: vector('vector', { numbers: 256 }).notNull(),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.textHash, table.model] }),
    index('search_embeddings_age').on(table.createdAt),
  ],
);

/**
 * Vectors of open programs, with every field that a search filters by, so a search reads no other table. The migration
 * has the indexes and the trigger that removes closed programs.
 */
export const programVectors = sqliteTable('program_vectors', {
  rowId: integer('row_id')
    .primaryKey()
    .references(() => grants.rowId, { onDelete: 'cascade' }),
  id: text('id').notNull(),
  /** `nation` or `state`: each has its own index. */
  place: text('place').notNull(),
  states: text('states').notNull(),
  programType: text('program_type').notNull(),
  category: text('category'),
  barred: text('barred').notNull(),
  deadlineAt: text('deadline_at'),
  /**
   * A hash of everything the row was made from. An unchanged row isn't rewritten, because updating the index is
   * expensive.
   */
  madeOf: text('made_of').notNull(),
  /** The text's vector, plus 64 numbers for the kind of program or its states (worker/features/programs/facets.ts). */
  vector: vector('vector', { numbers: 320 }).notNull(),
});

/**
 * The progress of embedding programs with a model. There is one row, for the model whose vectors the table contains.
 */
export const embeddingProgress = sqliteTable('embedding_progress', {
  model: text('model').primaryKey(),
  /** The last program embedded, in the order of `updated_at` and row. */
  updatedAt: text('updated_at').notNull().default(''),
  rowId: integer('row_id').notNull().default(0),
  /** True if the table contains only this model's vectors. Otherwise searches can't use it. */
  isWhole: integer('is_whole', { mode: 'boolean' }).notNull(),
  /** The vendor asked us not to call before this time. */
  notBefore: text('not_before').notNull().default(''),
});
