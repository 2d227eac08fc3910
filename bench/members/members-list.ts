import type { LabeledMember } from '../../dev/catalog/labeled-members.ts';
import type { OwnList } from '../../dev/catalog/own-lists.ts';

/** A member's list compared with that member's labels. */
export interface Outcome {
  member: LabeledMember;
  /**
   * Programs that the labels expect on the first page but that aren't there, each with its place in the list (0 if
   * unlisted).
   */
  missed: string[];
  absurd: string[];
  offered: string[];
  /** The share of the first page with a settled verdict ("qualify" or "very likely"). */
  settled: number;
}

const FIRST = 12;

export function outcomeOf(member: LabeledMember, { listed, onFirstPage }: OwnList): Outcome {
  const places = new Map(listed.map(({ id }, index) => [id, index + 1]));
  const at = (id: string) => `${id}@${places.get(id) ?? 0}`;
  const within = (id: string, most: number) => (places.get(id) ?? Number.POSITIVE_INFINITY) <= most;
  const page = listed.slice(0, onFirstPage);
  const settled = page.filter(({ likelihood }) => likelihood === 'qualify' || likelihood === 'very-likely');
  return {
    member,
    missed: member.due.filter((id) => !within(id, onFirstPage)).map(at),
    absurd: member.absurd.filter((id) => within(id, FIRST)).map(at),
    offered: member.ruledOut.filter((id) => places.has(id)).map(at),
    settled: page.length === 0 ? 1 : settled.length / page.length,
  };
}
