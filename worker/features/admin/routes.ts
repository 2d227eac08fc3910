import type { Context } from 'hono';
import { postAdminLogin, postAdminLogout } from '../../../contract/admin.ts';
import { readAdminToken } from '../../http/admin-token.ts';
import type { AppTypes } from '../../http/context.ts';
import { route } from '../../http/route.ts';
import { logInAdmin } from './login.ts';
import { endAdminToken } from './tokens.ts';

export const adminRoutes = [
  route(postAdminLogin, async ({ body, context }) => {
    const token = await logInAdmin(context.get('db'), body, context.get('settings'));
    await endSentToken(context);
    return { token };
  }),

  route(postAdminLogout, async ({ context }) => {
    await endSentToken(context);
    return { message: 'Signed out of the admin area.' };
  }),
];

async function endSentToken(context: Context<AppTypes>): Promise<void> {
  const token = readAdminToken(context);
  if (token) await endAdminToken(context.get('db'), token);
}
