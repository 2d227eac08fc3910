import type { Context } from 'hono';
import { reasonOf } from '../db/failure.ts';
import { callOf } from '../http/caller.ts';
import type { AppTypes } from '../http/context.ts';

/**
 * Whether a network may call, as the platform's own count near the caller has it. That count spares the database a flood;
 * where it does not work, callers pass: what counts in the database holds all the same.
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
