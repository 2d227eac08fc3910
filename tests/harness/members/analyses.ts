import { eq } from 'drizzle-orm';
import {
  type Analysis,
  type AnalysisProgress,
  analysisProgress,
  postUnlockAnalysis,
} from '../../../contract/ai/analysis.ts';
import type { Tier } from '../../../contract/billing.ts';
import { PROGRESS_TYPE } from '../../../contract/saved/progress.ts';
import type { Database } from '../../../worker/db/client.ts';
import { applications, attempts } from '../../../worker/db/schema/index.ts';
import { counterKey, memberSubject } from '../../../worker/features/limits/attempts.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { Client } from '../client.ts';

export interface Subscriber {
  client: Client;
  id: number;
  db: Database;
}

/** Signs in a member with this plan. */
export async function memberWith(db: Database, base: string, tier: Tier = 'premium'): Promise<Subscriber> {
  const client = new Client(base);
  const { id } = await storedAccount(db, { tier });
  await signIn(db, client, id);
  return { client, id, db };
}

/** Returns the member's count against this limit. */
export async function usesOf(limit: string, { db, id }: Subscriber): Promise<number> {
  const key = counterKey(limit, [memberSubject(id)]);
  const [row] = await db.select().from(attempts).where(eq(attempts.key, key));
  return row?.count ?? 0;
}

/** Starts this member's application for a program, as the screen does. Returns its id. */
export async function applicationFor({ db, id: userId }: Subscriber, grantId: string): Promise<string> {
  const [row] = await db
    .insert(applications)
    .values({ userId, grantId })
    .onConflictDoUpdate({ target: [applications.userId, applications.grantId], set: { status: 'draft' } })
    .returning({ id: applications.id });
  return String(row?.id);
}

/** Unlocks a program's analysis for this member and returns it. */
export async function unlocked(
  member: Subscriber,
  grantId: string,
  headers: Record<string, string> = {},
): Promise<Analysis> {
  const id = await applicationFor(member, grantId);
  const { body } = await member.client.ok(postUnlockAnalysis, { params: { id }, headers });
  if (!body.analysis) throw new Error('No analysis');
  return body.analysis;
}

/** Returns the lines of an analysis that's streamed while it's created. */
export async function progressOf(
  member: Subscriber,
  grantId: string,
  headers: Record<string, string> = {},
): Promise<AnalysisProgress[]> {
  const id = await applicationFor(member, grantId);
  const path = postUnlockAnalysis.path.replace(':id', id);
  const answer = await member.client.send('POST', path, { headers: { accept: PROGRESS_TYPE, ...headers } });
  if (answer.headers.get('content-type') !== PROGRESS_TYPE) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.text
    .trimEnd()
    .split('\n')
    .map((line) => analysisProgress.parse(JSON.parse(line)));
}
