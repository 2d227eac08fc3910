import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt } from './columns.ts';
import { userId } from './people.ts';
import { grants } from './programs.ts';

const grantId = () =>
  text('grant_id')
    .notNull()
    .references(() => grants.id, { onDelete: 'cascade' });

/** A model's analysis of a program, made once for the same texts, model and instructions, and shared by all members. */
export const analyses = sqliteTable(
  'analyses',
  {
    grantId: grantId(),
    /** The hash of the texts sent. */
    contentHash: text('content_hash').notNull(),
    /** The model, with the version of its instructions. */
    model: text('model').notNull(),
    /**
     * The worker that is making it, and until when other workers have to wait. After a fault, the claim stays for those
     * who were waiting.
     */
    claim: text('claim'),
    claimedUntil: text('claimed_until'),
    fault: text('fault'),
    /** An empty object until it's made. */
    result: text('result', { mode: 'json' }).notNull(),
    madeAt: text('made_at'),
    /** US dollars. */
    cost: real('cost').notNull().default(0),
    /** When it expires and has to be made again. */
    goodUntil: text('good_until'),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.grantId, table.contentHash, table.model] })],
);

/** The text of an official page or document, by the address that programs cite. All programs that cite it share it. */
export const officialTexts = sqliteTable('official_texts', {
  address: text('address').primaryKey(),
  /** The final address, after redirects. */
  url: text('url').notNull().default(''),
  title: text('title').notNull().default(''),
  passages: text('passages', { mode: 'json' }).notNull().default([]),
  /** Addresses of the notices and guidelines that it links to. */
  documents: text('documents', { mode: 'json' }).notNull().default([]),
  /** `whole`, `partial` or `unreadable`. */
  state: text('state').notNull().default('whole'),
  /** The hash of title and passages; null if there is nothing to read. */
  hash: text('hash'),
  /** The server's validators for this version. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** The version of our reader that last read it. */
  reader: integer('reader').notNull().default(0),
  /** When it was read, or found unchanged. */
  readAt: text('read_at'),
  /** When to request it again. */
  nextAt: text('next_at').notNull(),
  /** Until this time, another worker is reading it. */
  heldUntil: text('held_until').notNull().default(''),
});

/** Each call to the vendor, for any purpose, with its cost. Stores nothing about the caller. */
export const analysisCalls = sqliteTable(
  'analysis_calls',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Its purpose, as named in the contract. */
    feature: text('feature').notNull().default('analysis'),
    /** Empty if the call wasn't about one program. */
    grantId: text('grant_id').notNull(),
    model: text('model').notNull(),
    outcome: text('outcome').notNull().default('asked'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** US dollars; the maximum cost until the response arrives. */
    cost: real('cost').notNull(),
    createdAt,
  },
  (table) => [index('analysis_calls_day').on(table.createdAt, table.cost)],
);

/** A model's ranking of search results, kept so the same question is asked only once. It identifies no one. */
export const priorityOrders = sqliteTable(
  'priority_orders',
  {
    /** A hash of the whole question: words, facts, programs, model and instructions. */
    key: text('key').primaryKey(),
    result: text('result', { mode: 'json' }).notNull(),
    goodUntil: text('good_until').notNull(),
    createdAt,
  },
  (table) => [index('priority_orders_end').on(table.goodUntil)],
);

/** The programs whose analysis a member has seen, with the hash of its texts. */
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

/** A member's questions and their answers. */
export const agentMessages = sqliteTable(
  'agent_messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: userId(),
    /** Null if it was about the member's own list. */
    grantId: text('grant_id').references(() => grants.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    answer: text('answer', { mode: 'json' }).notNull(),
    /** Lets the page recognize a repeated question. */
    key: text('key'),
    /** It's being answered until this time; empty if that failed, null once it's answered. */
    heldUntil: text('held_until'),
    createdAt,
  },
  (table) => [
    uniqueIndex('agent_messages_key').on(table.userId, table.key),
    index('agent_messages_thread').on(table.userId, table.grantId, table.id),
    index('agent_messages_grant').on(table.grantId),
  ],
);
