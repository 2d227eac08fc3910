import * as z from 'zod/mini';

/** Fields that several forms share. */
const oneLine = (maxLength: number) =>
  [
    z.maxLength(maxLength, `At most ${maxLength} characters`),
    z.regex(/^\P{Cc}*$/u, 'Please leave out control characters'),
  ] as const;

/** A text that says something: a letter or a digit at least, not only blanks of one kind or another. */
export const requiredText = (message: string, minLength = 1, maxLength = 200) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(minLength, message), z.regex(/[\p{L}\p{N}]/u, message), ...oneLine(maxLength));

/** A person's name, in letters of any script. Not only signs: nobody can be called by those. */
export const personName = (missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.regex(/\p{L}/u, 'Please write the name in letters'), ...oneLine(100));

/** A text that may be left out or emptied: `null` then. */
export const orNull = <Text extends z.ZodMiniType<string, string>>(text: Text) =>
  z.pipe(
    z.optional(z.nullable(text)),
    z.transform((given): string | null => given || null),
  );

export const optionalText = (maxLength = 200) => orNull(z.string().check(z.trim(), ...oneLine(maxLength)));

/** A text of several lines: line ends become one kind; other control characters fall away. */
export const plainText = (given: string) => given.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

const EMAIL_MESSAGE = 'Please enter a valid email address';
export const email = z
  .string(EMAIL_MESSAGE)
  .check(z.trim(), z.toLowerCase(), z.email(EMAIL_MESSAGE), z.maxLength(254, EMAIL_MESSAGE));

/** What a call answers that has only a sentence to say. */
export const message = z.object({ message: z.string() });
