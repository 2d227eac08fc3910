import type { Context } from 'hono';
import { readAdminToken } from '../../../http/admin-token.ts';
import type { AppTypes } from '../../../http/context.ts';
import { endAdminToken } from './admin-tokens.ts';

/** Ends the admin token that a request carries, if any. */
export async function endSentToken(context: Context<AppTypes>): Promise<void> {
  const token = readAdminToken(context);
  if (token) await endAdminToken(context.get('db'), token);
}
