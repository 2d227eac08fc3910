import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { login as loginForm } from '../../contract/account/account.ts';
import type { Tier } from '../../contract/billing.ts';
import { type ProfileUpdate, profileUpdate } from '../../contract/profile/profile.ts';
import type { Database } from '../../worker/db/client.ts';
import { subscriptions, users } from '../../worker/db/schema/index.ts';
import { hashPassword, verifyPassword } from '../../worker/features/account/passwords/password.ts';
import { insertAccount, updateProfile } from '../../worker/features/account/queries.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;

const login = z.object({ email: z.string(), password: z.string() });
const loginsFile = z.object({ admin: login, free: login, premium: login });
export type Logins = z.infer<typeof loginsFile>;

interface DemoAccount {
  /** A reserved id. Members' ids start at 1001. */
  id: number;
  firstName: string;
  lastName: string;
  tier: Tier;
  profile: z.input<typeof profileUpdate>;
}

/** Local accounts: an admin, and two members whose profiles match some programs. */
const ACCOUNTS = {
  admin: {
    id: 1,
    firstName: 'Ada',
    lastName: 'Admin',
    tier: 'free',
    profile: { age: 40, location: 'Columbus, OH', occupation: 'Administrator', citizenshipStatus: 'citizen' },
  },
  free: {
    id: 101,
    firstName: 'Walter',
    lastName: 'Demo',
    tier: 'free',
    profile: {
      age: 71,
      location: 'Scranton, Pennsylvania',
      occupation: 'Retired machinist',
      education: 'High school',
      isVeteran: true,
      citizenshipStatus: 'citizen',
      communityType: 'suburban',
      homeownershipStatus: 'own',
    },
  },
  premium: {
    id: 102,
    firstName: 'Rosa',
    lastName: 'Demo',
    tier: 'premium',
    profile: {
      age: 34,
      location: 'Fresno, California',
      occupation: 'Vegetable farmer',
      education: 'Some college',
      ownsBusinesss: true,
      isSingleParent: true,
      isStudent: 'future',
      industryExperience: 'agriculture',
      minorityGroup: 'hispanic',
      citizenshipStatus: 'permanent-resident',
      communityType: 'rural',
      homeownershipStatus: 'rent',
    },
  },
} as const satisfies Record<keyof Logins, DemoAccount>;

/**
 * Returns this data folder's logins, created once with random passwords. The settings can override the admin's. Throws
 * a readable message if those are invalid.
 */
export function readLogins(dataDir: string): Logins {
  const logins = storedLogins(join(dataDir, 'logins.json')) ?? newLogins();
  const admin = {
    email: process.env['ADMIN_EMAIL'] || logins.admin.email,
    password: process.env['ADMIN_PASSWORD'] || logins.admin.password,
  };
  const parsed = loginForm.safeParse(admin);
  if (!parsed.success) {
    throw new Error(`ADMIN_EMAIL or ADMIN_PASSWORD: ${parsed.error.issues.map((issue) => issue.message).join('; ')}.`);
  }
  return { ...logins, admin: { email: parsed.data.email, password: parsed.data.password } };
}

/**
 * Saves the logins for the next start. Replaces the file atomically, so a kill leaves either the old or the new one.
 */
export function saveLogins(dataDir: string, logins: Logins): void {
  const file = join(dataDir, 'logins.json');
  writeFileSync(`${file}.new`, JSON.stringify(logins, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Reads the saved logins. Treats a truncated file as missing, so the accounts get new passwords. */
function storedLogins(file: string): Logins | null {
  if (!existsSync(file)) return null;
  try {
    return loginsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function newLogins(): Logins {
  const account = (name: string) => ({
    email: `${name}@grantlight.test`,
    password: `${randomBytes(6).toString('hex')}-Demo1`,
  });
  return { admin: account('admin'), free: account('walter'), premium: account('rosa') };
}

/** Creates or updates the accounts with these logins. Doesn't touch a profile that has since been edited. */
export async function ensureAccounts(db: Database, logins: Logins): Promise<void> {
  await Promise.all(
    (['admin', 'free', 'premium'] as const).map((name) => ensureAccount(db, ACCOUNTS[name], logins[name])),
  );
}

async function ensureAccount(db: Database, demo: DemoAccount, { email, password }: Logins['admin']): Promise<void> {
  const [known] = await db.select().from(users).where(eq(users.id, demo.id));
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (owner && owner.id !== demo.id)
    throw new Error(`${email} belongs to a member already: choose another ADMIN_EMAIL.`);
  if (!known) {
    const { id, firstName, lastName } = demo;
    await insertAccount(db, {
      id,
      firstName,
      lastName,
      email,
      phone: null,
      passwordHash: await hashPassword(password),
    });
  } else if (known.email !== email || !(await verifyPassword(password, known.passwordHash))) {
    await db
      .update(users)
      .set({ email, passwordHash: await hashPassword(password) })
      .where(eq(users.id, demo.id));
  }
  if (!known?.profileComplete) {
    const answers: ProfileUpdate = profileUpdate.parse(demo.profile);
    await updateProfile(db, demo.id, answers, undefined);
  }
  // Nobody opens a confirmation link for these accounts.
  await db.update(users).set({ emailConfirmedAt: new Date().toISOString() }).where(eq(users.id, demo.id));
  if (demo.tier === 'free') return;
  const plan = { tier: demo.tier, status: 'active', currentPeriodEnd: new Date(Date.now() + YEAR_MS).toISOString() };
  await db
    .insert(subscriptions)
    .values({ userId: demo.id, ...plan })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { currentPeriodEnd: plan.currentPeriodEnd } });
}
