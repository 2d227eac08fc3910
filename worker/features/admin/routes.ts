import { postAdminPasskeyLogin } from '../../../contract/account/passkeys.ts';
import { postAdminLogin, postAdminLogout, postMemberSignOut } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { party } from '../account/second-factor/passkeys-routes.ts';
import { endSentToken } from '../account/sessions/sent-admin-token.ts';
import { signOutMember } from '../account/sessions/session-list.ts';
import { logInAdmin, logInAdminByPasskey } from './login.ts';

export const adminRoutes = [
  route(postAdminLogin, async ({ body, context }) => {
    const token = await logInAdmin(context.get('db'), body, context.get('settings'));
    await endSentToken(context);
    return { token };
  }),

  route(postAdminPasskeyLogin, async ({ body, context }) => {
    const { db, settings } = context.var;
    const token = await logInAdminByPasskey(db, body.credential, party(context), settings.ADMIN_USER_IDS);
    await endSentToken(context);
    return { token };
  }),

  route(postAdminLogout, async ({ context }) => {
    await endSentToken(context);
    return { message: 'Signed out of the admin area.' };
  }),

  route(postMemberSignOut, async ({ body, context }) => {
    const id = await signOutMember(context.get('db'), body.member);
    context.set('concerns', id);
    return { message: `Member ${id} is signed out everywhere.` };
  }),
];
