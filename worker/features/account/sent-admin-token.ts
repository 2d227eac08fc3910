import type { Context } from 'hono';
import { readAdminToken } from '../../http/admin-token.ts';
import type { AppTypes } from '../../http/context.ts';
import { endAdminToken } from './admin-tokens.ts';

/** Ends the admin's token that a call brings along, where it brings one. */
export async function endSentToken(context: Context<AppTypes>): Promise<void> {
  const token = readAdminToken(context);
  if (token) await endAdminToken(context.get('db'), token);
}
