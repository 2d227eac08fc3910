import { desc, gte, sql } from 'drizzle-orm';
import { AI_COST_DAYS, type AiDay } from '../../../contract/ai/ai.ts';
import type { Database } from '../../db/client.ts';
import { analysisCalls } from '../../db/schema/index.ts';
import { IS_FAULT } from './calls.ts';

const DAY_MS = 24 * 60 * 60_000;

const day = sql<string>`substr(${analysisCalls.createdAt}, 1, 10)`;

/** Returns each feature's calls and costs over the last `AI_COST_DAYS` days (UTC), newest first. */
export async function costsByDay(db: Database, now: number): Promise<AiDay[]> {
  const first = new Date(now - (AI_COST_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  return db
    .select({
      day,
      feature: analysisCalls.feature,
      calls: sql<number>`count(*)`,
      faults: sql<number>`sum(${IS_FAULT})`,
      inputTokens: sql<number>`coalesce(sum(${analysisCalls.inputTokens}), 0)`,
      outputTokens: sql<number>`coalesce(sum(${analysisCalls.outputTokens}), 0)`,
      cost: sql<number>`sum(${analysisCalls.cost})`,
    })
    .from(analysisCalls)
    .where(gte(analysisCalls.createdAt, first))
    .groupBy(day, analysisCalls.feature)
    .orderBy(desc(day), analysisCalls.feature);
}
