import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { profileUpdate } from '../../contract/profile/profile.ts';
import { ROOT } from '../run/stack.ts';

const ids = z._default(z.array(z.string()), []);

/** A member's form answers, with the programs that must and must not appear in their own list. */
const labeledMember = z.object({
  name: z.string(),
  /** True if the member has answered everything relevant. */
  complete: z._default(z.boolean(), false),
  profile: profileUpdate,
  /** Must be on the first page. */
  due: ids,
  /** Must not be among the first twelve. */
  absurd: ids,
  /** Must not appear anywhere, because the law excludes the member. */
  ruledOut: ids,
});
export type LabeledMember = z.output<typeof labeledMember>;

const written = z.looseObject({
  profile: z.looseObject({
    household: z.optional(z.looseObject({ people: z.optional(z.array(z.looseObject({}))) })),
  }),
});

const persona = z.object({
  name: z.string(),
  profile: z.unknown(),
  firstPageMustHold: ids,
  firstTwelveMustNotHold: ids,
});

/** The form's checkboxes about a person. Unchecked means no. */
const UNCHECKED = { disability: false, pregnant: false, student: false, veteran: false };

/**
 * Reads this repository's labeled members, with their answers as the form sends them. Throws a ZodError if a label is
 * malformed.
 */
export function ownMembers(): LabeledMember[] {
  const members = z.array(written).parse(parse(readFileSync(join(ROOT, 'dev/catalog/labeled-members.yaml'), 'utf8')));
  return members.map(({ profile, ...labels }) => {
    const { household } = profile;
    const people = household?.people?.map((person) => ({ ...UNCHECKED, ...person }));
    const answers = household ? { ...profile, household: { ...household, ...(people ? { people } : {}) } } : profile;
    return labeledMember.parse({ ...labels, profile: answers });
  });
}

/** Reads the sample data's members into the same format. */
export function sampleMembers(folder: string): LabeledMember[] {
  const { members } = z
    .object({ members: z.array(persona) })
    .parse(JSON.parse(readFileSync(join(folder, 'personas/members.json'), 'utf8')));
  return members.map(({ name, profile, firstPageMustHold, firstTwelveMustNotHold }) =>
    labeledMember.parse({ name, profile, due: firstPageMustHold, absurd: firstTwelveMustNotHold }),
  );
}
