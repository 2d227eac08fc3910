import { SEARCH_PAGE_SIZE } from '../contract/limits.ts';
import type { LabelledMember } from '../dev/labelled-members.ts';
import type { OwnList } from '../dev/own-lists.ts';

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
