import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/**
 * A program as configured in MyFriendBen's benefits-api for one of its sites. Includes only the fields that state
 * conditions.
 */
export const programConfig = z.object({
  white_label: z.object({ code: z.string() }),
  program: z.object({
    name_abbreviated: z.string(),
    legal_status_required: z._default(z.array(z.string()), []),
    description: z.string(),
    description_short: text,
    website_description: text,
  }),
});
export type ProgramConfig = z.infer<typeof programConfig>;
