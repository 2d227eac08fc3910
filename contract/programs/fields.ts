import * as z from 'zod/mini';

/** Checks for single-line fields that several forms share. */
const oneLine = (maxLength: number) =>
  [
    z.maxLength(maxLength, `At most ${maxLength} characters`),
    z.regex(/^\P{Cc}*$/u, 'Please leave out control characters'),
  ] as const;

/** Accepts a text with at least one letter or digit, not only whitespace or punctuation. */
export const requiredText = (message: string, minLength = 1, maxLength = 200) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(minLength, message), z.regex(/[\p{L}\p{N}]/u, message), ...oneLine(maxLength));

/** Accepts a person's name in any script, with at least one letter. */
export const personName = (missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.regex(/\p{L}/u, 'Please write the name in letters'), ...oneLine(100));

/** Makes a text optional: `null` if it's omitted or empty. */
export const orNull = <Text extends z.ZodMiniType<string, string>>(text: Text) =>
  z.pipe(
    z.optional(z.nullable(text)),
    z.transform((given): string | null => given || null),
  );

export const optionalText = (maxLength = 200) => orNull(z.string().check(z.trim(), ...oneLine(maxLength)));

/** Cleans multi-line text: normalizes line endings and removes other control characters. */
export const plainText = (given: string) => given.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

const EMAIL_MESSAGE = 'Please enter a valid email address';
export const email = z
  .string(EMAIL_MESSAGE)
  .check(z.trim(), z.toLowerCase(), z.email(EMAIL_MESSAGE), z.maxLength(254, EMAIL_MESSAGE));

/** The response of an endpoint that returns only a message. */
export const message = z.object({ message: z.string() });
