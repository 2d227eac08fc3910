import { and, asc, between, eq, gt, inArray, isNull, lt, or, type SQLWrapper, sql } from 'drizzle-orm';
import { email } from '../../../contract/programs/fields.ts';
import type { Database } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';
import type { Mail, Mailer } from './mailer.ts';

const MINUTE = 60_000;

export const MAX_ATTEMPTS = 5;
const MAILS_AT_ONCE = 20;
/** A Worker run may make 1,000 subrequests, and each email takes two. */
const MAILS_A_RUN = 400;

/** The value of `failure` while an email is being sent. If it's still there later, that isolate has died. */
const UNFINISHED = 'Sending was begun, its end is not known';
const ABANDONED_AFTER = 10 * MINUTE;
/** An unfinished email older than this isn't retried, because its links have expired. */
const FORGOTTEN_AFTER = 24 * 60 * MINUTE;

/**
 * Returns the statement that inserts an email into the outbox; add it to the batch of the change that causes the email.
 * `owner` is a query in that batch for the ID of the email's member: if it finds no one, no email is written. Pass null
 * for mail without an account. `onceKey` identifies the email's content: the batch fails if it was sent before.
 */
export function intoOutbox(db: Database, mail: Mail, owner: SQLWrapper | null, onceKey: string | null = null) {
  // Ensures a single address, no matter what the caller passes.
  const recipient = email.parse(mail.recipient);
  return db.run(
    sql`WITH owner(id) AS ${owner ?? sql`(SELECT NULL)`}
        INSERT INTO ${outbox} (user_id, recipient, subject, html, plain_text, unsubscribe_url, once_key)
        SELECT id, ${recipient}, ${mail.subject}, ${mail.html}, ${mail.plainText}, ${mail.unsubscribeUrl ?? null}, ${onceKey} FROM owner`,
  );
}

/**
 * Sends pending mail, oldest first and a limited number at a time; returns how many were sent. Failed mail stays in the
 * outbox with its failure and is retried 1, 4, 9 and 16 minutes after it was written.
 */
export async function sendOutbox(db: Database, mailer: Mailer, limit = MAILS_AT_ONCE): Promise<number> {
  const tried = await sendNext(db, mailer, limit, 0);
  return tried.filter(({ isSent }) => isSent).length;
}

/** Sends as much pending mail as one run may, trying each once. Returns how many were sent or failed. */
export async function sendWholeOutbox(db: Database, mailer: Mailer, most = MAILS_A_RUN) {
  const tried: Tried[] = [];
  while (tried.length < most) {
    const last = Math.max(0, ...tried.map(({ id }) => id));
    const next = await sendNext(db, mailer, Math.min(MAILS_AT_ONCE, most - tried.length), last);
    if (next.length === 0) break;
    tried.push(...next);
  }
  const sent = tried.filter(({ isSent }) => isSent).length;
  return { sent, failed: tried.length - sent };
}

interface Tried {
  id: number;
  isSent: boolean;
}

async function sendNext(db: Database, mailer: Mailer, limit: number, afterId: number): Promise<Tried[]> {
  const claimed = await claim(db, limit, afterId);
  return Promise.all(claimed.map(async (mail) => ({ id: mail.id, isSent: await sendOne(db, mailer, mail) })));
}

/** Claims emails in one statement, so two isolates never hold the same one. */
function claim(db: Database, limit: number, afterId: number) {
  // Uses the database clock, which also set `created_at`.
  const isDue = sql`${outbox.createdAt} <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', format('-%d minutes', ${outbox.attempts} * ${outbox.attempts}))`;
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        gt(outbox.id, afterId),
        lt(outbox.attempts, MAX_ATTEMPTS),
        or(
          and(isNull(outbox.sentAt), isDue),
          and(
            between(outbox.sentAt, timeBefore(FORGOTTEN_AFTER), timeBefore(ABANDONED_AFTER)),
            eq(outbox.failure, UNFINISHED),
          ),
        ),
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(limit);
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, sentAt: timeBefore(0), failure: UNFINISHED })
    .where(inArray(outbox.id, due))
    .returning();
}

async function sendOne(db: Database, mailer: Mailer, mail: typeof outbox.$inferSelect): Promise<boolean> {
  const failure = await mailer.send(mail).then(
    () => null,
    (error: unknown) => failureOf(error),
  );
  const outcome =
    failure === null
      ? { failure, ...(mailer.readsOutbox ? {} : { html: '', plainText: '', unsubscribeUrl: null }) }
      : { failure, sentAt: null };
  await db.update(outbox).set(outcome).where(eq(outbox.id, mail.id));
  return failure === null;
}

function timeBefore(ms: number): string {
  return new Date(Date.now() - ms).toISOString();
}

function failureOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? `${String(error.code)}: ` : '';
  return `${code}${error instanceof Error ? error.message : String(error)}`.slice(0, 300).toWellFormed();
}
