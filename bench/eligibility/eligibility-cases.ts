import * as z from 'zod/mini';
import { profileAnswers } from '../../contract/profile/profile.ts';

const answers = z.partial(z.object(profileAnswers));

const stream = z.object({
  amount: z.number(),
  frequency: z.string(),
  hours_worked: z.optional(z.nullable(z.number())),
});
const member = z.object({
  relationship: z.optional(z.string()),
  age: z.optional(z.nullable(z.number())),
  pregnant: z.optional(z.nullable(z.boolean())),
  veteran: z.optional(z.nullable(z.boolean())),
  disabled: z.optional(z.nullable(z.boolean())),
  long_term_disability: z.optional(z.nullable(z.boolean())),
  visually_impaired: z.optional(z.nullable(z.boolean())),
  income_streams: z.optional(z.nullable(z.array(stream))),
});

/** A labeled case in the sample data's format. */
export const labeledCase = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('profile_vs_program'),
    id: z.string(),
    name: z.string(),
    profile: answers,
    must_include: z.array(z.string()),
    must_exclude: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('applicant_type'),
    id: z.string(),
    applicant: z.string(),
    program: z.string(),
    expected: z.boolean(),
    evidence: z._default(z.array(z.string()), []),
  }),
  z.object({
    kind: z.literal('household_benefit'),
    id: z.string(),
    program: z.string(),
    program_config_file: z.string(),
    head_profile: answers,
    household: z.object({
      zipcode: z.optional(z.nullable(z.string())),
      household_size: z.optional(z.nullable(z.number())),
      household_members: z.array(member),
    }),
    expected: z.boolean(),
    notes: z._default(z.string(), ''),
  }),
]);
export type LabeledCase = z.infer<typeof labeledCase>;
export type CaseOf<Kind extends LabeledCase['kind']> = Extract<LabeledCase, { kind: Kind }>;
export const LABELED_KINDS = [
  'profile_vs_program',
  'applicant_type',
  'household_benefit',
] as const satisfies readonly LabeledCase['kind'][];
