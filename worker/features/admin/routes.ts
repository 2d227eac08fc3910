import { postAdminLogin, postAdminLogout } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { endSentToken } from '../account/sent-admin-token.ts';
import { logInAdmin } from './login.ts';

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
