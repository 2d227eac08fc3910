import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt } from './columns.ts';
import { userId } from './people.ts';

/** Passkeys that members may sign in with; the private half never leaves their device. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: userId(),
    /** As the device names it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** In base64url. */
    publicKey: text('public_key').notNull(),
    /** Goes up with each use, where the device counts: one that is lower comes from a copy. */
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).notNull().default([]),
    name: text('name').notNull(),
    createdAt,
    lastUsedAt: text('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What a device is to sign; each is used once. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    /** Who adds a passkey; null at a login. */
    userId: integer('user_id'),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
);
