import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** A program as MyFriendBen's benefits-api configures it for one of its sites; fields that we do not use are left out. */
export const programConfig = z.object({
  white_label: z.object({ code: z.string() }),
  program_category: z.optional(z.object({ external_name: text, name: text })),
  program: z.object({
    name_abbreviated: z.string(),
    external_name: text,
    legal_status_required: z._default(z.array(z.string()), []),
    name: z.string(),
    description: z.string(),
    description_short: text,
    website_description: text,
    learn_more_link: text,
    apply_button_link: text,
  }),
  documents: z._default(z.array(z.object({ text })), []),
});
export type ProgramConfig = z.infer<typeof programConfig>;
