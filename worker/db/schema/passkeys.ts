import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt } from './columns.ts';
import { userId } from './people.ts';

/** Members' passkeys for signing in; the private key never leaves their device. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: userId(),
    /** The device's ID for it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** In base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter, if the device has one. A lower value means that the key was cloned. */
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).notNull().default([]),
    name: text('name').notNull(),
    createdAt,
    lastUsedAt: text('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges for a device to sign; each is used once. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    /** The member adding a passkey; null for a login. */
    userId: integer('user_id'),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
);
