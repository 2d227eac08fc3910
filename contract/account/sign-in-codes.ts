import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, message } from '../programs/fields.ts';
import { sharedComputer } from './account.ts';
import { secondFactorCode } from './second-factor.ts';
import { SIGN_IN_CODE } from './sign-in-limits.ts';
import { user } from './user.ts';

/*
 * A sign-in code by email, for members who forgot their password and read email on another device. It works only in the
 * browser that requested it.
 */

/** The code, with or without a space in the middle. */
export const signInCode = z.pipe(
  z.pipe(
    z.string('Please enter the code'),
    z.transform((text) => text.replace(/\s/g, '')),
  ),
  z
    .string()
    .check(z.regex(new RegExp(`^\\d{${SIGN_IN_CODE.digits}}$`), `Please enter the ${SIGN_IN_CODE.digits}-digit code`)),
);

export const codeAsked = z.object({ email });

/** The same message for every address, so it doesn't reveal whether an account exists. */
export const CODE_SENT = 'If an account with that email exists, we sent it a code.';
export const CODE_WRONG = 'This code is wrong, expired or already used.';

/** Emails a code. The client returns `request` together with the code. */
export const postSignInCode = endpoint({
  method: 'POST',
  path: '/api/login/code',
  access: 'public',
  body: codeAsked,
  response: z.extend(message, { request: z.string() }),
});

export const codeUse = z.object({
  email,
  request: z.string().check(z.minLength(1), z.maxLength(100)),
  code: signInCode,
  sharedComputer,
  secondFactor: z.optional(secondFactorCode),
});
export type CodeUse = z.infer<typeof codeUse>;

/** `resetToken` works like the token in a reset link: a member who needed a code has forgotten the password. */
export const postSignInByCode = endpoint({
  method: 'POST',
  path: '/api/login/code/use',
  access: 'public',
  body: codeUse,
  response: z.object({ user, resetToken: z.string() }),
});
