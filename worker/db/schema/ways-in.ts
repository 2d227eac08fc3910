import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, now } from './columns.ts';
import { userId } from './people.ts';

/** Browsers in which an account was signed in. The cookie carries the token; several accounts may know one browser. */
export const devices = sqliteTable(
  'devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: userId(),
    userAgent: text('user_agent'),
    createdAt,
    lastSignInAt: text('last_sign_in_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('devices_token').on(table.tokenHash),
    index('devices_last_sign_in').on(table.lastSignInAt),
  ],
);

/** Codes that were sent by mail and sign in, each in the browser that asked for it. */
export const signInCodes = sqliteTable(
  'sign_in_codes',
  {
    requestHash: text('request_hash').primaryKey(),
    userId: userId(),
    /** Of the request and the code together. */
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt,
    expiresAt: text('expires_at').notNull(),
    usedAt: text('used_at'),
  },
  (table) => [index('sign_in_codes_user').on(table.userId)],
);

/** A member's one-time codes (TOTP). */
export const secondFactors = sqliteTable('second_factors', {
  userId: userId().primaryKey(),
  /** The shared secret in base32. */
  secret: text('secret').notNull(),
  /** The last step of time whose code was taken: no code works twice. */
  lastUsedStep: integer('last_used_step').notNull().default(0),
  createdAt,
  /** When a first code showed that the app has the secret; null: logins don't ask for codes yet. */
  confirmedAt: text('confirmed_at'),
});

/** What replaces a one-time code where the app is lost; each works once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').notNull(),
    userId: userId(),
    createdAt,
    usedAt: text('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
