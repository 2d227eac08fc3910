import * as z from 'zod/mini';

const UNIT_MS = { s: 1000, m: 60_000, h: 60 * 60_000 } as const;

/** How often something may be tried in a window of time. */
export interface Rate {
  count: number;
  windowMs: number;
}

/** A rate as a setting: "10/15m" is ten times in a quarter of an hour; the units are s, m and h. */
export const rate = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,6}\/[1-9]\d{0,4}[smh]$/, 'A count and a time, such as 10/15m')),
  z.transform((text): Rate => {
    const [count = '', time = ''] = text.split('/');
    const unit = time.endsWith('s') ? 's' : time.endsWith('m') ? 'm' : 'h';
    return { count: Number(count), windowMs: Number.parseInt(time, 10) * UNIT_MS[unit] };
  }),
);

/** The rates that are settings, with what production takes where nothing is set. */
export const rateSettings = {
  LIMIT_LOGIN_PER_ADDRESS: z.prefault(rate, '60/15m'),
  LIMIT_LOGIN_PER_ACCOUNT_FROM_ADDRESS: z.prefault(rate, '10/15m'),
  LIMIT_LOGIN_PER_ACCOUNT: z.prefault(rate, '100/15m'),
  LIMIT_LOGIN_SUCCESSES_PER_ACCOUNT: z.prefault(rate, '100/1h'),
  LIMIT_REGISTER_PER_ADDRESS: z.prefault(rate, '20/1h'),
  LIMIT_FORGOT_PER_ADDRESS: z.prefault(rate, '20/1h'),
  LIMIT_SIGN_IN_CODE_MAILS_PER_ADDRESS: z.prefault(rate, '20/1h'),
  LIMIT_SIGN_IN_CODE_PER_ADDRESS: z.prefault(rate, '30/15m'),
  LIMIT_SIGN_IN_CODE_PER_ACCOUNT: z.prefault(rate, '30/1h'),
  LIMIT_RESET_PER_ADDRESS: z.prefault(rate, '20/1h'),
  LIMIT_MAIL_PER_RECIPIENT: z.prefault(rate, '5/1h'),
  LIMIT_EMAIL_CHANGE_PER_ACCOUNT: z.prefault(rate, '10/1h'),
  LIMIT_PASSWORD_CHECK_PER_ACCOUNT: z.prefault(rate, '10/15m'),
  LIMIT_ADMIN_LOGIN_PER_ADDRESS: z.prefault(rate, '10/15m'),
  LIMIT_ADMIN_LOGIN_PER_ACCOUNT: z.prefault(rate, '50/15m'),
  LIMIT_ADMIN_CODE_PER_ACCOUNT: z.prefault(rate, '10/1h'),
  LIMIT_PASSKEY_LOGINS_PER_ADDRESS: z.prefault(rate, '300/15m'),
  LIMIT_SECOND_FACTOR_PER_ACCOUNT: z.prefault(rate, '10/1h'),
  LIMIT_CALENDAR_MISSES_PER_ADDRESS: z.prefault(rate, '300/15m'),
  LIMIT_CALENDAR_READS_PER_FEED: z.prefault(rate, '120/1h'),
  LIMIT_PAYMENT_SETUPS_PER_ACCOUNT: z.prefault(rate, '20/1h'),
  LIMIT_PAYMENT_CHANGES_PER_ACCOUNT: z.prefault(rate, '60/1h'),
  LIMIT_INVOICES_PER_ACCOUNT: z.prefault(rate, '120/1h'),
  LIMIT_CLIENT_ERRORS_PER_ADDRESS: z.prefault(rate, '20/1h'),
};

/** A count as a setting. */
const count = (usual: string) =>
  z.prefault(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'A number from 1')), z.transform(Number)), usual);

export const limitSettings = {
  ...rateSettings,
  /** A search holds the isolate for some 10 ms: those who come after so many would wait for longer than a second. */
  LIMIT_CALLS_AT_ONCE: count('100'),
  /** Each password check holds the isolate for some 150 ms: more of them at once only make everybody wait. */
  LIMIT_HASHES_AT_ONCE: count('20'),
};
