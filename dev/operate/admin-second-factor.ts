/**
 * Turns an admin's second factor on or off in the configured database, without prompts. Prints a secret for an
 * authenticator app; from then on, the admin's login requires a code from the app. For a member who lost the app and
 * the recovery codes, it can only be turned off.
 * Usage: DATABASE_URL=… [DATABASE_AUTH_TOKEN=…] npm run admin:second-factor -- --email ADDRESS [--off]
 */
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { PRODUCT_NAME } from '../../contract/limits.ts';
import { email } from '../../contract/programs/fields.ts';
import { openForMigration } from '../../worker/db/client.ts';
import { adminSettings } from '../../worker/env.ts';
import { findCredentials } from '../../worker/features/account/queries.ts';
import { forgetSecondFactor, secondFactorOf } from '../../worker/features/account/second-factor/second-factor.ts';
import { secretAddress } from '../../worker/features/account/second-factor/totp.ts';
import { turnOffSecondFactor, turnOnSecondFactor } from '../../worker/features/admin/second-factor.ts';
import { migrated } from '../run/stack.ts';

const settings = z.object({
  ...adminSettings,
  DATABASE_URL: z.url('the address of the database'),
  DATABASE_AUTH_TOKEN: z.optional(z.string()),
  '--email': z.pipe(z.prefault(z.string(), ''), email),
});

try {
  console.log(await changeSecondFactor());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function changeSecondFactor(): Promise<string> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, off: { type: 'boolean', default: false } } });
  const parsed = settings.safeParse({ ...process.env, '--email': values.email });
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Nothing was changed. Please give\n${faults.join('\n')}`);
  }
  const { DATABASE_URL, DATABASE_AUTH_TOKEN, ADMIN_USER_IDS, '--email': address } = parsed.data;
  const db = await migrated(openForMigration(DATABASE_URL, DATABASE_AUTH_TOKEN));
  const found = await findCredentials(db, address);
  if (!found) throw new Error(`No account has the address ${address}.`);
  const { id } = found;
  if (values.off) {
    const wasOn = (await secondFactorOf(db, id)).isOn || (await turnOffSecondFactor(db, id));
    await turnOffSecondFactor(db, id);
    await forgetSecondFactor(db, id);
    return `The second factor of ${address} ${wasOn ? 'is off from now on' : 'was off already'}.`;
  }
  if (!ADMIN_USER_IDS.includes(id))
    throw new Error(`${address} is no admin: the ids are ${ADMIN_USER_IDS.join(', ')}.`);
  const secret = await turnOnSecondFactor(db, id);
  if (!secret) throw new Error(`The second factor of ${address} is on already. For a new secret, turn it off first.`);
  return instructions(address, secret);
}

function instructions(address: string, secret: string): string {
  return `The second factor of ${address} is on. Enter this secret in an authenticator app now; it is not shown again:

  ${secret.replace(/(.{4})(?=.)/g, '$1 ')}
  ${secretAddress(secret, PRODUCT_NAME, address)}

Then log in once with a code. If that doesn't work, --off turns the second factor off again.`;
}
