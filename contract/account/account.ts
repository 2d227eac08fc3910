import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, optionalText, personName } from '../programs/fields.ts';
import { loginPassword, signUpPassword } from './passwords.ts';
import { secondFactorCode } from './second-factor.ts';
import { user } from './user.ts';

/** Marks a computer that other people use too. Nothing is remembered, and the session ends soon after its last use. */
export const sharedComputer = z._default(z.boolean(), false);

export const login = z.object({
  email,
  password: loginPassword,
  rememberMe: z._default(z.boolean(), false),
  sharedComputer,
  /** Required if the member's second factor is on. */
  secondFactor: z.optional(secondFactorCode),
});
export type Login = z.infer<typeof login>;

/** A member's name and phone number. */
const person = {
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
  phone: optionalText(40),
};

export const registration = z.object({
  ...person,
  email,
  password: signUpPassword,
  sharedComputer,
});
export type Registration = z.infer<typeof registration>;

/** The sign-up form: the request plus the consent, which isn't sent. */
export const registrationForm = z.extend(registration, {
  agreeTerms: z.literal(true, 'You must agree to the terms and privacy policy'),
});
export type RegistrationForm = z.input<typeof registrationForm>;

/** The API's message when the email address already has an account. The sign-up form checks for this text. */
export const EMAIL_REGISTERED = 'Email already registered';

export const nameAndPhone = z.object(person);
export type NameAndPhone = z.infer<typeof nameAndPhone>;

/** Changes the member's name and phone number. The sign-up rules apply. */
export const putNameAndPhone = endpoint({
  method: 'PUT',
  path: '/api/user/name',
  access: 'session',
  body: nameAndPhone,
  response: user,
});

export const postLogin = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  body: login,
  response: user,
});
export const postRegister = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  body: registration,
  response: user,
});
