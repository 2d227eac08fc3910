import { eq, gte, sql } from 'drizzle-orm';
import type { Usage } from '../../clients/ai/structured.ts';
import type { Database } from '../../db/client.ts';
import { analysisCalls } from '../../db/schema/index.ts';
import type { Settings } from '../../env.ts';

type Prices = Pick<Settings, 'AI_INPUT_PRICE' | 'AI_OUTPUT_PRICE' | 'AI_DAILY_BUDGET'>;

const CHARACTERS_A_TOKEN = 3;

function priceOf({ inputTokens, outputTokens }: Usage, prices: Prices): number {
  return (inputTokens * prices.AI_INPUT_PRICE + outputTokens * prices.AI_OUTPUT_PRICE) / 1e6;
}

/** A call that is to be made: for which feature, and about which program, empty where about many. */
interface Call extends Pick<typeof analysisCalls.$inferSelect, 'feature' | 'grantId' | 'model'> {
  input: string;
  mostOutputTokens: number;
}

/**
 * Notes a call before it is made, with the most that it can cost, so that calls at the same moment cannot together go
 * beyond the day's budget. Null where they would.
 */
export async function beginCall(db: Database, prices: Prices, call: Call): Promise<number | null> {
  const inputTokens = Math.ceil(call.input.length / CHARACTERS_A_TOKEN);
  const most = priceOf({ inputTokens, outputTokens: call.mostOutputTokens }, prices);
  const today = new Date().toISOString().slice(0, 10);
  const { AI_DAILY_BUDGET: budget } = prices;
  const spent = sql`(SELECT coalesce(sum(${analysisCalls.cost}), 0) FROM ${analysisCalls} WHERE ${gte(analysisCalls.createdAt, today)})`;
  const [row] = await db.all<{ id: number }>(sql`
    INSERT INTO ${analysisCalls} (feature, grant_id, model, cost)
    SELECT ${call.feature}, ${call.grantId}, ${call.model}, ${most} WHERE ${budget} = 0 OR ${spent} + ${most} <= ${budget}
    RETURNING id`);
  return row?.id ?? null;
}

/** Faults after which the vendor may have worked all the same: what that cost nobody tells. */
const MAY_HAVE_COST = new Set(['timeout', 'unreadable']);

/** Notes what came of a call and what it cost, which is returned. Where nobody tells that, it stays at the most. */
export async function endCall(
  db: Database,
  prices: Prices,
  id: number,
  { outcome, usage }: { outcome: string; usage: Usage | null },
): Promise<number> {
  const cost = usage ? priceOf(usage, prices) : 0;
  const isTold = usage !== null || !MAY_HAVE_COST.has(outcome);
  const tokens = { inputTokens: usage?.inputTokens ?? null, outputTokens: usage?.outputTokens ?? null };
  await db
    .update(analysisCalls)
    .set({ outcome, ...(isTold ? { cost } : {}), ...tokens })
    .where(eq(analysisCalls.id, id));
  return cost;
}
