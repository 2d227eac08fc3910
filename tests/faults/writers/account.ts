import { and, desc, eq, isNull, like } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { postLogin, postRegister } from '../../../contract/account/account.ts';
import { deleteAccount, postConfirmEmail, putEmail } from '../../../contract/account/own-account.ts';
import { postForgotPassword, postResetPassword } from '../../../contract/account/passwords.ts';
import { getUser, putProfile } from '../../../contract/account/user.ts';
import { postSavedGrant } from '../../../contract/saved/saved.ts';
import type { Database } from '../../../worker/db/client.ts';
import { emailChanges, outbox, passwordResets, savedGrants, sessions, users } from '../../../worker/db/schema/index.ts';
import { newPerson, newProfile, PASSWORD } from '../../factories/people.ts';
import type { NewWriter } from './writer.ts';

const countOf = (db: Database, email: string) => db.$count(users, eq(users.email, email));

/** Waits for the newest email to an address and returns its token. Email is written after the response. */
async function tokenTo(db: Database, recipient: string, page: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const ofPage = and(eq(outbox.recipient, recipient), like(outbox.plainText, `%/${page}/%`));
      const [mail] = await db.select().from(outbox).where(ofPage).orderBy(desc(outbox.id)).limit(1);
      const token = new RegExp(`/${page}/([\\w-]{43})`).exec(mail?.plainText ?? '')?.[1];
      if (!token) throw new Error(`No mail to ${recipient}`);
      return token;
    },
    { timeout: 10_000, interval: 20 },
  );
}

const registers: NewWriter = async ({ db, newClient }) => {
  const acknowledged: { email: string; client: ReturnType<typeof newClient> }[] = [];
  let last = newPerson();
  return {
    async write() {
      last = newPerson();
      const client = newClient();
      await client.ok(postRegister, { body: last });
      acknowledged.push({ email: last.email, client });
    },
    async verify() {
      for (const { email, client } of acknowledged) expect((await client.ok(getUser)).body.email).toBe(email);
      // The registration in progress during the kill may or may not have succeeded.
      const isThere = (await countOf(db, last.email)) === 1;
      const again = newClient();
      await (isThere ? again.ok(postLogin, { body: last }) : again.ok(postRegister, { body: last }));
      acknowledged.length = 0;
    },
  };
};

const savesProfile: NewWriter = async ({ db, newMember }) => {
  const { client, id } = await newMember();
  let [tried, acknowledged] = [16, 16];
  const write = async () => {
    tried = 16 + ((tried - 15) % 80);
    await client.ok(putProfile, {
      body: newProfile({ age: tried, occupation: `Clerk ${tried}`, zipCode: `430${tried}` }),
    });
    acknowledged = tried;
  };
  await db.update(users).set({ age: 16, occupation: 'Clerk 16', zipCode: '43016' }).where(eq(users.id, id));
  return {
    write,
    async verify() {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      expect([acknowledged, tried]).toContain(row?.age);
      expect([row?.occupation, row?.zipCode]).toEqual([`Clerk ${row?.age}`, `430${row?.age}`]);
      await write();
    },
  };
};

const resetsPassword: NewWriter = async ({ db, newMember, newClient }) => {
  const { email, id } = await newMember();
  let acknowledged = PASSWORD;
  let [tried, token, turn] = [PASSWORD, '', 0];
  const write = async () => {
    const client = newClient();
    await client.ok(postForgotPassword, { body: { email } });
    token = await vi.waitFor(
      async () => {
        const found = await tokenTo(db, email, 'reset-password');
        if (found === token) throw new Error('This is the previous mail');
        return found;
      },
      { timeout: 10_000, interval: 20 },
    );
    turn += 1;
    const password = `Quiet Mornings ${turn}!`;
    tried = password;
    await client.ok(postResetPassword, { params: { token }, body: { password } });
    acknowledged = password;
  };
  return {
    write,
    async verify() {
      const works = async (password: string) =>
        (await newClient().send('POST', postLogin.path, { body: { email, password } })).status === 200;
      const isDone = await works(tried);
      if (!isDone) expect(await works(acknowledged)).toBe(true);
      else if (tried !== acknowledged) expect(await works(acknowledged)).toBe(false);
      // A link is used if and only if the password has changed.
      const open = await db.$count(passwordResets, and(eq(passwordResets.userId, id), isNull(passwordResets.usedAt)));
      expect(open).toBeLessThanOrEqual(1);
      await write();
    },
  };
};

const changesAddress: NewWriter = async ({ db, newMember }) => {
  const { client, id, email, password } = await newMember();
  let [acknowledged, tried, turn] = [email, email, 0];
  const write = async () => {
    turn += 1;
    const next = `moved-${turn}-${email}`;
    await client.ok(putEmail, { body: { email: next, password } });
    const token = await tokenTo(db, next, 'confirm-email');
    tried = next;
    await client.ok(postConfirmEmail, { params: { token } });
    acknowledged = next;
  };
  return {
    write,
    async verify() {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      expect([acknowledged, tried]).toContain(row?.email);
      const [change] = await db.select().from(emailChanges).where(eq(emailChanges.userId, id));
      if (change) expect(change.usedAt !== null).toBe(change.newEmail === row?.email);
      await write();
    },
  };
};

const leaves: NewWriter = async ({ db, newMember, programIds }) => {
  const gone: number[] = [];
  let last = 0;
  const write = async () => {
    const { client, id, password } = await newMember();
    for (const grantId of programIds.slice(0, 3)) await client.ok(postSavedGrant, { body: { grantId } });
    last = id;
    await client.ok(deleteAccount, { body: { password } });
    gone.push(id);
  };
  return {
    write,
    async verify() {
      for (const id of [...gone, last]) {
        const [account, kept, open] = await Promise.all([
          db.$count(users, eq(users.id, id)),
          db.$count(savedGrants, eq(savedGrants.userId, id)),
          db.$count(sessions, eq(sessions.userId, id)),
        ]);
        // Everything or nothing is deleted. The outcome of the last deletion is unknown.
        expect(account === 1 ? [kept, open] : [kept, open]).toEqual(account === 1 ? [3, 1] : [0, 0]);
        if (gone.includes(id)) expect(account).toBe(0);
      }
      gone.length = 0;
      await write();
    },
  };
};

export const ACCOUNT_WRITERS: Readonly<Record<string, NewWriter>> = {
  registers,
  savesProfile,
  resetsPassword,
  changesAddress,
  leaves,
};
