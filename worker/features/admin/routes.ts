import { postAdminLogin, postAdminLogout } from '../../../contract/crawler.ts';
import { readAdminToken } from '../../http/admin-token.ts';
import { route } from '../../http/route.ts';
import { logInAdmin } from './login.ts';
import { endAdminToken } from './tokens.ts';

export const adminRoutes = [
  route(postAdminLogin, async ({ body, context }) => ({
    token: await logInAdmin(context.get('db'), body, context.get('settings')),
  })),

  route(postAdminLogout, async ({ context }) => {
    const token = readAdminToken(context);
    if (token) await endAdminToken(context.get('db'), token);
    return { message: 'Signed out of the admin area.' };
  }),
];
