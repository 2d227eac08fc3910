import type { Context } from 'hono';
import { reasonOf } from '../db/failure.ts';
import { callOf } from '../http/caller.ts';
import type { AppTypes } from '../http/context.ts';

/**
 * Whether the platform's own rate limiter lets this network call. It spares the database a flood. If it fails, callers
 * pass: the limits in the database still apply.
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
