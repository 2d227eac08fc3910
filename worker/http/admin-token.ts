import type { Context } from 'hono';
import type { AppTypes } from './context.ts';

/** Returns the admin token that the caller sent, if it's well-formed. */
export function readAdminToken(context: Context<AppTypes>): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(context.req.header('authorization') ?? '')?.[1];
}
