import type { Context } from 'hono';
import { reasonOf } from '../db/database-errors.ts';
import { callOf } from '../http/caller.ts';
import type { AppTypes } from '../http/context.ts';

/**
 * Returns whether the platform's rate limiter admits this network. This shields the database from floods. If the
 * limiter fails, callers pass: the database limits still apply.
 */
export async function passesGate(context: Context<AppTypes>, network: string): Promise<boolean> {
  try {
    const gate = await context.env.ADDRESS_GATE?.limit({ key: network });
    return gate?.success ?? true;
  } catch (error) {
    const { requestId } = context.var;
    console.error(
      JSON.stringify({ requestId, request: callOf(context), limit: 'ADDRESS_GATE', error: reasonOf(error) }),
    );
    return true;
  }
}
