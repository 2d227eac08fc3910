import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { message } from '../programs/fields.ts';
import { knownPassword } from './passwords.ts';
import { RECOVERY_CODES } from './sign-in-limits.ts';

/* An optional second factor for members: codes from an authenticator app, with recovery codes as a fallback. */

const { length, lengthBefore } = RECOVERY_CODES;
const SHAPE = new RegExp(`^(\\d{6}|[A-Z2-7]{${length}}|[A-Z2-7]{${lengthBefore}})$`);
const tidy = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
const CODE_MESSAGE = 'Please enter the 6-digit code, or a recovery code';

/** A code from the app or a recovery code, with or without spaces. */
export const secondFactorCode = z.pipe(
  z.pipe(z.string(CODE_MESSAGE), z.transform(tidy)),
  z.string().check(z.regex(SHAPE, CODE_MESSAGE)),
);

/** The messages for a correct password without a code, and for a wrong code. */
export const SECOND_FACTOR_NEEDED = 'Please enter the code from your authenticator app, or a recovery code.';
export const SECOND_FACTOR_WRONG = 'This code is wrong, expired or already used.';

export const secondFactorState = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() });
export type SecondFactorState = z.infer<typeof secondFactorState>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/user/second-factor',
  access: 'session',
  response: secondFactorState,
});

export const newSecondFactor = z.object({
  /** In base32, to type into the app. */
  secret: z.string(),
  /** A link that opens the app on the same device. */
  address: z.string(),
  /** The same link as a QR code: a path in a square of `size` units. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type NewSecondFactor = z.infer<typeof newSecondFactor>;

const withPassword = z.object({ password: knownPassword });

/** Creates a secret for the app. Logins require codes once `putSecondFactor` has confirmed a first one. */
export const postSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor',
  access: 'session',
  body: withPassword,
  response: newSecondFactor,
});
/** Turns the second factor on. Only this response has the recovery codes. */
export const putSecondFactor = endpoint({
  method: 'PUT',
  path: '/api/user/second-factor',
  access: 'session',
  body: z.object({ code: secondFactorCode }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});
export const deleteSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/user/second-factor',
  access: 'session',
  body: withPassword,
  response: message,
});
