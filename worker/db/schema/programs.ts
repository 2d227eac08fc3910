import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, now, updatedAt } from './columns.ts';
import { userId } from './people.ts';

export const grants = sqliteTable(
  'grants',
  {
    /** The row ID in the search tables. */
    rowId: integer('row_id').primaryKey({ autoIncrement: true }),
    /** Stable across crawls: the curated file's name, or the source plus its own ID. */
    id: text('id').notNull().unique(),
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    contentHash: text('content_hash').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    amount: text('amount'),
    amountMin: real('amount_min'),
    amountMax: real('amount_max'),
    deadline: text('deadline'),
    deadlineKind: text('deadline_kind').notNull().default('unknown'),
    /** The date of a fixed deadline, in the source's time zone. */
    deadlineDate: text('deadline_date'),
    /** The exact time of a fixed deadline, in UTC. */
    deadlineAt: text('deadline_at'),
    requirements: text('requirements'),
    url: text('url'),
    category: text('category'),
    eligibility: text('eligibility'),
    provider: text('provider'),
    providerUrl: text('provider_url'),
    applicationUrl: text('application_url'),
    sourceType: text('source_type').notNull(),
    citations: text('citations', { mode: 'json' }).notNull().default([]),
    programType: text('program_type').notNull(),
    interestRate: text('interest_rate'),
    repaymentTerms: text('repayment_terms'),
    assistanceType: text('assistance_type'),
    /** Words people use for it, as one string for the search tables. */
    keywords: text('keywords').notNull().default(''),
    /** Tokens of the thesaurus concepts in title and keywords, and those that appear only in the description. */
    concepts: text('concepts').notNull().default(''),
    mentions: text('mentions').notNull().default(''),
    /** The stems of the title and of each keyword, separated by commas. */
    titleStems: text('title_stems').notNull().default(''),
    nameStems: text('name_stems').notNull().default(''),
    /** Each stem of description and eligibility once, surrounded by spaces, so ranking can look up words. */
    stems: text('stems').notNull().default(''),
    /** Kinds of applicants that the rules always exclude: "notbusiness notfarm". */
    barred: text('barred').notNull().default(''),
    /** US dollars that the program awards per year, if its source states it. */
    yearlyMoney: real('yearly_money'),
    /** The contract's needs that it helps with, and its value class; only for curated programs. */
    needs: text('needs', { mode: 'json' }).notNull().default([]),
    worth: text('worth'),
    /** Postal abbreviations; empty means the whole country. */
    states: text('states', { mode: 'json' }).notNull().default([]),
    assistanceListings: text('assistance_listings', { mode: 'json' }).notNull().default([]),
    /** The contract's rule tree, or null if no rules are known. */
    rules: text('rules', { mode: 'json' }),
    /** Documents, steps, contact and sources for the detail screen. */
    detail: text('detail', { mode: 'json' }).notNull(),
    /** `open`, `closed` or `hidden`; only open programs are in the search tables. */
    status: text('status').notNull().default('open'),
    /** Its source's status, `open` or `closed`. `status` also reflects merging and admins' changes. */
    statedStatus: text('stated_status').notNull().default('open'),
    checkedAt: text('checked_at'),
    /** The program shown instead, if several sources list the same one; its own status is then `hidden`. */
    mergedInto: text('merged_into'),
    /** Fields that its own source leaves empty, with the merged program that each one came from. */
    borrowed: text('borrowed', { mode: 'json' }).notNull().default({}),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('grants_merged').on(table.mergedInto).where(sql`${table.mergedInto} IS NOT NULL`),
    uniqueIndex('grants_source').on(table.source, table.sourceId),
    index('grants_newest').on(table.programType, table.status, table.updatedAt),
    index('grants_newest_in_category').on(table.programType, table.status, table.category, table.updatedAt),
    index('grants_deadline').on(table.status, table.deadlineAt),
    index('grants_title').on(table.titleStems),
    // For the old Worker, which still runs during a deployment. Lookups by address now use `program_words`.
    index('grants_addresses').on(table.url, table.applicationUrl),
    check('grants_program_type', sql`${table.programType} IN ('grant', 'loan', 'assistance')`),
    check('grants_status', sql`${table.status} IN ('open', 'closed', 'hidden')`),
  ],
);

/**
 * A single row. Triggers in the migrations change it with every curated program, so a Worker instance can tell whether
 * its cached catalog is current.
 */
export const catalogVersion = sqliteTable('catalogue_version', {
  id: integer('id').primaryKey(),
  version: text('version').notNull(),
});

/** Changes to a program that matter to members who saved it. */
export const grantChanges = sqliteTable(
  'grant_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    before: text('before'),
    after: text('after'),
    /** The title of the source behind the current value; null for several sources or an admin's correction. */
    source: text('source'),
    createdAt,
    /** When members who saved the program were notified; null if not yet. */
    notifiedAt: text('told_at'),
  },
  (table) => [
    index('grant_changes_grant').on(table.grantId, table.createdAt),
    index('grant_changes_untold').on(table.id).where(sql`${table.notifiedAt} IS NULL`),
  ],
);

export const savedGrants = sqliteTable(
  'saved_grants',
  {
    userId: userId(),
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    notes: text('notes'),
    /** How often the note was changed. An update names the revision it's based on. */
    notesRevision: integer('notes_revision').notNull().default(0),
    savedAt: text('saved_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.userId, table.grantId] }), index('saved_grants_grant').on(table.grantId)],
);

/** The address of a member's calendar feed contains a token; the database stores only its SHA-256 hash. */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  userId: userId().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt,
});

export const applications = sqliteTable(
  'applications',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: userId(),
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    status: text('status').notNull().default('draft'),
    notes: text('notes'),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('applications_user_grant').on(table.userId, table.grantId),
    index('applications_grant').on(table.grantId),
  ],
);

/** Members' drafts: texts by section key, and budget lines. */
export const drafts = sqliteTable(
  'drafts',
  {
    userId: userId(),
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    texts: text('texts', { mode: 'json' }).notNull(),
    budget: text('budget', { mode: 'json' }),
    /** How often it was changed. An update names the revision it's based on. */
    revision: integer('revision').notNull(),
    updatedAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grantId, table.kind] }),
    index('drafts_grant').on(table.grantId),
  ],
);

/** Checklist items that members checked off while preparing an application, by a key derived from their text. */
export const checklistTicks = sqliteTable(
  'checklist_ticks',
  {
    userId: userId(),
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    itemKey: text('item_key').notNull(),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grantId, table.itemKey] }),
    index('checklist_ticks_grant').on(table.grantId),
  ],
);

/** The last check of each program address. A worker leases an address until `heldUntil` while checking it. */
export const linkChecks = sqliteTable(
  'link_checks',
  {
    url: text('url').primaryKey(),
    /** Null until its first check. */
    status: text('status'),
    checkedAt: text('checked_at'),
    heldUntil: text('held_until').notNull(),
    /** `gone`: the page no longer exists; `silent`: no response. Null if the last check succeeded. */
    fault: text('fault'),
    failingSince: text('failing_since'),
    /** The number of days with failures since `failingSince`. */
    failingDays: integer('failing_days').notNull().default(0),
    /** A program with this address. */
    grantId: text('grant_id'),
  },
  (table) => [
    index('link_checks_checked').on(table.checkedAt),
    index('link_checks_failing').on(table.failingDays).where(sql`${table.failingDays} > 0`),
  ],
);

/** What people type when they need a federal program, by assistance listing number. Loaded with the catalog. */
export const listingWords = sqliteTable('listing_words', {
  number: text('number').primaryKey(),
  /** Phrases separated by commas. */
  phrases: text('phrases').notNull(),
});
