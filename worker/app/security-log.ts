import type { MiddlewareHandler } from 'hono';
import { postLogin, postRegister } from '../../contract/account/account.ts';
import {
  deleteAccount,
  deleteOtherSessions,
  deleteSession,
  getOwnData,
  postConfirmEmail,
  postEmailConfirmation,
  putEmail,
} from '../../contract/account/own-account.ts';
import {
  deletePasskey,
  postAdminPasskeyLogin,
  postPasskey,
  postPasskeyLogin,
  putPasskey,
} from '../../contract/account/passkeys.ts';
import { postForgotPassword, postResetPassword, putPassword } from '../../contract/account/passwords.ts';
import { deleteSecondFactor, putSecondFactor } from '../../contract/account/second-factor.ts';
import { postSignInByCode, postSignInCode } from '../../contract/account/sign-in-codes.ts';
import { postLogout } from '../../contract/account/user.ts';
import { postAdminLogin, postAdminLogout, postMemberSignOut } from '../../contract/admin.ts';
import {
  deleteSubscription,
  postActivateSubscription,
  postPrepareSubscription,
  postResumeSubscription,
  postSubscriptionConsent,
  putPaymentMethod,
} from '../../contract/billing.ts';
import { postCrawl, postSourceSwitch } from '../../contract/crawler.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { putProgramEdits } from '../../contract/programs/program-edits.ts';
import { deleteCalendarFeed, postCalendarFeed } from '../../contract/saved/calendar.ts';
import { ApiFailure } from '../failure.ts';
import { hashSubject } from '../features/limits/attempts.ts';
import { callOf, networkOfCaller } from '../http/caller.ts';
import type { AppTypes } from '../http/context.ts';

/** Calls whose success is logged too: sign-ins, changes to sign-in data, and admin changes that affect everyone. */
const NOTED: ReadonlySet<string> = new Set(
  [
    ...[postLogin, postLogout, postRegister, postAdminLogin, postAdminLogout],
    ...[postPasskey, putPasskey, deletePasskey, postPasskeyLogin, postAdminPasskeyLogin],
    ...[postSignInCode, postSignInByCode, putSecondFactor, deleteSecondFactor],
    ...[postForgotPassword, postResetPassword, putPassword, putEmail, postEmailConfirmation, postConfirmEmail],
    ...[postCalendarFeed, deleteCalendarFeed, postCrawl, postSourceSwitch],
    ...[postPrepareSubscription, postSubscriptionConsent, postActivateSubscription],
    ...[deleteSubscription, postResumeSubscription, putPaymentMethod],
    ...[deleteSession, deleteOtherSessions, deleteAccount, getOwnData],
    ...[putProgramEdits, postMemberSignOut],
  ].map(({ method, path }) => `${method} ${path}`),
);

/** Refusals that reveal nothing about the caller. */
const HARMLESS: ReadonlySet<ErrorCode> = new Set(['not_found', 'database_unavailable', 'payment_unavailable']);

/**
 * Logs a line for each call that signs someone in or changes how they sign in, and for each refusal. Members appear by
 * ID; email addresses and networks appear as the hashes used in the attempts table.
 */
export const noteSecurityEvents: MiddlewareHandler<AppTypes> = async (context, next) => {
  await next();
  const { error } = context;
  const call = callOf(context);
  if (error instanceof ApiFailure ? HARMLESS.has(error.code) : error || !NOTED.has(call)) return;
  const email = context.get('email');
  console.log(
    JSON.stringify({
      at: new Date().toISOString(),
      requestId: context.get('requestId'),
      security: call,
      outcome: error instanceof ApiFailure ? error.code : 'done',
      member: context.get('signedIn')?.account.id ?? context.get('admin')?.id,
      concerns: context.get('concerns'),
      email: email && hashSubject(email),
      network: hashSubject(networkOfCaller(context)),
    }),
  );
};
