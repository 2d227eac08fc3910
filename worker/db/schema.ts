import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Times are ISO 8601 text in UTC, so that they sort and read as they are. */
const now = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
const createdAt = text('created_at').notNull().default(now);
const updatedAt = text('updated_at').notNull().default(now);

// ---- People ----

/** Ids below 1001 are reserved: nobody registers into an admin's id (see migrations). */
export const users = sqliteTable('users', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  email: text('email').notNull().unique(),
  username: text('username').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone'),
  /** scrypt in PHC form, with its parameters. */
  passwordHash: text('password_hash').notNull(),
  profileComplete: integer('profile_complete', { mode: 'boolean' }).notNull().default(false),
  age: integer('age'),
  location: text('location'),
  occupation: text('occupation'),
  education: text('education'),
  isVeteran: integer('is_veteran', { mode: 'boolean' }).notNull().default(false),
  ownsBusinesss: integer('owns_businesss', { mode: 'boolean' }).notNull().default(false),
  seekingStartupGrant: integer('seeking_startup_grant', { mode: 'boolean' }).notNull().default(false),
  isStudent: text('is_student').notNull().default('no'),
  isSingleParent: integer('is_single_parent', { mode: 'boolean' }).notNull().default(false),
  hasDisability: integer('has_disability', { mode: 'boolean' }).notNull().default(false),
  industryExperience: text('industry_experience').notNull().default('not_specified'),
  minorityGroup: text('minority_group').notNull().default('not_specified'),
  nonprofitStatus: text('nonprofit_status').notNull().default('not_applicable'),
  projectTimeline: text('project_timeline').notNull().default('not_specified'),
  previousGrantExperience: integer('previous_grant_experience', { mode: 'boolean' }).notNull().default(false),
  citizenshipStatus: text('citizenship_status').notNull().default('not_specified'),
  tribalAffiliation: text('tribal_affiliation'),
  communityType: text('community_type').notNull().default('not_specified'),
  homeownershipStatus: text('homeownership_status').notNull().default('not_specified'),
  createdAt,
  updatedAt,
});

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The cookie carries the token; the database holds only its SHA-256. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    remembered: integer('remembered', { mode: 'boolean' }).notNull(),
    createdAt,
    lastSeenAt: text('last_seen_at').notNull().default(now),
    expiresAt: text('expires_at').notNull(),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

export const passwordResets = sqliteTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    createdAt,
    expiresAt: text('expires_at').notNull(),
    usedAt: text('used_at'),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

export const adminTokens = sqliteTable('admin_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: userId(),
  createdAt,
  expiresAt: text('expires_at').notNull(),
});

/** Mail that is to be sent or was sent; it survives restarts. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    plainText: text('plain_text').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt,
    sentAt: text('sent_at'),
    failure: text('failure'),
  },
  (table) => [index('outbox_unsent').on(table.sentAt, table.id)],
);

// ---- Plans ----

export const subscriptions = sqliteTable('subscriptions', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tier: text('tier').notNull().default('free'),
  status: text('status').notNull().default('inactive'),
  stripeCustomerId: text('stripe_customer_id').unique(),
  stripeSubscriptionId: text('stripe_subscription_id').unique(),
  currentPeriodEnd: text('current_period_end'),
  cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull().default(false),
  cancelledAt: text('cancelled_at'),
  /** When the member agreed to price, renewal and how to cancel. */
  consentedAt: text('consented_at'),
  createdAt,
  updatedAt,
});

/** Events of the payment provider by its own id, so that each one counts once. */
export const stripeEvents = sqliteTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: text('created_at').notNull(),
  handledAt: text('handled_at'),
});

// ---- Programs ----

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
    /** Postal abbreviations; empty means the whole country. */
    states: text('states', { mode: 'json' }).notNull().default([]),
    assistanceListings: text('assistance_listings', { mode: 'json' }).notNull().default([]),
    /** Rule tree of the contract, or null where no rules are known. */
    rules: text('rules', { mode: 'json' }),
    /** Documents, steps, contact and sources, as the detail screen shows them. */
    detail: text('detail', { mode: 'json' }).notNull(),
    /** `open`, `closed` or `hidden`; only open programs are in the search tables. */
    status: text('status').notNull().default('open'),
    checkedAt: text('checked_at'),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('grants_source').on(table.source, table.sourceId),
    index('grants_newest').on(table.programType, table.status, table.updatedAt),
    index('grants_deadline').on(table.status, table.deadlineAt),
    check('grants_program_type', sql`${table.programType} IN ('grant', 'loan', 'assistance')`),
    check('grants_status', sql`${table.status} IN ('open', 'closed', 'hidden')`),
  ],
);

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
    createdAt,
  },
  (table) => [index('grant_changes_grant').on(table.grantId, table.createdAt)],
);

export const savedGrants = sqliteTable(
  'saved_grants',
  {
    userId: userId(),
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    notes: text('notes'),
    savedAt: text('saved_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.userId, table.grantId] }), index('saved_grants_grant').on(table.grantId)],
);

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
  (table) => [uniqueIndex('applications_user_grant').on(table.userId, table.grantId)],
);

/** Analyses by program and content, so that the same text is analysed once. */
export const analyses = sqliteTable(
  'analyses',
  {
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    contentHash: text('content_hash').notNull(),
    model: text('model').notNull(),
    result: text('result', { mode: 'json' }).notNull(),
    /** US dollars. */
    cost: real('cost').notNull().default(0),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.grantId, table.contentHash, table.model] })],
);

// ---- Crawler ----

export const crawlRuns = sqliteTable('crawl_runs', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  startedBy: text('started_by').notNull(),
  status: text('status').notNull().default('running'),
  currentTask: text('current_task'),
  grantsFound: integer('grants_found').notNull().default(0),
  startedAt: text('started_at').notNull().default(now),
  heartbeatAt: text('heartbeat_at').notNull().default(now),
  endedAt: text('ended_at'),
});

const runId = () =>
  integer('run_id')
    .notNull()
    .references(() => crawlRuns.id, { onDelete: 'cascade' });

export const crawlPhases = sqliteTable(
  'crawl_phases',
  {
    runId: runId(),
    phase: text('phase').notNull(),
    total: integer('total').notNull().default(0),
    completed: integer('completed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.runId, table.phase] })],
);

/** How far a run came with each source, so that a killed run goes on where it stopped. */
export const crawlSources = sqliteTable(
  'crawl_sources',
  {
    runId: runId(),
    source: text('source').notNull(),
    status: text('status').notNull().default('waiting'),
    cursor: text('cursor'),
    read: integer('read').notNull().default(0),
    written: integer('written').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.runId, table.source] })],
);

export const crawlErrors = sqliteTable(
  'crawl_errors',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    runId: runId(),
    source: text('source').notNull(),
    cause: text('cause').notNull(),
    createdAt,
  },
  (table) => [index('crawl_errors_run').on(table.runId, table.id)],
);
