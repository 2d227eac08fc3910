/**
 * Creates an admin account with a reserved id in the configured database, without prompts.
 * Usage: DATABASE_URL=… [DATABASE_AUTH_TOKEN=…] ADMIN_EMAIL=… ADMIN_PASSWORD=… [ADMIN_ID=1] npm run admin:create
 */
import PUBLISHED from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { eq, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { registration } from '../../contract/account/account.ts';
import { type Database, openForMigration } from '../../worker/db/client.ts';
import { users } from '../../worker/db/schema/index.ts';
import { adminSettings } from '../../worker/env.ts';
import { commonPasswordsOf } from '../../worker/features/account/passwords/common-password-words.ts';
import { refuseCommonPassword } from '../../worker/features/account/passwords/common-passwords.ts';
import { hashPassword } from '../../worker/features/account/passwords/password.ts';
import { insertAccount } from '../../worker/features/account/queries.ts';
import { migrated } from '../run/stack.ts';

const settings = z.object({
  ...adminSettings,
  DATABASE_URL: z.url(
    'the address of the database: `npm start` creates its own admin, and this is for another database',
  ),
  DATABASE_AUTH_TOKEN: z.optional(z.string()),
  ADMIN_EMAIL: registration.shape.email,
  ADMIN_PASSWORD: registration.shape.password,
  ADMIN_ID: z.prefault(z.coerce.number('a number').check(z.int('a whole number')), '1'),
});

try {
  console.log(await createAdmin());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function createAdmin(): Promise<string> {
  const parsed = settings.safeParse(process.env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`No admin was created. Please set\n${faults.join('\n')}`);
  }
  const { ADMIN_ID: id, ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ...given } = parsed.data;
  const name = { firstName: 'Admin', lastName: String(id), phone: null };
  refuseCommonPassword(password, { ...name, email }, commonPasswordsOf(PUBLISHED));
  const reserved = [...new Set([...given.ADMIN_USER_IDS, ...given.ADMIN_MENU_USER_IDS])];
  if (!reserved.includes(id)) throw new Error(`ADMIN_ID must be one of the admins' ids: ${reserved.join(', ')}.`);
  const db = await migrated(openForMigration(given.DATABASE_URL, given.DATABASE_AUTH_TOKEN));
  const taken = await whatIsTaken(db, id, email);
  if (taken) throw new Error(taken);
  const account = await insertAccount(db, { ...name, id, email, passwordHash: await hashPassword(password) });
  // If two of these commands run at the same time, the second one fails on the unique index.
  if (!account) throw new Error(`The id ${id} or the address ${email} was just taken.`);
  return `The admin ${email} has the id ${id}.`;
}

async function whatIsTaken(db: Database, id: number, email: string): Promise<string | null> {
  const [owner] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(or(eq(users.id, id), eq(users.email, email)))
    .limit(1);
  if (!owner) return null;
  return owner.id === id
    ? `The id ${id} is in use. Choose another one with ADMIN_ID, or change that account.`
    : `${email} belongs to a member already. Take another address.`;
}
