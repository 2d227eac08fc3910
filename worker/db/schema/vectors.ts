import { customType, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt } from './columns.ts';
import { grants } from './programs.ts';

/** A vector of libSQL: 32-bit numbers. Written with `vector32('[…]')`. */
const vector = customType<{ data: ArrayBuffer; config: { numbers: number } }>({
  dataType: (config) => `F32_BLOB(${config?.numbers ?? 0})`,
});

/** The vector of each text that was asked for in the last months: none of these is asked for twice. */
export const embeddings = sqliteTable(
  'embeddings',
  {
    textHash: text('text_hash').notNull(),
    /** With the number of dimensions. */
    model: text('model').notNull(),
    vector: vector('vector', { numbers: 256 }).notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.textHash, table.model] })],
);

/** The vectors of searches. A search is kept as a hash, and goes when it is old. */
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
 * Open programs by meaning, with all that a search narrows by, so that it reads no other row of them. The indexes, and the
 * trigger that takes closed programs out, are in the migration.
 */
export const programVectors = sqliteTable('program_vectors', {
  rowId: integer('row_id')
    .primaryKey()
    .references(() => grants.rowId, { onDelete: 'cascade' }),
  id: text('id').notNull(),
  /** `nation` or `state`: each has an index of its own. */
  place: text('place').notNull(),
  states: text('states').notNull(),
  programType: text('program_type').notNull(),
  category: text('category'),
  barred: text('barred').notNull(),
  deadlineAt: text('deadline_at'),
  /** What the row was made of: an unchanged one is not written again, for the index is costly to change. */
  madeOf: text('made_of').notNull(),
  /** The text's vector, and 64 numbers for the kind of program or its states (worker/features/catalogue/facets.ts). */
  vector: vector('vector', { numbers: 320 }).notNull(),
});

/** How far the programs have been embedded with a model. There is one row: of the model whose vectors the table holds. */
export const embeddingProgress = sqliteTable('embedding_progress', {
  model: text('model').primaryKey(),
  /** The last program taken, in the order of `updated_at` and row. */
  updatedAt: text('updated_at').notNull().default(''),
  rowId: integer('row_id').notNull().default(0),
  /** Whether the table holds vectors of this model alone: only then may searches use it. */
  isWhole: integer('is_whole', { mode: 'boolean' }).notNull(),
  /** The vendor asked not to be called before this time. */
  notBefore: text('not_before').notNull().default(''),
});
