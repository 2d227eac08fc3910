import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt } from './columns.ts';
import { userId } from './people.ts';
import { grants } from './programs.ts';

const grantId = () =>
  text('grant_id')
    .notNull()
    .references(() => grants.id, { onDelete: 'cascade' });

/** What a model said of a program: made once for the same texts, model and instructions, for all members together. */
export const analyses = sqliteTable(
  'analyses',
  {
    grantId: grantId(),
    /** Of the texts that are sent. */
    contentHash: text('content_hash').notNull(),
    /** The model with the version of what it is told. */
    model: text('model').notNull(),
    /** Who makes it, and until when nobody else does; a fault leaves its claim behind for those who waited for it. */
    claim: text('claim'),
    claimedUntil: text('claimed_until'),
    fault: text('fault'),
    /** An empty object until it is made. */
    result: text('result', { mode: 'json' }).notNull(),
    madeAt: text('made_at'),
    /** US dollars. */
    cost: real('cost').notNull().default(0),
    /** From then on it is made anew. */
    goodUntil: text('good_until'),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.grantId, table.contentHash, table.model] })],
);

/** The text of an official page or document by the address that names it, for all programs that name it. */
export const officialTexts = sqliteTable('official_texts', {
  address: text('address').primaryKey(),
  /** Where it stood, after redirects. */
  url: text('url').notNull().default(''),
  title: text('title').notNull().default(''),
  passages: text('passages', { mode: 'json' }).notNull().default([]),
  /** Addresses of the notices and guidelines that it links to. */
  documents: text('documents', { mode: 'json' }).notNull().default([]),
  /** Whether the passages are all of it, or why there are none. */
  state: text('state').notNull().default('whole'),
  /** Of title and passages; null where there is nothing to read. */
  hash: text('hash'),
  /** What the server said to know the version by. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** The version of our reader that was last at it. */
  reader: integer('reader').notNull().default(0),
  /** When it was read, or found unchanged. */
  readAt: text('read_at'),
  /** From then on it is asked for again. */
  nextAt: text('next_at').notNull(),
  /** Until then somebody is reading it. */
  heldUntil: text('held_until').notNull().default(''),
});

/** Each call of the vendor, whatever it was for, with what it cost: nothing of whoever asked. */
export const analysisCalls = sqliteTable(
  'analysis_calls',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** What it was for, by the names of the contract. */
    feature: text('feature').notNull().default('analysis'),
    /** Empty where the call was not about one program. */
    grantId: text('grant_id').notNull(),
    model: text('model').notNull(),
    outcome: text('outcome').notNull().default('asked'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** US dollars; the most it can cost for as long as no answer is there. */
    cost: real('cost').notNull(),
    createdAt,
  },
  (table) => [index('analysis_calls_day').on(table.createdAt, table.cost)],
);

/** The order that a model gave to what a search found: the same question is asked once. It names nobody. */
export const priorityOrders = sqliteTable(
  'priority_orders',
  {
    /** A hash of all that was asked: words, facts, programs, model and instructions. */
    key: text('key').primaryKey(),
    result: text('result', { mode: 'json' }).notNull(),
    goodUntil: text('good_until').notNull(),
    createdAt,
  },
  (table) => [index('priority_orders_end').on(table.goodUntil)],
);

/** The programs whose analysis a member has seen, with the texts that it was made of. */
export const analysisUnlocks = sqliteTable(
  'analysis_unlocks',
  {
    userId: userId(),
    grantId: grantId(),
    contentHash: text('content_hash').notNull(),
    unlockedAt: text('unlocked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grantId] }),
    index('analysis_unlocks_grant').on(table.grantId),
  ],
);

/** What a member asked, and what came of it. */
export const agentMessages = sqliteTable(
  'agent_messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: userId(),
    /** Null where it was about the member's own list. */
    grantId: text('grant_id').references(() => grants.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    answer: text('answer', { mode: 'json' }).notNull(),
    /** By which the page knows the question again. */
    key: text('key'),
    /** Until then somebody answers it; empty where that came to nothing, null once it is answered. */
    heldUntil: text('held_until'),
    createdAt,
  },
  (table) => [
    uniqueIndex('agent_messages_key').on(table.userId, table.key),
    index('agent_messages_thread').on(table.userId, table.grantId, table.id),
    index('agent_messages_grant').on(table.grantId),
  ],
);
