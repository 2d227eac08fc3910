import { eq, gte, sql } from 'drizzle-orm';
import type { AiFeature } from '../../../contract/ai/ai.ts';
import type { Usage } from '../../clients/ai/structured.ts';
import type { Database } from '../../db/client.ts';
import { analysisCalls } from '../../db/schema/index.ts';
import type { Settings } from '../../env.ts';

type Prices = Pick<Settings, 'AI_INPUT_PRICE' | 'AI_OUTPUT_PRICE' | 'AI_DAILY_BUDGET'>;

/** A vendor call to make. */
export interface AiCall {
  feature: AiFeature;
  /** The program that the call is about, if any. */
  grantId?: string;
  model: string;
  input: string;
  mostOutputTokens: number;
}

const CHARACTERS_A_TOKEN = 3;

function priceOf({ inputTokens, outputTokens }: Usage, prices: Prices): number {
  return (inputTokens * prices.AI_INPUT_PRICE + outputTokens * prices.AI_OUTPUT_PRICE) / 1e6;
}

/**
 * Records a call in advance with its maximum cost, so simultaneous calls can't exceed the day's budget. Returns null if
 * this one would exceed it.
 */
export async function beginCall(
  db: Database,
  prices: Prices,
  { feature, grantId = '', model, input, mostOutputTokens }: AiCall,
): Promise<number | null> {
  const inputTokens = Math.ceil(input.length / CHARACTERS_A_TOKEN);
  const most = priceOf({ inputTokens, outputTokens: mostOutputTokens }, prices);
  const today = new Date().toISOString().slice(0, 10);
  const { AI_DAILY_BUDGET: budget } = prices;
  const spent = sql`(SELECT coalesce(sum(${analysisCalls.cost}), 0) FROM ${analysisCalls} WHERE ${gte(analysisCalls.createdAt, today)})`;
  const [row] = await db.all<{ id: number }>(sql`
    INSERT INTO ${analysisCalls} (feature, grant_id, model, cost)
    SELECT ${feature}, ${grantId}, ${model}, ${most} WHERE ${budget} = 0 OR ${spent} + ${most} <= ${budget}
    RETURNING id`);
  return row?.id ?? null;
}

/** The condition for finished calls that returned no answer. */
export const IS_FAULT = sql`${analysisCalls.outcome} NOT IN ('answered', 'asked')`;

/** Faults after which the vendor may still charge an unknown amount. */
const MAY_HAVE_COST = new Set(['timeout', 'unreadable']);

/** Records a call's outcome and cost, and returns the cost. An unknown cost stays at the maximum. */
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
