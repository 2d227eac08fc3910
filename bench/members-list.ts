import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { Match } from '../contract/grants.ts';
import { SEARCH_PAGE_SIZE } from '../contract/limits.ts';
import { profileUpdate } from '../contract/profile.ts';
import { ROOT } from '../dev/stack.ts';

const ids = z._default(z.array(z.string()), []);

/** A member as they fill in the form, with what must and must not stand on their own list. */
const labelledMember = z.object({
  name: z.string(),
  /** Whether everything that concerns the member is answered. */
  complete: z._default(z.boolean(), false),
  profile: profileUpdate,
  /** On the first page. */
  due: ids,
  /** Not among the first twelve. */
  absurd: ids,
  /** Nowhere: the law rules them out. */
  ruledOut: ids,
});
export type LabelledMember = z.output<typeof labelledMember>;

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

/** The form's boxes about a person: one that is not checked says no. */
const UNCHECKED = { disability: false, pregnant: false, student: false, veteran: false };

/** The members of this repository, their answers as the form sends them. Throws a ZodError where a label is malformed. */
export function ownMembers(): LabelledMember[] {
  const members = z.array(written).parse(parse(readFileSync(join(ROOT, 'bench/members.yaml'), 'utf8')));
  return members.map(({ profile, ...labels }) => {
    const { household } = profile;
    const people = household?.people?.map((person) => ({ ...UNCHECKED, ...person }));
    const told = household ? { ...profile, household: { ...household, ...(people ? { people } : {}) } } : profile;
    return labelledMember.parse({ ...labels, profile: told });
  });
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

/** A member's own list: ids and likelihoods, the first of the first page first. */
export type OwnList = readonly { id: string; likelihood: Match['likelihood'] }[];

/** What a list does to a member's labels. */
export interface Outcome {
  member: LabelledMember;
  /** Due programs that are not on the first page, with their place, 0 for nowhere. */
  missed: string[];
  absurd: string[];
  offered: string[];
  /** The share of the first page that is settled: qualify, or very likely. */
  settled: number;
}

const FIRST = 12;

export function outcomeOf(member: LabelledMember, list: OwnList): Outcome {
  const places = new Map(list.map(({ id }, index) => [id, index + 1]));
  const at = (id: string) => `${id}@${places.get(id) ?? 0}`;
  const within = (id: string, most: number) => (places.get(id) ?? Number.POSITIVE_INFINITY) <= most;
  const page = list.slice(0, SEARCH_PAGE_SIZE);
  const settled = page.filter(({ likelihood }) => likelihood === 'qualify' || likelihood === 'very-likely');
  return {
    member,
    missed: member.due.filter((id) => !within(id, SEARCH_PAGE_SIZE)).map(at),
    absurd: member.absurd.filter((id) => within(id, FIRST)).map(at),
    offered: member.ruledOut.filter((id) => places.has(id)).map(at),
    settled: page.length === 0 ? 1 : settled.length / page.length,
  };
}
