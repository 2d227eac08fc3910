import * as z from 'zod/mini';

/** A whole number as a setting, up to `most`. */
export const wholeNumber = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/, 'A whole number')),
    z.pipe(z.transform(Number), z.number().check(z.maximum(most, `At most ${most}`))),
  );
