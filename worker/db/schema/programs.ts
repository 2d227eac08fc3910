import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, now, updatedAt } from './columns.ts';
import { userId } from './people.ts';

export const grants = sqliteTable(
  'grants',
  {
    /** The row of the search tables. */
    rowId: integer('row_id').primaryKey({ autoIncrement: true }),
    /** Stable across crawls: the curated file's name, or source and the source's own id. */
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
    /** The day of a fixed deadline, as its source names it: that of its own time zone. */
    deadlineDate: text('deadline_date'),
    /** The moment that a fixed deadline ends, in UTC. */
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
    /** Words people use for it, one string for the search tables. */
    keywords: text('keywords').notNull().default(''),
    /** Tokens of the thesaurus' concepts that title and keywords hold, and those that only the description mentions. */
    concepts: text('concepts').notNull().default(''),
    mentions: text('mentions').notNull().default(''),
    /** The stems of the title, and of each keyword, parted by commas. */
    titleStems: text('title_stems').notNull().default(''),
    nameStems: text('name_stems').notNull().default(''),
    /** Every stem of description and eligibility once, blanks around each: ranking asks which words are there. */
    stems: text('stems').notNull().default(''),
    /** Kinds of applicants that the rules strike out whatever else is true of them: "notbusiness notfarm". */
    barred: text('barred').notNull().default(''),
    /** US dollars that the program gives a year, where its source tells. */
    yearlyMoney: real('yearly_money'),
    /** What it helps with, of the contract's needs, and the class of what it is worth; for curated programs alone. */
    needs: text('needs', { mode: 'json' }).notNull().default([]),
    worth: text('worth'),
    /** Postal abbreviations; empty means the whole country. */
    states: text('states', { mode: 'json' }).notNull().default([]),
    assistanceListings: text('assistance_listings', { mode: 'json' }).notNull().default([]),
    /** Rule tree of the contract, or null where no rules are known. */
    rules: text('rules', { mode: 'json' }),
    /** Documents, steps, contact and sources, as the detail screen shows them. */
    detail: text('detail', { mode: 'json' }).notNull(),
    /** `open`, `closed` or `hidden`; only open programs are in the search tables. */
    status: text('status').notNull().default('open'),
    /** What its own source says, `open` or `closed`: `status` also goes by what is shown instead, and by admins. */
    statedStatus: text('stated_status').notNull().default('open'),
    checkedAt: text('checked_at'),
    /** The program that is shown instead, where several sources list the same one; its own status is `hidden` then. */
    mergedInto: text('merged_into'),
    /** Which fields, that its own source leaves empty, came from which of the programs that were merged into it. */
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
    // For the Worker that still serves while a deployment goes on: looks by address go to `program_words` now.
    index('grants_addresses').on(table.url, table.applicationUrl),
    check('grants_program_type', sql`${table.programType} IN ('grant', 'loan', 'assistance')`),
    check('grants_status', sql`${table.status} IN ('open', 'closed', 'hidden')`),
  ],
);

/**
 * One row: it changes with every change of a curated program (by triggers of the migrations), so that an instance of the
 * Worker knows whether the catalogue that it keeps is still the one that is stored.
 */
export const catalogueVersion = sqliteTable('catalogue_version', {
  id: integer('id').primaryKey(),
  version: text('version').notNull(),
});

/** What changed in a program that matters to those who saved it. */
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
    /** The title of the source that states what it is now; null where that's not one source, and for an admin's correction. */
    source: text('source'),
    createdAt,
    /** When those who saved the program were told; null: not yet. */
    toldAt: text('told_at'),
  },
  (table) => [
    index('grant_changes_grant').on(table.grantId, table.createdAt),
    index('grant_changes_untold').on(table.id).where(sql`${table.toldAt} IS NULL`),
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
    /** How often the note was changed: a change names the revision it is based on. */
    notesRevision: integer('notes_revision').notNull().default(0),
    savedAt: text('saved_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.userId, table.grantId] }), index('saved_grants_grant').on(table.grantId)],
);

/** The address of a member's calendar feed holds a token; the database holds only its SHA-256. */
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

/** What members wrote into drafts: texts by the key of their section, and the lines of a budget. */
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
    /** How often it was changed: a change names the revision it is based on. */
    revision: integer('revision').notNull(),
    updatedAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grantId, table.kind] }),
    index('drafts_grant').on(table.grantId),
  ],
);

/** What members ticked while they prepare an application: items by a key that comes from their text. */
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

/** What addresses of programs answered when they were last tried; who tries one holds it until then. */
export const linkChecks = sqliteTable(
  'link_checks',
  {
    url: text('url').primaryKey(),
    /** Null until it was tried for the first time. */
    status: text('status'),
    checkedAt: text('checked_at'),
    heldUntil: text('held_until').notNull(),
    /** `gone`: what was there is not there any more; `silent`: nobody answers. Null where it worked the last time. */
    fault: text('fault'),
    failingSince: text('failing_since'),
    /** On how many days it failed since then. */
    failingDays: integer('failing_days').notNull().default(0),
    /** A program that has the address. */
    grantId: text('grant_id'),
  },
  (table) => [
    index('link_checks_checked').on(table.checkedAt),
    index('link_checks_failing').on(table.failingDays).where(sql`${table.failingDays} > 0`),
  ],
);

/** What people type who need a federal program, by its number among the assistance listings; loaded with the catalogue. */
export const listingWords = sqliteTable('listing_words', {
  number: text('number').primaryKey(),
  /** Phrases with commas between them. */
  phrases: text('phrases').notNull(),
});
