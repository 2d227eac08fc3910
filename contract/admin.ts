import * as z from 'zod/mini';
import { loginPassword } from './account/passwords.ts';
import { endpoint } from './endpoint.ts';
import { email, message } from './programs/fields.ts';

/** A code from an authenticator app, with or without a space in the middle. */
const oneTimeCode = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'Please enter the 6-digit code')),
);

/** The code is required if the admin's second factor is on. */
export const adminLogin = z.object({ email, password: loginPassword, code: z.optional(oneTimeCode) });

const MEMBER_MESSAGE = 'Please enter the member’s email address or ID';

/** How an admin identifies a member: by email address, or by the ID in logs and the database. */
export const memberName = z
  .string(MEMBER_MESSAGE)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^(\d{1,15}|[^\s@]+@[^\s@]+)$/, MEMBER_MESSAGE),
    z.maxLength(254, MEMBER_MESSAGE),
  );

/** The message for a request without an admin token. */
export const ADMIN_LOGIN_NEEDED = 'Please log in as an admin first';
/** The message for a failed admin login. */
export const ADMIN_LOGIN_FAILED = 'Invalid credentials';
/** The messages for an admin with the right password: if the code is missing, and if it's wrong. */
export const SECOND_FACTOR_REQUIRED = 'Please enter the code from your authenticator app.';
export const WRONG_CODE = 'This code is wrong, expired or already used. Please enter the one your app shows now.';

export const postAdminLogin = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  access: 'public',
  body: adminLogin,
  response: z.object({ token: z.string() }),
});
export const postAdminLogout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  access: 'admin',
  response: message,
});
/** Ends all of a member's sessions and, for an admin, their admin logins. */
export const postMemberSignOut = endpoint({
  method: 'POST',
  path: '/api/admin/members/sign-out',
  access: 'admin',
  body: z.object({ member: memberName }),
  response: message,
});
