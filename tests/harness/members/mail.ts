import { and, desc, eq, like } from 'drizzle-orm';
import { expect, inject } from 'vitest';
import { openDatabase } from '../../../worker/db/client.ts';
import { outbox } from '../../../worker/db/schema/index.ts';

/** Returns all mail to an address that's in the outbox now, newest first. */
export function mailsTo(recipient: string) {
  const db = openDatabase(inject('databaseUrl'));
  return db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.id));
}

/** Waits for an email to an address with this subject and returns the newest. Email is written after the response. */
export async function mailTo(recipient: string, subject: string) {
  const db = openDatabase(inject('databaseUrl'));
  const newest = () =>
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, recipient), like(outbox.subject, subject)))
      .orderBy(desc(outbox.id))
      .limit(1);
  await expect.poll(async () => (await newest()).length).toBe(1);
  const [mail] = await newest();
  if (!mail) throw new Error(`No mail "${subject}" to ${recipient}`);
  return mail;
}

/** Returns the token of the link in an email, which must be the same in HTML and text. */
export function tokenIn({ html, plainText }: { html: string; plainText: string }, page: string): string {
  const link = new RegExp(`https://grantlight\\.example/${page}/([\\w-]{43})`);
  const token = link.exec(plainText)?.[1];
  expect(token).toBeDefined();
  expect(link.exec(html)?.[1]).toBe(token);
  return token ?? '';
}
