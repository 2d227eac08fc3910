import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, now } from './columns.ts';
import { userId } from './people.ts';

/** Browsers that have signed in to an account. The cookie contains the token; several accounts may share a browser. */
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

/** Sign-in codes sent by email, each valid only in the browser that requested it. */
export const signInCodes = sqliteTable(
  'sign_in_codes',
  {
    requestHash: text('request_hash').primaryKey(),
    userId: userId(),
    /** The hash of the request and code combined. */
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
  /** The time step of the last accepted code, so no code works twice. */
  lastUsedStep: integer('last_used_step').notNull().default(0),
  createdAt,
  /** When a first code proved that the app has the secret; null if logins don't ask for codes yet. */
  confirmedAt: text('confirmed_at'),
});

/** Replacements for one-time codes if the app is lost; each works once. */
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
