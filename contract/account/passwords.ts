import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, message } from '../programs/fields.ts';
import { PASSWORD } from './sign-in-limits.ts';

const tooLong = z.maxLength(PASSWORD.maxLength, `Password must be at most ${PASSWORD.maxLength} characters`);
const containsDigit = z.regex(/\d/, 'Password must contain at least one number');
const containsSpecial = z.regex(/[^\p{L}\p{N}]/u, 'Password must contain at least one special character');

/** Counts characters the way people do: an emoji counts as one, although JavaScript counts two. */
const atLeast = (length: number, message: string) =>
  z.refine<string>((password) => Array.from(password).length >= length, message);

const LOGIN_PASSWORD_MESSAGE = `Password must be at least ${PASSWORD.loginMinLength} characters`;
export const loginPassword = z
  .string(LOGIN_PASSWORD_MESSAGE)
  .check(atLeast(PASSWORD.loginMinLength, LOGIN_PASSWORD_MESSAGE), tooLong);

const NEW_PASSWORD_MESSAGE = `Password must be at least ${PASSWORD.minLength} characters`;
const newPassword = z.string(NEW_PASSWORD_MESSAGE).check(atLeast(PASSWORD.minLength, NEW_PASSWORD_MESSAGE), tooLong);
export const signUpPassword = newPassword.check(containsDigit, containsSpecial);
const resetPassword = newPassword.check(
  z.regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter'),
  z.regex(/\p{Ll}/u, 'Password must contain at least one lowercase letter'),
  containsDigit,
  containsSpecial,
);

export const forgotPassword = z.object({ email });

/** The same message for every address, so it doesn't reveal whether an account exists. */
export const RESET_INITIATED = 'If an account with that email exists, a password reset has been initiated.';

export const passwordReset = z.object({ password: resetPassword });

const isRepeated = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  { error: "Passwords don't match", path: ['confirmPassword'] },
);

/** The reset form: the request plus the repeated password, which isn't sent. */
export const passwordResetForm = z.extend(passwordReset, { confirmPassword: z.string() }).check(isRepeated);

export const resetToken = z.object({ token: z.string().check(z.minLength(1)) });
export const postForgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  access: 'public',
  body: forgotPassword,
  response: message,
});
export const getResetPassword = endpoint({
  method: 'GET',
  path: '/api/reset-password/:token',
  access: 'public',
  params: resetToken,
  response: message,
});
export const postResetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password/:token',
  access: 'public',
  params: resetToken,
  body: passwordReset,
  response: message,
});

const KNOWN_MISSING = 'Enter your current password';
/** The current password, as proof of identity. Its length isn't checked: an error would look like a password rule. */
export const knownPassword = z.string(KNOWN_MISSING).check(z.minLength(1, KNOWN_MISSING), tooLong);

/** A new password, with the current one as proof of identity. */
export const passwordChange = z.object({ currentPassword: knownPassword, password: resetPassword });

/** The form: the request plus the repeated password, which isn't sent. */
export const passwordChangeForm = z.extend(passwordChange, { confirmPassword: z.string() }).check(isRepeated);

/** Ends all other sessions. */
export const putPassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  access: 'session',
  body: passwordChange,
  response: message,
});
