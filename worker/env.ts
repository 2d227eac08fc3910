import type { Fetcher } from '@cloudflare/workers-types';
import * as z from 'zod/mini';

/** A list of ids as a setting: "1,20". */
const idList = z.pipe(
  z.string().check(z.regex(/^\d+(\s*,\s*\d+)*$/, 'Numbers, separated by commas')),
  z.transform((list) => list.split(',').map(Number)),
);

const settingsSchema = z.object({
  APP_URL: z.url('The address under which the product is reached'),
  DATABASE_URL: z.url('The address of the libSQL database'),
  DATABASE_AUTH_TOKEN: z.optional(z.string()),
  ADMIN_USER_IDS: z.prefault(idList, '1,20'),
  ADMIN_MENU_USER_IDS: z.prefault(idList, '1,20,22'),
});

/** The Worker's settings, parsed. */
export type Settings = z.output<typeof settingsSchema>;

export interface Bindings extends Record<string, unknown> {
  ASSETS: Fetcher;
}

const parsed = new WeakMap<Bindings, Settings>();

/** The settings of this isolate; parsed once. Throws an error that names every setting that is wrong. */
export function settingsOf(bindings: Bindings): Settings {
  const known = parsed.get(bindings);
  if (known) return known;
  const result = settingsSchema.safeParse(bindings);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Wrong settings. ${faults.join('; ')}`);
  }
  parsed.set(bindings, result.data);
  return result.data;
}
