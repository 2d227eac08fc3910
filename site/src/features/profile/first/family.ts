import type { CITIZENSHIP_STATUS } from '../../../../../contract/profile/household.ts';
import type { ProfileForm } from '../../../../../contract/profile/profile.ts';
import { GROWN } from '../../../../../matching/person/household-size.ts';
import type { Someone } from '../form/child-boxes.ts';

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

export function isChild({ relation, age = null }: Someone): boolean {
  return (
    relation === 'child' || relation === 'grandchild' || (!isGrownRelation(relation) && age !== null && age < GROWN)
  );
}

function isGrownRelation(relation: Someone['relation']): boolean {
  return ['spouse', 'partner', 'parent', 'grandparent'].includes(relation);
}

/** Returns the people with this partner, keeping what is known about the one listed; without one for `null`. */
export function withPartner(people: People, partner: Partner | null): Someone[] {
  const listed = people.find(isPartner);
  const others = people.filter((one) => !isPartner(one));
  return partner ? [{ ...listed, relation: partner }, ...others] : others;
}

export function withPartnerStatus(people: People, citizenshipStatus: Status): Someone[] {
  return people.map((one) => (isPartner(one) ? { ...one, citizenshipStatus } : one));
}

/** Returns the people with as many children as were counted, so each can have a status. */
export function withChildren(people: People, count: number): Someone[] {
  const missing = count - people.filter(isChild).length;
  return [...people, ...Array.from({ length: Math.max(0, missing) }, (): Someone => ({ relation: 'child' }))];
}

/** Returns the people with one status for all children. */
export function withStatusOfChildren(people: People, chosen: ChildrenStatus, own: Own): Someone[] {
  if (chosen === 'differ') return [...people];
  const isSame = chosen === 'same';
  return people.map((one) =>
    isChild(one)
      ? {
          ...one,
          citizenshipStatus: isSame ? own.citizenshipStatus : chosen === 'citizens' ? 'citizen' : NOT_SAID,
          permanentResidentSince: isSame ? own.permanentResidentSince : null,
        }
      : one,
  );
}

/** Returns the answer that the listed children's statuses amount to. */
export function statusOfChildren(people: People, { citizenshipStatus: own }: Own): ChildrenStatus {
  const statuses = [...new Set(people.filter(isChild).map(({ citizenshipStatus = NOT_SAID }) => citizenshipStatus))];
  const [first = NOT_SAID] = statuses;
  if (statuses.length > 1) return 'differ';
  if (first === NOT_SAID) return '';
  if (first === 'citizen') return 'citizens';
  return first === own ? 'same' : 'differ';
}
