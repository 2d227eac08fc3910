import * as z from 'zod/mini';
import { text } from '../programs/catalog.ts';
import type { Helper } from './helpers.ts';

/** A helper's texts in another language: one file in `site/src/content/{locale}/helpers/`, named after its id. */
export const helperTexts = z.strictObject({
  name: text(3, 60),
  does: text(30, 260),
  say: z.strictObject({
    program: text(20, 240).check(z.regex(/\{program\}/, 'The name of the program as {program}')),
    general: text(20, 240),
  }),
});
export type HelperTexts = z.output<typeof helperTexts>;

/** Returns a helper's English texts, in the shape of their translation. */
export function textsOfHelper({ name, does, say }: Helper): HelperTexts {
  return { name, does: does.text, say };
}

/** Returns the helper with its texts in another language. */
export function helperWithTexts(helper: Helper, { name, does, say }: HelperTexts): Helper {
  return { ...helper, name, does: { ...helper.does, text: does }, say };
}
