import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { DEFAULT_LOCALE, LOCALES } from '../../../contract/locales.ts';
import { createdAt, now, updatedAt } from './columns.ts';

/** IDs below 1001 are reserved, so no one can register an admin's ID (see migrations). */
export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    email: text('email').notNull().unique(),
    username: text('username').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    /** For mail, calendars and files. */
    language: text('language', { enum: LOCALES }).notNull().default(DEFAULT_LOCALE),
    /** An Argon2id hash in PHC format, with its parameters. */
    passwordHash: text('password_hash').notNull(),
    profileComplete: integer('profile_complete', { mode: 'boolean' }).notNull().default(false),
    profileRevision: integer('profile_revision').notNull().default(0),
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
    householdSize: integer('household_size'),
    householdIncome: integer('household_income'),
    zipCode: text('zip_code'),
    numberOfChildren: integer('number_of_children'),
    pregnancy: text('pregnancy').notNull().default('not_specified'),
    veteranDischarge: text('veteran_discharge').notNull().default('not_specified'),
    veteranDisabilityRating: integer('veteran_disability_rating'),
    employmentStatus: text('employment_status').notNull().default('not_specified'),
    organizationName: text('organization_name'),
    annualRevenue: integer('annual_revenue'),
    numberOfEmployees: integer('number_of_employees'),
    permanentResidentSince: integer('permanent_resident_since'),
    permanentResidentMonth: integer('permanent_resident_month'),
    farmPlan: text('farm_plan').notNull().default('not_specified'),
    mainWork: text('main_work'),
    needs: text('needs', { mode: 'json' }).notNull().default([]),
    /** The contract's `household`: who lives with the member, and what the household earns and pays. */
    household: text('household', { mode: 'json' }),
    /** IDs of dismissed programs, newest first. Stored here because every member request reads this row. */
    dismissedGrants: text('dismissed_grants', { mode: 'json' }).notNull().default([]),
    /** The dismissed programs that the member already receives. */
    receivedGrants: text('received_grants', { mode: 'json' }).notNull().default([]),
    /** When the member opened a mailed link, which proves that mail reaches this address; null if not yet. */
    emailConfirmedAt: text('email_confirmed_at'),
    /** When the member dismissed the banner about that link; null if it's still shown. */
    confirmationDismissedAt: text('confirmation_dismissed_at'),
    /** How many days before a deadline to send reminders; empty means never. */
    reminderDays: text('reminder_days', { mode: 'json' }).notNull().default([14, 3]),
    /** True if the member gets mail about changes to saved programs. */
    tellsChanges: integer('tells_changes', { mode: 'boolean' }).notNull().default(true),
    /** When deadlines are due to be checked. A run claims the member by moving this forward. */
    nextReminderAt: text('next_reminder_at').notNull().default('1970-01-01T00:00:00.000Z'),
    createdAt,
    updatedAt,
  },
  (table) => [index('users_reminder_due').on(table.nextReminderAt)],
);

/** Returns a column for a row's owner. The row is deleted with its owner. */
export const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The cookie contains the token; the database stores only its SHA-256 hash. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    remembered: integer('remembered', { mode: 'boolean' }).notNull(),
    /** True if it's on a shared computer, where it expires soon after its last use. */
    shared: integer('shared', { mode: 'boolean' }).notNull().default(false),
    createdAt,
    lastSeenAt: text('last_seen_at').notNull().default(now),
    expiresAt: text('expires_at').notNull(),
    userAgent: text('user_agent'),
    /** The network's location at login, if the platform knows it: "Columbus, Ohio, US". */
    place: text('place'),
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

/** New email addresses, pending until their link is opened. */
export const emailChanges = sqliteTable(
  'email_changes',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    newEmail: text('new_email').notNull(),
    createdAt,
    expiresAt: text('expires_at').notNull(),
    usedAt: text('used_at'),
  },
  (table) => [index('email_changes_user').on(table.userId)],
);

/** Attempts within a time window, by network, email address or account. */
export const attempts = sqliteTable(
  'attempts',
  {
    /** What is counted, such as `login:account:maria@example.org`, hashed. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When the window ends and counting restarts. */
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('attempts_expiry').on(table.expiresAt)],
);

export const adminTokens = sqliteTable('admin_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: userId(),
  createdAt,
  expiresAt: text('expires_at').notNull(),
});

/** An admin's one-time codes (TOTP). */
export const adminSecondFactors = sqliteTable('admin_second_factors', {
  userId: userId().primaryKey(),
  /** The shared secret in base32. */
  secret: text('secret').notNull(),
  /** The time step of the last accepted code, so no code works twice. */
  lastUsedStep: integer('last_used_step').notNull().default(0),
  createdAt,
});

/** Mail to be sent, or already sent; it survives restarts. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** The account the email is about; null if its address has none. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    plainText: text('plain_text').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt,
    sentAt: text('sent_at'),
    failure: text('failure'),
    /** The one-click unsubscribe address for email clients (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Identifies content that is sent only once: a second row with the same key fails. */
    onceKey: text('once_key').unique(),
  },
  (table) => [index('outbox_unsent').on(table.sentAt, table.id), index('outbox_user').on(table.userId)],
);
