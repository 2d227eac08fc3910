import * as z from 'zod/mini';
import { sharedComputer } from './account.ts';
import { endpoint } from './endpoint.ts';
import { email, message } from './fields.ts';
import { SIGN_IN_CODE } from './limits.ts';
import { secondFactorCode } from './second-factor.ts';
import { user } from './user.ts';

/*
 * A code by mail, for who forgot the password and reads mail elsewhere. It works in the browser that asked for it alone.
 */

/** With or without the space that the mail puts in the middle. */
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

/** What is answered for every address, whether an account has it or not. */
export const CODE_SENT = 'If an account with that email exists, we sent it a code.';
export const CODE_WRONG = 'This code is wrong, expired or already used.';

/** `request` goes back with the code. */
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

/** `resetToken` is that of a link for a new password: who needed a code has forgotten the old one. */
export const postSignInByCode = endpoint({
  method: 'POST',
  path: '/api/login/code/use',
  access: 'public',
  body: codeUse,
  response: z.object({ user, resetToken: z.string() }),
});
