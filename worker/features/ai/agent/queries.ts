import { and, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { AGENT, type AgentMessage, agentAnswer, type PendingQuestion } from '../../../../contract/ai/agent.ts';
import type { Database } from '../../../db/client.ts';
import { agentMessages } from '../../../db/schema/index.ts';
import { shownId } from '../../programs/shown-id.ts';

/** A member's thread about a program, or about their own list if `grantId` is null. */
export interface ThreadOf {
  userId: number;
  grantId: string | null;
}

function ofThread({ userId, grantId }: ThreadOf) {
  const about = grantId === null ? isNull(agentMessages.grantId) : eq(agentMessages.grantId, shownId(grantId));
  return and(eq(agentMessages.userId, userId), about);
}

/** Returns a thread's messages, oldest first. Skips messages in another version's format. */
export async function findMessages(db: Database, thread: ThreadOf): Promise<AgentMessage[]> {
  const rows = await db
    .select()
    .from(agentMessages)
    .where(and(ofThread(thread), isNull(agentMessages.heldUntil)))
    .orderBy(desc(agentMessages.id))
    .limit(AGENT.kept);
  return rows.toReversed().flatMap((row) => messageOf(row) ?? []);
}

function messageOf({ question, answer, createdAt }: typeof agentMessages.$inferSelect): AgentMessage | null {
  const { data } = agentAnswer.safeParse(answer);
  return data ? { question, answer: data, askedAt: createdAt, isKept: true } : null;
}

/** Returns the last unanswered question in a thread. */
export async function findPending(db: Database, thread: ThreadOf): Promise<PendingQuestion | null> {
  const [row] = await db
    .select()
    .from(agentMessages)
    .where(and(ofThread(thread), isNotNull(agentMessages.heldUntil)))
    .orderBy(desc(agentMessages.id))
    .limit(1);
  if (!row?.key) return null;
  return { question: row.question, key: row.key, isRunning: (row.heldUntil ?? '') > new Date().toISOString() };
}

/**
 * Claims a question for the caller until a given time. Returns `new` if no request is answering it, `unsettled` if the
 * last request never finished but already counted the question, and null if another request is working on it or it's
 * answered.
 */
export async function claimQuestion(
  db: Database,
  { userId, grantId }: ThreadOf,
  { question, key, until }: { question: string; key: string; until: Date },
): Promise<'new' | 'unsettled' | null> {
  const held = { heldUntil: until.toISOString() };
  const [inserted] = await db
    .insert(agentMessages)
    .values({ userId, grantId, question, answer: {}, key, ...held })
    .onConflictDoNothing()
    .returning({ id: agentMessages.id });
  if (inserted) return 'new';
  const [failed] = await db
    .update(agentMessages)
    .set(held)
    .where(and(ofKey(userId, key), eq(agentMessages.heldUntil, '')))
    .returning({ id: agentMessages.id });
  if (failed) return 'new';
  const [left] = await db
    .update(agentMessages)
    .set(held)
    .where(
      and(ofKey(userId, key), gt(agentMessages.heldUntil, ''), lte(agentMessages.heldUntil, new Date().toISOString())),
    )
    .returning({ id: agentMessages.id });
  return left ? 'unsettled' : null;
}

function ofKey(userId: number, key: string) {
  return and(eq(agentMessages.userId, userId), eq(agentMessages.key, key));
}

/** Returns a question's message, `held` while a request is working on it, or null if it has no answer. */
export async function findAnswer(db: Database, userId: number, key: string): Promise<AgentMessage | 'held' | null> {
  const [row] = await db.select().from(agentMessages).where(ofKey(userId, key));
  if (!row) return null;
  if (row.heldUntil === null) {
    const message = messageOf(row);
    if (message) return message;
    throw new Error('A kept answer cannot be read');
  }
  return row.heldUntil > new Date().toISOString() ? 'held' : null;
}

/** Releases a question that got no answer. */
export async function releaseQuestion(db: Database, userId: number, key: string): Promise<void> {
  await db.update(agentMessages).set({ heldUntil: '' }).where(ofKey(userId, key));
}

/** Stores the answer to a held question. Deletes the thread's messages that have no answer or are over the limit. */
export async function answerQuestion(
  db: Database,
  thread: ThreadOf,
  key: string,
  { answer, askedAt: createdAt }: AgentMessage,
): Promise<void> {
  await db.batch([
    db.update(agentMessages).set({ answer, createdAt, heldUntil: null }).where(ofKey(thread.userId, key)),
    db.delete(agentMessages).where(and(ofThread(thread), eq(agentMessages.heldUntil, ''))),
    tooMany(db, thread),
  ]);
}

function tooMany(db: Database, thread: ThreadOf) {
  const firstTooMany = db
    .select({ id: agentMessages.id })
    .from(agentMessages)
    .where(ofThread(thread))
    .orderBy(desc(agentMessages.id))
    .limit(1)
    .offset(AGENT.kept);
  return db.delete(agentMessages).where(and(ofThread(thread), sql`${agentMessages.id} <= (${firstTooMany})`));
}

/** Stores a message. Deletes the thread's oldest messages over the limit. */
export async function keepMessage(
  db: Database,
  { userId, grantId }: ThreadOf,
  { question, answer, askedAt: createdAt }: AgentMessage,
): Promise<void> {
  await db.batch([
    db.insert(agentMessages).values({ userId, grantId, question, answer, createdAt }),
    tooMany(db, { userId, grantId }),
  ]);
}

export async function deleteMessages(db: Database, thread: ThreadOf): Promise<void> {
  await db.delete(agentMessages).where(ofThread(thread));
}
