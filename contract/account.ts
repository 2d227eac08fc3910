import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { AGE, LOCATION_MIN_LENGTH, OCCUPATION_MIN_LENGTH, PASSWORD } from './limits.ts';

// ---- Enumerations ----

export const STUDENT_STATUS = ['current', 'future', 'no'] as const;
// biome-ignore format: one row reads better than one word a line
export const INDUSTRIES = [
  'not_specified', 'technology', 'healthcare', 'education', 'agriculture', 'manufacturing', 'retail',
  'hospitality', 'arts', 'nonprofit', 'construction', 'finance', 'other',
] as const;
// biome-ignore format: one row reads better than one word a line
export const MINORITY_GROUPS = [
  'not_specified', 'african-american', 'hispanic', 'asian', 'native-american', 'pacific-islander', 'other',
] as const;
export const NONPROFIT_STATUS = ['not_applicable', '501c3', '501c4', 'fiscal-sponsorship', 'pending'] as const;
export const PROJECT_TIMELINES = ['not_specified', 'immediate', 'short', 'medium', 'long'] as const;
// biome-ignore format: one row reads better than one word a line
export const CITIZENSHIP_STATUS = [
  'not_specified', 'citizen', 'permanent-resident', 'visa-holder', 'daca', 'refugee', 'other',
] as const;
export const COMMUNITY_TYPES = ['not_specified', 'urban', 'suburban', 'rural', 'remote'] as const;
export const HOMEOWNERSHIP_STATUS = ['not_specified', 'own', 'rent', 'temporary', 'seeking'] as const;

// ---- Fields ----

const oneLine = (maxLength: number) =>
  [
    z.maxLength(maxLength, `At most ${maxLength} characters`),
    z.regex(/^\P{Cc}*$/u, 'Please leave out control characters'),
  ] as const;

/** A text that says something: a letter or a digit at least, not only blanks of one kind or another. */
const requiredText = (message: string, minLength = 1, maxLength = 200) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(minLength, message), z.regex(/[\p{L}\p{N}]/u, message), ...oneLine(maxLength));

const optionalText = (maxLength = 200) => z.optional(z.nullable(z.string().check(z.trim(), ...oneLine(maxLength))));

const EMAIL_MESSAGE = 'Please enter a valid email address';
export const email = z
  .string(EMAIL_MESSAGE)
  .check(z.trim(), z.toLowerCase(), z.email(EMAIL_MESSAGE), z.maxLength(254, EMAIL_MESSAGE));

const tooLong = z.maxLength(PASSWORD.maxLength, `Password must be at most ${PASSWORD.maxLength} characters`);
const containsDigit = z.regex(/\d/, 'Password must contain at least one number');
const containsSpecial = z.regex(/[^\p{L}\p{N}]/u, 'Password must contain at least one special character');

const LOGIN_PASSWORD_MESSAGE = `Password must be at least ${PASSWORD.loginMinLength} characters`;
export const loginPassword = z
  .string(LOGIN_PASSWORD_MESSAGE)
  .check(z.minLength(PASSWORD.loginMinLength, LOGIN_PASSWORD_MESSAGE), tooLong);

const NEW_PASSWORD_MESSAGE = `Password must be at least ${PASSWORD.minLength} characters`;
const newPassword = z
  .string(NEW_PASSWORD_MESSAGE)
  .check(z.minLength(PASSWORD.minLength, NEW_PASSWORD_MESSAGE), tooLong);
const signUpPassword = newPassword.check(containsDigit, containsSpecial);
const resetPassword = newPassword.check(
  z.regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter'),
  z.regex(/\p{Ll}/u, 'Password must contain at least one lowercase letter'),
  containsDigit,
  containsSpecial,
);

// ---- User ----

const profileAnswers = {
  age: z.nullable(z.int()),
  location: z.nullable(z.string()),
  occupation: z.nullable(z.string()),
  education: z.nullable(z.string()),
  isVeteran: z.boolean(),
  ownsBusinesss: z.boolean(),
  seekingStartupGrant: z.boolean(),
  isStudent: z.enum(STUDENT_STATUS),
  isSingleParent: z.boolean(),
  hasDisability: z.boolean(),
  industryExperience: z.enum(INDUSTRIES),
  minorityGroup: z.enum(MINORITY_GROUPS),
  nonprofitStatus: z.enum(NONPROFIT_STATUS),
  projectTimeline: z.enum(PROJECT_TIMELINES),
  previousGrantExperience: z.boolean(),
  citizenshipStatus: z.enum(CITIZENSHIP_STATUS),
  tribalAffiliation: z.nullable(z.string()),
  communityType: z.enum(COMMUNITY_TYPES),
  homeownershipStatus: z.enum(HOMEOWNERSHIP_STATUS),
};

/** What a member told us about themselves: the input of matching. */
export const profile = z.object(profileAnswers);
export type Profile = z.infer<typeof profile>;

export const user = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  profileComplete: z.boolean(),
  ...profileAnswers,
  /** What the navigation may show; the server decides, ids never reach the browser's code. */
  navigation: z.object({ adminMenu: z.boolean(), admin: z.boolean() }),
});
export type User = z.infer<typeof user>;

// ---- Requests ----

export const login = z.object({
  email,
  password: loginPassword,
  rememberMe: z._default(z.boolean(), false),
});
export type Login = z.infer<typeof login>;

export const registration = z.object({
  firstName: requiredText('First name is required', 1, 100),
  lastName: requiredText('Last name is required', 1, 100),
  email,
  phone: optionalText(40),
  password: signUpPassword,
});
export type Registration = z.infer<typeof registration>;

/** The sign-up form: the request plus the consent, which stays in the browser. */
export const registrationForm = z.extend(registration, {
  agreeTerms: z.literal(true, 'You must agree to the terms and privacy policy'),
});
export type RegistrationForm = z.input<typeof registrationForm>;

/** What the API answers where the address has an account, and by which the sign-up form knows that. */
export const EMAIL_REGISTERED = 'Email already registered';

const AGE_MESSAGE = { low: `Age must be at least ${AGE.min} years`, high: `Age must be less than ${AGE.max} years` };
const flag = z._default(z.boolean(), false);

export const profileUpdate = z.object({
  age: z
    .number(AGE_MESSAGE.low)
    .check(
      z.minimum(AGE.min, AGE_MESSAGE.low),
      z.maximum(AGE.max, AGE_MESSAGE.high),
      z.multipleOf(1, 'Age must be a whole number'),
    ),
  location: requiredText(`Location must be at least ${LOCATION_MIN_LENGTH} characters`, LOCATION_MIN_LENGTH),
  occupation: requiredText(`Occupation must be at least ${OCCUPATION_MIN_LENGTH} characters`, OCCUPATION_MIN_LENGTH),
  education: optionalText(),
  isVeteran: flag,
  ownsBusinesss: flag,
  seekingStartupGrant: flag,
  isStudent: z._default(z.enum(STUDENT_STATUS), 'no'),
  isSingleParent: flag,
  hasDisability: flag,
  industryExperience: z._default(z.enum(INDUSTRIES), 'not_specified'),
  minorityGroup: z._default(z.enum(MINORITY_GROUPS), 'not_specified'),
  nonprofitStatus: z._default(z.enum(NONPROFIT_STATUS), 'not_applicable'),
  projectTimeline: z._default(z.enum(PROJECT_TIMELINES), 'not_specified'),
  previousGrantExperience: flag,
  citizenshipStatus: z._default(z.enum(CITIZENSHIP_STATUS), 'not_specified'),
  tribalAffiliation: optionalText(),
  communityType: z._default(z.enum(COMMUNITY_TYPES), 'not_specified'),
  homeownershipStatus: z._default(z.enum(HOMEOWNERSHIP_STATUS), 'not_specified'),
});
export type ProfileUpdate = z.output<typeof profileUpdate>;
export type ProfileForm = z.input<typeof profileUpdate>;

export const forgotPassword = z.object({ email });

export const passwordReset = z.object({ password: resetPassword });

/** The reset form: the request plus the repetition, which stays in the browser. */
export const passwordResetForm = z.extend(passwordReset, { confirmPassword: z.string() }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    error: "Passwords don't match",
    path: ['confirmPassword'],
  }),
);

export const resetToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export const message = z.object({ message: z.string() });

// ---- Calls ----

export const getUser = endpoint({ method: 'GET', path: '/api/user', access: 'session', response: user });
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
export const postLogout = endpoint({ method: 'POST', path: '/api/logout', access: 'public', response: message });
export const putProfile = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  access: 'session',
  body: profileUpdate,
  response: user,
});
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
