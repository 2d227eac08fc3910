import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, now, updatedAt } from './columns.ts';
import { userId } from './people.ts';
import { grants } from './programs.ts';

/** Members' saved searches, whose alerts email them new programs. */
export const savedSearches = sqliteTable(
  'saved_searches',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: userId(),
    name: text('name').notNull(),
    criteria: text('criteria', { mode: 'json' }).notNull(),
    frequency: text('frequency').notNull(),
    /** The row ID of the newest program that the member was alerted to, or could see when saving the search. */
    seenUpTo: integer('seen_up_to').notNull(),
    /** When it's due next. A run claims it by moving this forward. Null if it sends no email. */
    nextAlertAt: text('next_alert_at'),
    lastAlertAt: text('last_alert_at'),
    createdAt,
    updatedAt,
  },
  (table) => [index('saved_searches_user').on(table.userId), index('saved_searches_due').on(table.nextAlertAt)],
);

/** Sent reminders: one for each program, deadline and lead time. */
export const deadlineReminders = sqliteTable(
  'deadline_reminders',
  {
    userId: userId(),
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    daysBefore: integer('days_before').notNull(),
    deadlineAt: text('deadline_at').notNull(),
    sentAt: text('sent_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grantId, table.daysBefore, table.deadlineAt] }),
    index('deadline_reminders_past').on(table.deadlineAt),
    index('deadline_reminders_grant').on(table.grantId),
  ],
);

/** The last change to saved programs that each member was mailed about. */
export const changeMails = sqliteTable('change_mails', {
  userId: userId().primaryKey(),
  /** The last change that was checked for the member. */
  upTo: integer('up_to').notNull(),
  /** When the last such email was written; null if there was none. */
  sentAt: text('sent_at'),
});

/**
 * What an email's unsubscribe link turns off: a saved search if `searchId` is set, otherwise the kind of mail in
 * `about`.
 */
export const unsubscribeLinks = sqliteTable(
  'unsubscribe_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    searchId: integer('search_id'),
    /** `reminders` or `changes`. */
    about: text('about').notNull().default('reminders'),
    createdAt,
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('unsubscribe_links_user').on(table.userId), index('unsubscribe_links_expiry').on(table.expiresAt)],
);
