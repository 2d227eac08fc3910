import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { AGENT, type AgentMessage, agentAnswer } from '../../../contract/agent.ts';
import type { Database } from '../../db/client.ts';
import { agentMessages } from '../../db/schema/index.ts';
import { shownId } from '../catalogue/shown.ts';

/** Whose thread, and about which program; null for the one about the member's own list. */
export interface ThreadOf {
  userId: number;
  grantId: string | null;
}

function ofThread({ userId, grantId }: ThreadOf) {
  const about = grantId === null ? isNull(agentMessages.grantId) : eq(agentMessages.grantId, shownId(grantId));
  return and(eq(agentMessages.userId, userId), about);
}

/** The messages of a thread, the oldest first. What another version wrote and this one cannot read is left out. */
export async function findMessages(db: Database, thread: ThreadOf): Promise<AgentMessage[]> {
  const rows = await db
    .select()
    .from(agentMessages)
    .where(ofThread(thread))
    .orderBy(desc(agentMessages.id))
    .limit(AGENT.kept);
  return rows.toReversed().flatMap(({ question, answer, createdAt }) => {
    const { data } = agentAnswer.safeParse(answer);
    return data ? [{ question, answer: data, askedAt: createdAt, isKept: true }] : [];
  });
}

/** Keeps a message, and forgets those of its thread that are too many. */
export async function keepMessage(
  db: Database,
  { userId, grantId }: ThreadOf,
  { question, answer, askedAt: createdAt }: AgentMessage,
): Promise<void> {
  const thread = ofThread({ userId, grantId });
  const firstTooMany = db
    .select({ id: agentMessages.id })
    .from(agentMessages)
    .where(thread)
    .orderBy(desc(agentMessages.id))
    .limit(1)
    .offset(AGENT.kept);
  await db.batch([
    db.insert(agentMessages).values({ userId, grantId, question, answer, createdAt }),
    db.delete(agentMessages).where(and(thread, sql`${agentMessages.id} <= (${firstTooMany})`)),
  ]);
}

export async function deleteMessages(db: Database, thread: ThreadOf): Promise<void> {
  await db.delete(agentMessages).where(ofThread(thread));
}
