import type { CITIZENSHIP_STATUS } from '../../../../../contract/profile/household.ts';
import type { ProfileForm } from '../../../../../contract/profile/profile.ts';
import { isChild, isPlain, type Someone } from '../form/child-boxes.ts';

export type Status = (typeof CITIZENSHIP_STATUS)[number];
export type Partner = 'spouse' | 'partner';
/** One answer for all children; `differ` if each has an answer of their own. */
export type ChildrenStatus = '' | 'citizens' | 'same' | 'differ';

const NOT_SAID = 'not_specified';

type People = readonly Someone[];
type Own = Pick<ProfileForm, 'citizenshipStatus' | 'permanentResidentSince'>;

export function isPartner({ relation }: Someone): boolean {
  return relation === 'spouse' || relation === 'partner';
}

/** Returns whether nothing but the relation and the status is known about someone. */
export function isBare(one: Someone): boolean {
  return (one.age ?? null) === null && isPlain({ ...one, citizenshipStatus: NOT_SAID });
}

/**
 * Returns the people with this partner, keeping what is known about the one listed. For `null`, a partner goes off the
 * list only if nothing else is known about them.
 */
export function withPartner(people: People, partner: Partner | null): Someone[] {
  const listed = people.find(isPartner);
  const others = people.filter((one) => !isPartner(one));
  if (partner) return [{ ...listed, relation: partner }, ...others];
  return listed && !isBare(listed) ? [withStatus(listed, NOT_SAID), ...others] : others;
}

export function withPartnerStatus(people: People, status: Status): Someone[] {
  return people.map((one) => (isPartner(one) ? withStatus(one, status) : one));
}

export function withStatusOfChild(people: People, child: Someone, status: Status): Someone[] {
  return people.map((one) => (one === child ? withStatus(one, status) : one));
}

/** The year someone became a permanent resident goes with the status that they had then. */
function withStatus(one: Someone, citizenshipStatus: Status): Someone {
  return { ...one, citizenshipStatus, permanentResidentSince: null };
}

/**
 * Returns the people with one status for all children. Those who were only counted are listed with it, and go off the
 * list if it isn't said.
 */
export function withStatusOfChildren(people: People, count: number, chosen: ChildrenStatus, own: Own): Someone[] {
  if (chosen === '') {
    return people
      .filter((one) => !(isChild(one) && isBare(one)))
      .map((one) => (isChild(one) ? withStatus(one, NOT_SAID) : one));
  }
  const missing = Math.max(0, count - people.filter(isChild).length);
  const all = [...people, ...Array.from({ length: missing }, (): Someone => ({ relation: 'child' }))];
  if (chosen === 'differ') return all;
  const status = chosen === 'same' ? own : { citizenshipStatus: 'citizen' as const, permanentResidentSince: null };
  return all.map((one) => (isChild(one) ? { ...one, ...status } : one));
}

/** Returns the answer that the listed children's statuses amount to. */
export function statusOfChildren(people: People, own: Own): ChildrenStatus {
  const children = people.filter(isChild);
  const statuses = [...new Set(children.map(({ citizenshipStatus = NOT_SAID }) => citizenshipStatus))];
  const [first = NOT_SAID] = statuses;
  if (statuses.length > 1) return 'differ';
  if (first === NOT_SAID) return '';
  if (first === 'citizen') return 'citizens';
  return children.every((child) => isSame(child, own)) ? 'same' : 'differ';
}

function isSame(one: Own, other: Own): boolean {
  const [since, otherSince] = [one.permanentResidentSince ?? null, other.permanentResidentSince ?? null];
  return one.citizenshipStatus === other.citizenshipStatus && Object.is(since, otherSince);
}

/**
 * Returns the people after the member changed their own status: children with the same one follow. Their status is open
 * again if the member is a citizen after all or doesn't say, because then nobody is asked about the children.
 */
export function following(people: People, before: Own, own: Own): Someone[] | null {
  if (isSame(before, own) || statusOfChildren(people, before) !== 'same') return null;
  const { citizenshipStatus: status = NOT_SAID } = own;
  const isOpen = status === NOT_SAID || status === 'citizen';
  return withStatusOfChildren(people, 0, isOpen ? '' : 'same', own);
}
