import * as z from 'zod/mini';

const UNIT_MS = { s: 1000, m: 60_000, h: 60 * 60_000 } as const;

/** How often something may be tried within a time window. */
export interface Rate {
  count: number;
  windowMs: number;
}

/** A rate as a setting: "10/15m" is ten times in 15 minutes. The units are s, m and h. */
export const rate = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,6}\/[1-9]\d{0,4}[smh]$/, 'A count and a time, such as 10/15m')),
  z.transform((text): Rate => {
    const [count = '', time = ''] = text.split('/');
    const unit = time.endsWith('s') ? 's' : time.endsWith('m') ? 'm' : 'h';
    return { count: Number(count), windowMs: Number.parseInt(time, 10) * UNIT_MS[unit] };
  }),
);

/** Rate limits that are settings, with their production defaults. */
export const rateSettings = {
  /** Failed logins from one network. */
  LIMIT_LOGIN_PER_ADDRESS: z.prefault(rate, '60/15m'),
  /** Failed logins to one account from one network. */
  LIMIT_LOGIN_PER_ACCOUNT_FROM_ADDRESS: z.prefault(rate, '10/15m'),
  /** Failed logins to one account from all networks. */
  LIMIT_LOGIN_PER_ACCOUNT: z.prefault(rate, '100/15m'),
  /** Successful logins to one account. */
  LIMIT_LOGIN_SUCCESSES_PER_ACCOUNT: z.prefault(rate, '100/1h'),
  /** Sign-ups from one network. */
  LIMIT_REGISTER_PER_ADDRESS: z.prefault(rate, '20/1h'),
  /** Requests for a reset link from one network. */
  LIMIT_FORGOT_PER_ADDRESS: z.prefault(rate, '20/1h'),
  /** Requests for a mailed sign-in code from one network. */
  LIMIT_SIGN_IN_CODE_MAILS_PER_ADDRESS: z.prefault(rate, '20/1h'),
  /** Wrong mailed codes from one network. */
  LIMIT_SIGN_IN_CODE_PER_ADDRESS: z.prefault(rate, '30/15m'),
  /** Wrong mailed codes for one account. */
  LIMIT_SIGN_IN_CODE_PER_ACCOUNT: z.prefault(rate, '30/1h'),
  /** Passwords set with a reset link from one network. */
  LIMIT_RESET_PER_ADDRESS: z.prefault(rate, '20/1h'),
  /** Requested emails to one address. */
  LIMIT_MAIL_PER_RECIPIENT: z.prefault(rate, '5/1h'),
  /** Changes and confirmations of a member's email address. */
  LIMIT_EMAIL_CHANGE_PER_ACCOUNT: z.prefault(rate, '10/1h'),
  /** Wrong passwords from a signed-in member. */
  LIMIT_PASSWORD_CHECK_PER_ACCOUNT: z.prefault(rate, '10/15m'),
  /** Failed admin logins from one network. */
  LIMIT_ADMIN_LOGIN_PER_ADDRESS: z.prefault(rate, '10/15m'),
  /** Failed admin logins to one account. */
  LIMIT_ADMIN_LOGIN_PER_ACCOUNT: z.prefault(rate, '50/15m'),
  /** Wrong authenticator codes at an admin's login. */
  LIMIT_ADMIN_CODE_PER_ACCOUNT: z.prefault(rate, '10/1h'),
  /** Passkey logins started or completed from one network. */
  LIMIT_PASSKEY_LOGINS_PER_ADDRESS: z.prefault(rate, '300/15m'),
  /** Wrong authenticator or recovery codes from a member. */
  LIMIT_SECOND_FACTOR_PER_ACCOUNT: z.prefault(rate, '10/1h'),
  /** Requests from one network for calendar feeds that don't exist. */
  LIMIT_CALENDAR_MISSES_PER_ADDRESS: z.prefault(rate, '300/15m'),
  /** Reads of one calendar feed. */
  LIMIT_CALENDAR_READS_PER_FEED: z.prefault(rate, '120/1h'),
  /** Payments and new cards that a member starts to set up. */
  LIMIT_PAYMENT_SETUPS_PER_ACCOUNT: z.prefault(rate, '20/1h'),
  /** Activations, cancellations and other changes to a member's plan. */
  LIMIT_PAYMENT_CHANGES_PER_ACCOUNT: z.prefault(rate, '60/1h'),
  /** How often a member may load invoices. */
  LIMIT_INVOICES_PER_ACCOUNT: z.prefault(rate, '120/1h'),
  /** Searches by a member. Each instance counts its own, in memory. */
  LIMIT_SEARCHES_PER_ACCOUNT: z.prefault(rate, '600/1h'),
  /** Downloads of a member's data or saved programs. */
  LIMIT_EXPORTS_PER_ACCOUNT: z.prefault(rate, '30/1h'),
  /** Script errors reported from one network. */
  LIMIT_CLIENT_ERRORS_PER_ADDRESS: z.prefault(rate, '20/1h'),
};

/** A count as a setting, with its default. */
const count = (usual: string) =>
  z.prefault(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'A number from 1')), z.transform(Number)), usual);

export const limitSettings = {
  ...rateSettings,
  /**
   * Calls that one instance serves at a time. With more, some would wait longer than three seconds on a slow machine.
   */
  LIMIT_CALLS_AT_ONCE: count('45'),
  /** Password checks that one instance runs at a time. Each takes about 50 ms, so more would make everyone wait. */
  LIMIT_HASHES_AT_ONCE: count('8'),
};
