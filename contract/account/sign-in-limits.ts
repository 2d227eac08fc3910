/** Limits of passwords, codes and sessions. Times are in ms. */

export const PASSWORD = { minLength: 8, loginMinLength: 6, maxLength: 1000 } as const;
/** The sign-in code sent by email. */
export const SIGN_IN_CODE = { digits: 8, life: 10 * 60_000, tries: 5 } as const;

/**
 * Recovery codes for a lost authenticator app, in base32 characters: 120 random bits, too many to guess. Codes created
 * before November 2026 had ten characters.
 */
export const RECOVERY_CODES = { count: 10, length: 24, group: 4, lengthBefore: 10 } as const;

/** On a shared computer, a session ends after `idle` without use. The page warns `warning` before that. */
export const SHARED_COMPUTER = { idle: 10 * 60_000, warning: 60_000 } as const;
