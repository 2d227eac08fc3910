import type { Context } from 'hono';
import {
  deletePasskey,
  getPasskeys,
  postPasskey,
  postPasskeyLogin,
  postPasskeyLoginOptions,
  postPasskeyOptions,
  putPasskey,
} from '../../../../contract/account/passkeys.ts';
import { sendMailAfterwards } from '../../../clients/mail/afterwards.ts';
import { ApiFailure } from '../../../failure.ts';
import type { AppTypes } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import { readerOf } from '../account.ts';
import { passkeyMail } from '../mails.ts';
import { requirePassword } from '../passwords/passwords.ts';
import { findAccount } from '../queries.ts';
import { startSession } from '../sessions/sessions.ts';
import { beginningOf, signIn } from '../sessions/sign-in.ts';
import {
  addPasskey,
  type Party,
  partyOf,
  passkeyLoginOptions,
  passkeyOptions,
  provenByPasskey,
  refused,
} from './passkeys.ts';
import { listPasskeys, removePasskey, renamePasskey } from './passkeys-queries.ts';

/** The passkey endpoints: the account's list, and login. */
export const passkeyRoutes = [
  route(getPasskeys, async ({ signedIn, context }) => listed(context, signedIn.account.id)),

  route(postPasskeyOptions, async ({ body, signedIn, context }) =>
    passkeyOptions(context.var.db, signedIn.account, body.password, party(context)),
  ),

  route(postPasskey, async ({ body, signedIn, context }) => {
    const { db, settings } = context.var;
    await addPasskey(db, signedIn.account, body, party(context), settings.APP_URL);
    sendMailAfterwards(context);
    return listed(context, signedIn.account.id);
  }),

  route(putPasskey, async ({ params, body, signedIn, context }) => {
    if (!(await renamePasskey(context.var.db, signedIn.account.id, params.id, body.name))) throw notFound();
    return listed(context, signedIn.account.id);
  }),

  route(deletePasskey, async ({ params, body, signedIn, context }) => {
    const { db, settings } = context.var;
    const { id } = signedIn.account;
    const mail = passkeyMail(readerOf(signedIn.account, settings.APP_URL), 'removed');
    await requirePassword(db, id, body.password, 'password');
    if (!(await removePasskey(db, id, params.id, mail))) throw notFound();
    sendMailAfterwards(context);
    return listed(context, id);
  }),

  route(postPasskeyLoginOptions, async ({ context }) => passkeyLoginOptions(context.var.db, party(context))),

  route(postPasskeyLogin, async ({ body, context }) => {
    const { db } = context.var;
    const proof = await provenByPasskey(db, body.credential, party(context));
    // The device verified a face, fingerprint or PIN, so no code is needed.
    const beginning = { ...beginningOf(context, body), hasCode: true };
    const account = await findAccount(db, proof.id);
    const begun = account && (await startSession(db, proof, beginning));
    if (!begun) throw refused();
    return signIn(context, { account, ...begun }, beginning);
  }),
];

/** Returns the relying party for this request. */
export function party(context: Context<AppTypes>): Party {
  return partyOf(context.var.settings.APP_URL, context.req.url);
}

async function listed(context: Context<AppTypes>, userId: number) {
  return { passkeys: await listPasskeys(context.var.db, userId) };
}

function notFound(): ApiFailure {
  return new ApiFailure('not_found', 'This passkey has already been removed.');
}
