import type { Context } from 'hono';
import { postLogin, postRegister } from '../../contract/account/account.ts';
import { deleteAccount, getOwnData, postEmailConfirmation, putEmail } from '../../contract/account/own-account.ts';
import {
  deletePasskey,
  postAdminPasskeyLogin,
  postPasskeyLogin,
  postPasskeyLoginOptions,
  postPasskeyOptions,
} from '../../contract/account/passkeys.ts';
import { postForgotPassword, postResetPassword, putPassword } from '../../contract/account/passwords.ts';
import { deleteSecondFactor, postSecondFactor } from '../../contract/account/second-factor.ts';
import { postSignInByCode, postSignInCode } from '../../contract/account/sign-in-codes.ts';
import { postAdminLogin } from '../../contract/admin.ts';
import {
  deleteSubscription,
  getInvoices,
  postActivateSubscription,
  postPaymentMethod,
  postPrepareSubscription,
  postResumeSubscription,
  postSubscriptionConsent,
  putPaymentMethod,
} from '../../contract/billing.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { countFitting } from '../../contract/profile/fitting.ts';
import { findForPerson } from '../../contract/profile/person-programs.ts';
import { getCalendarFile } from '../../contract/saved/calendar.ts';
import { postSavedCsv } from '../../contract/saved/saved.ts';
import { searchGrants } from '../../contract/search/search.ts';
import { postClientError } from '../../contract/status.ts';
import { ApiFailure } from '../failure.ts';
import { countAttempt, counterKey, memberSubject, settleAttempt } from '../features/limits/attempts.ts';
import { Slots } from '../features/limits/slots.ts';
import { tooMany, tooManyUntil } from '../features/limits/too-many.ts';
import { Windows } from '../features/limits/windows.ts';
import { emailIn, networkOfCaller } from '../http/caller.ts';
import type { AppTypes } from '../http/context.ts';
import type { SignedIn } from '../http/signed-in.ts';
import type { rateSettings } from '../settings/limits.ts';
import { passesGate } from './address-gate.ts';

/** What attempts are counted by: the network, the email address in the request, the signed-in member, or the file. */
type Subject = 'network' | 'email' | 'member' | 'file';

interface Limit {
  setting: keyof typeof rateSettings;
  by: readonly Subject[];
  /**
   * How a success affects the count: it counts like a failure, only successes count, the attempt is taken back, or the
   * count resets.
   */
  afterSuccess: 'counts' | 'counts alone' | 'taken back' | 'forgotten';
}

interface Policy {
  /** Checked in order: an attempt that one limit refuses doesn't count toward later limits. */
  limits: readonly Limit[];
  /** True if the call hashes a password. */
  hashes: boolean;
  /** Replaces "Too many attempts." in the message where that would be wrong. */
  why?: string;
}

const passwordCheck: Limit = { setting: 'LIMIT_PASSWORD_CHECK_PER_ACCOUNT', by: ['member'], afterSuccess: 'forgotten' };
/**
 * Correct logins need a limit too, because each creates a session and costs a hash. Checked last, so guessers never
 * reach it.
 */
const successfulLogin: Limit = {
  setting: 'LIMIT_LOGIN_SUCCESSES_PER_ACCOUNT',
  by: ['email'],
  afterSuccess: 'counts alone',
};
const mail: Limit = { setting: 'LIMIT_MAIL_PER_RECIPIENT', by: ['email'], afterSuccess: 'counts' };

/** No one can guess a signature; this only bounds the number of pending challenges. */
const passkeyLogin: Policy = {
  hashes: false,
  limits: [{ setting: 'LIMIT_PASSKEY_LOGINS_PER_ADDRESS', by: ['network'], afterSuccess: 'counts' }],
};

/** Slows down card testing: fraudsters set up many payments to try out stolen cards. */
const paymentSetup: Policy = {
  hashes: false,
  limits: [{ setting: 'LIMIT_PAYMENT_SETUPS_PER_ACCOUNT', by: ['member'], afterSuccess: 'counts' }],
};
/** Each of these calls Stripe, whose rate limit all members share. */
const paymentChange: Policy = {
  hashes: false,
  limits: [{ setting: 'LIMIT_PAYMENT_CHANGES_PER_ACCOUNT', by: ['member'], afterSuccess: 'counts' }],
};

/** Exports, which read all of a member's data. */
const exported: Policy = {
  hashes: false,
  why: 'That’s a lot of downloads.',
  limits: [{ setting: 'LIMIT_EXPORTS_PER_ACCOUNT', by: ['member'], afterSuccess: 'counts' }],
};

/** Search calls. They're counted in memory because a search can't afford another database statement. */
const SEARCHES: ReadonlySet<Endpoint> = new Set<Endpoint>([searchGrants, findForPerson, countFitting]);

/**
 * Rate-limited calls. A network uses up its own login count for an account long before the account-wide count, so
 * someone guessing from elsewhere can't lock the owner out.
 */
const POLICIES = new Map<Endpoint, Policy>([
  [
    postLogin,
    {
      hashes: true,
      limits: [
        { setting: 'LIMIT_LOGIN_PER_ADDRESS', by: ['network'], afterSuccess: 'taken back' },
        { setting: 'LIMIT_LOGIN_PER_ACCOUNT_FROM_ADDRESS', by: ['email', 'network'], afterSuccess: 'forgotten' },
        { setting: 'LIMIT_LOGIN_PER_ACCOUNT', by: ['email'], afterSuccess: 'forgotten' },
        successfulLogin,
      ],
    },
  ],
  [
    postRegister,
    {
      hashes: true,
      limits: [{ setting: 'LIMIT_REGISTER_PER_ADDRESS', by: ['network'], afterSuccess: 'counts' }],
    },
  ],
  [
    postForgotPassword,
    {
      hashes: false,
      limits: [{ setting: 'LIMIT_FORGOT_PER_ADDRESS', by: ['network'], afterSuccess: 'counts' }, mail],
    },
  ],
  [
    postSignInCode,
    {
      hashes: false,
      limits: [{ setting: 'LIMIT_SIGN_IN_CODE_MAILS_PER_ADDRESS', by: ['network'], afterSuccess: 'counts' }, mail],
    },
  ],
  [
    postSignInByCode,
    {
      hashes: false,
      limits: [
        { setting: 'LIMIT_SIGN_IN_CODE_PER_ADDRESS', by: ['network'], afterSuccess: 'taken back' },
        { setting: 'LIMIT_SIGN_IN_CODE_PER_ACCOUNT', by: ['email'], afterSuccess: 'forgotten' },
        successfulLogin,
      ],
    },
  ],
  [
    postResetPassword,
    { hashes: true, limits: [{ setting: 'LIMIT_RESET_PER_ADDRESS', by: ['network'], afterSuccess: 'counts' }] },
  ],
  [putPassword, { hashes: true, limits: [passwordCheck] }],
  [
    putEmail,
    {
      hashes: true,
      limits: [
        passwordCheck,
        { setting: 'LIMIT_EMAIL_CHANGE_PER_ACCOUNT', by: ['member'], afterSuccess: 'counts' },
        mail,
      ],
    },
  ],
  [
    postEmailConfirmation,
    { hashes: false, limits: [{ setting: 'LIMIT_EMAIL_CHANGE_PER_ACCOUNT', by: ['member'], afterSuccess: 'counts' }] },
  ],
  [
    getCalendarFile,
    {
      hashes: false,
      // A calendar service polls for many members from one network, so only addresses that match no calendar count.
      limits: [
        { setting: 'LIMIT_CALENDAR_MISSES_PER_ADDRESS', by: ['network'], afterSuccess: 'taken back' },
        { setting: 'LIMIT_CALENDAR_READS_PER_FEED', by: ['file'], afterSuccess: 'counts' },
      ],
    },
  ],
  [getOwnData, exported],
  [postSavedCsv, exported],
  [postPrepareSubscription, paymentSetup],
  [postPaymentMethod, paymentSetup],
  [postActivateSubscription, paymentChange],
  [postSubscriptionConsent, paymentChange],
  [deleteSubscription, paymentChange],
  [postResumeSubscription, paymentChange],
  [putPaymentMethod, paymentChange],
  [
    getInvoices,
    {
      hashes: false,
      limits: [{ setting: 'LIMIT_INVOICES_PER_ACCOUNT', by: ['member'], afterSuccess: 'counts' }],
    },
  ],
  [
    postClientError,
    {
      hashes: false,
      limits: [{ setting: 'LIMIT_CLIENT_ERRORS_PER_ADDRESS', by: ['network'], afterSuccess: 'counts' }],
    },
  ],
  [postSecondFactor, { hashes: true, limits: [passwordCheck] }],
  [deleteSecondFactor, { hashes: true, limits: [passwordCheck] }],
  [postPasskeyOptions, { hashes: true, limits: [passwordCheck] }],
  [deletePasskey, { hashes: true, limits: [passwordCheck] }],
  [postPasskeyLoginOptions, passkeyLogin],
  [postPasskeyLogin, passkeyLogin],
  [postAdminPasskeyLogin, passkeyLogin],
  [deleteAccount, { hashes: true, limits: [passwordCheck] }],
  [
    postAdminLogin,
    {
      hashes: true,
      limits: [
        { setting: 'LIMIT_ADMIN_LOGIN_PER_ADDRESS', by: ['network'], afterSuccess: 'taken back' },
        { setting: 'LIMIT_ADMIN_LOGIN_PER_ACCOUNT', by: ['email'], afterSuccess: 'forgotten' },
        successfulLogin,
      ],
    },
  ],
]);

interface LimitedCall {
  params: unknown;
  body: unknown;
  signedIn: SignedIn | null;
}

const GATE_SECONDS = 60;
const BUSY_SECONDS = 5;

const hashes = new Slots();
const searches = new Windows();

/** Runs a validated call within its limits. Beyond them, throws `too_many_requests` before any expensive work. */
export async function withinLimits<T>(
  context: Context<AppTypes>,
  endpoint: Endpoint,
  call: LimitedCall,
  run: () => Promise<T>,
): Promise<T> {
  if (call.signedIn && SEARCHES.has(endpoint)) {
    const { LIMIT_SEARCHES_PER_ACCOUNT: rate } = context.get('settings');
    const refusedUntil = searches.count(call.signedIn.account.id, rate);
    if (refusedUntil !== null) throw tooManyUntil(refusedUntil, 'That’s a lot of searches.');
  }
  const policy = POLICIES.get(endpoint);
  if (!policy) return run();
  const network = networkOfCaller(context);
  if (!(await passesGate(context, network))) throw tooMany(GATE_SECONDS);

  const release = policy.hashes ? hashes.take(context.get('settings').LIMIT_HASHES_AT_ONCE) : () => {};
  if (!release) throw tooMany(BUSY_SECONDS, 'A lot of people are logging in right now.');
  try {
    const counters = policy.limits.map(({ setting, by, afterSuccess }) => ({
      key: counterKey(
        setting,
        by.map((subject) => nameOf(subject, call, network)),
      ),
      rate: context.get('settings')[setting],
      afterSuccess,
    }));
    const refusedUntil = await countAttempt(context.get('db'), counters);
    if (refusedUntil !== null) throw tooManyUntil(refusedUntil, policy.why);
    const keysThatAre = (what: Limit['afterSuccess']) =>
      counters.filter(({ afterSuccess }) => afterSuccess === what).map(({ key }) => key);
    const answer = await run().catch(async (error: unknown) => {
      // The password was right: asking for the second factor is neither a failure nor a guess.
      const isHalfway = error instanceof ApiFailure && error.code === 'second_factor_required';
      const takenBack = isHalfway ? counters.map(({ key }) => key) : keysThatAre('counts alone');
      if (error instanceof ApiFailure && takenBack.length > 0)
        await settleAttempt(context.get('db'), { takenBack, forgotten: [] });
      throw error;
    });
    const [takenBack, forgotten] = [keysThatAre('taken back'), keysThatAre('forgotten')];
    if (takenBack.length + forgotten.length > 0) await settleAttempt(context.get('db'), { takenBack, forgotten });
    return answer;
  } finally {
    release();
  }
}

function nameOf(subject: Subject, { params, body, signedIn }: LimitedCall, network: string) {
  if (subject === 'network') return network;
  if (subject === 'file') return JSON.stringify(params);
  if (subject === 'member' && signedIn) return memberSubject(signedIn.account.id);
  const email = emailIn(body);
  if (email !== undefined) return email;
  throw new Error(`A limit counts by ${subject}, which this call does not have`);
}
