import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { household } from '../contract/household.ts';
import { type Profile, profileAnswers, profileUpdate } from '../contract/profile.ts';
import { ROOT } from '../dev/stack.ts';

const ids = z._default(z.array(z.string()), []);

/** A member as they fill in the form, with what must and must not stand on their own list. */
export const labelledMember = z.object({
  name: z.string(),
  /** Whether everything that concerns the member is answered. */
  complete: z._default(z.boolean(), false),
  profile: z.extend(z.partial(z.object({ ...profileAnswers, household })), {}),
  /** On the first page. */
  due: ids,
  /** Not among the first twelve. */
  absurd: ids,
  /** Nowhere: the law rules them out. */
  ruledOut: ids,
  why: z.optional(z.string()),
});
export type LabelledMember = z.infer<typeof labelledMember>;

const persona = z.object({
  name: z.string(),
  profile: z.unknown(),
  firstPageMustHold: ids,
  firstTwelveMustNotHold: ids,
});

/** The members of this repository. Throws a ZodError where a label is malformed. */
export function ownMembers(): LabelledMember[] {
  return z.array(labelledMember).parse(parse(readFileSync(join(ROOT, 'bench/members.yaml'), 'utf8')));
}

/** The members of the sample data in the same form. */
export function sampleMembers(folder: string): LabelledMember[] {
  const { members } = z
    .object({ members: z.array(persona) })
    .parse(JSON.parse(readFileSync(join(folder, 'personas/members.json'), 'utf8')));
  return members.map(({ name, profile, firstPageMustHold, firstTwelveMustNotHold }) =>
    labelledMember.parse({ name, profile, due: firstPageMustHold, absurd: firstTwelveMustNotHold }),
  );
}

/** The answers as the form sends them: what the member left out has the form's default. */
export function answersOf({ profile }: LabelledMember): z.input<typeof profileUpdate> {
  return profile as z.input<typeof profileUpdate>;
}

/** The same as it is stored. */
export function storedProfile(member: LabelledMember): Profile {
  return profileUpdate.parse(answersOf(member));
}
