import { and, eq, or, sql } from 'drizzle-orm';
import type { RecordReason } from '../../../../contract/ai/analysis.ts';
import type { Database } from '../../../db/client.ts';
import { analyses, analysisUnlocks, applications, grants } from '../../../db/schema/index.ts';
import { shownId } from '../../programs/shown-id.ts';
import type { TestedAnswer } from './checks/tested.ts';

/** Identifies an analysis. Different texts, models or instructions make a different analysis. */
export type AnalysisKey = Pick<typeof analyses.$inferSelect, 'grantId' | 'contentHash' | 'model'>;

export type StoredAnalysis = typeof analyses.$inferSelect;

function named(key: AnalysisKey) {
  return and(
    eq(analyses.grantId, key.grantId),
    eq(analyses.contentHash, key.contentHash),
    eq(analyses.model, key.model),
  );
}

/** Returns the stored analysis with this key, finished or in progress. */
export async function findAnalysis(db: Database, key: AnalysisKey): Promise<StoredAnalysis | null> {
  const [row] = await db.select().from(analyses).where(named(key));
  return row ?? null;
}

/** Claims an analysis before making it. Returns false if it's finished or another request is making it. */
export async function claimAnalysis(db: Database, key: AnalysisKey, claim: string, until: Date): Promise<boolean> {
  const now = new Date().toISOString();
  const claimed = {
    claim,
    claimedUntil: until.toISOString(),
    fault: null,
    result: {},
    madeAt: null,
    goodUntil: null,
  };
  const rows = await db
    .insert(analyses)
    .values({ ...key, ...claimed })
    .onConflictDoUpdate({
      target: [analyses.grantId, analyses.contentHash, analyses.model],
      set: claimed,
      setWhere: sql`coalesce(${analyses.goodUntil}, '') <= ${now} AND coalesce(${analyses.claimedUntil}, '') <= ${now}`,
    })
    .returning({ claim: analyses.claim });
  return rows[0]?.claim === claim;
}

/** Stores the result if the claim is still current. */
export async function keepAnalysis(
  db: Database,
  key: AnalysisKey,
  claim: string,
  { result, cost, goodUntil, madeAt }: { result: TestedAnswer; cost: number; goodUntil: Date; madeAt: string },
): Promise<void> {
  await db
    .update(analyses)
    .set({ result, cost, madeAt, goodUntil: goodUntil.toISOString(), claim: null, claimedUntil: null, fault: null })
    .where(and(named(key), eq(analyses.claim, claim)));
}

/** Releases a claim. With a fault, the requests waiting for it get that fault and don't ask the model again. */
export async function releaseAnalysis(
  db: Database,
  key: AnalysisKey,
  claim: string,
  fault: RecordReason | null,
): Promise<void> {
  await db
    .update(analyses)
    .set({ claimedUntil: null, fault })
    .where(and(named(key), eq(analyses.claim, claim)));
}

/** Returns the program of a member's own application, or null if there's no such application. */
export async function grantOfApplication(db: Database, userId: number, id: number): Promise<string | null> {
  const [row] = await db
    .select({ grantId: applications.grantId })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.userId, userId)));
  return row?.grantId ?? null;
}

/** Records that the member has seen the analysis of these texts. */
export async function noteUnlocked(db: Database, userId: number, grantId: string, contentHash: string): Promise<void> {
  const seen = { contentHash, unlockedAt: new Date().toISOString() };
  await db
    .insert(analysisUnlocks)
    .values({ userId, grantId, ...seen })
    .onConflictDoUpdate({ target: [analysisUnlocks.userId, analysisUnlocks.grantId], set: seen });
}

/** Returns the hash of the texts whose analysis the member has seen, or null if they've seen none. */
export async function unlockedHash(db: Database, userId: number, grantId: string): Promise<string | null> {
  const [row] = await db
    .select({ contentHash: analysisUnlocks.contentHash })
    .from(analysisUnlocks)
    .where(and(eq(analysisUnlocks.userId, userId), eq(analysisUnlocks.grantId, shownId(grantId))));
  return row?.contentHash ?? null;
}

/** Returns open and closed programs whose title has these stems. */
export async function programsTitled(db: Database, titleStems: string, most: number) {
  return db
    .select({ id: grants.id, title: grants.title, provider: grants.provider, description: grants.description })
    .from(grants)
    .where(and(eq(grants.titleStems, titleStems), or(eq(grants.status, 'open'), eq(grants.status, 'closed'))))
    .limit(most);
}
