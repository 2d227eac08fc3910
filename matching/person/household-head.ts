import type { Person } from '../../contract/profile/household.ts';
import type { Profile } from '../../contract/profile/profile.ts';
import { childrenOf, GROWN, householdSizeOf } from './household-size.ts';

/** Relatives who may be in charge of a minor, closest first. */
const IN_CHARGE: readonly Person['relation'][] = ['parent', 'grandparent', 'other-relative', 'sibling'];

/** Translates each relation to the minor into the relation to the person in charge. */
const SEEN_FROM: Readonly<Record<string, Readonly<Partial<Record<Person['relation'] | 'self', Person['relation']>>>>> =
  {
    parent: { self: 'child', sibling: 'child', parent: 'spouse', grandparent: 'parent', child: 'grandchild' },
    grandparent: { self: 'grandchild', sibling: 'grandchild', grandparent: 'spouse', parent: 'child' },
    sibling: { self: 'sibling', sibling: 'sibling' },
    'other-relative': { self: 'other-relative', sibling: 'other-relative' },
  };

/**
 * Returns the adult relative who heads a minor's household. Null if the member is an adult or married, lives alone, or
 * lists no such relative. A minor who says only that they live with others is assumed to live with a parent.
 */
function inChargeOf(profile: Profile): Person | null {
  const { age, household, isSingleParent } = profile;
  if (age === null || age >= GROWN) return null;
  const people = household?.people ?? [];
  if (people.some(({ relation }) => relation === 'spouse')) return null;
  if (people.length === 0) return !isSingleParent && (householdSizeOf(profile) ?? 1) > 1 ? UNNAMED_PARENT : null;
  const grown = people.filter((person) => (person.age ?? GROWN) >= GROWN);
  return grown.toSorted((a, b) => rankOf(a) - rankOf(b)).find((person) => rankOf(person) >= 0) ?? null;
}

function rankOf({ relation }: Person): number {
  return IN_CHARGE.indexOf(relation);
}

const UNNAMED_PARENT: Person = {
  relation: 'parent',
  age: null,
  disability: null,
  pregnant: null,
  student: null,
  veteran: null,
  citizenshipStatus: 'not_specified',
  permanentResidentSince: null,
};

/**
 * Returns the profile as the person in charge of a minor would fill it in, because programs look at a household from
 * its head's point of view. Other profiles are returned unchanged.
 */
export function asHeaded(profile: Profile): Profile {
  const head = inChargeOf(profile);
  if (head === null) return profile;
  const listed = profile.household?.people ?? [];
  const seen = SEEN_FROM[head.relation] ?? {};
  let partners = 0;
  const others = listed
    .filter((person) => person !== head)
    .map((person): Person => {
      const relation = seen[person.relation] ?? (person.relation === 'unrelated' ? 'unrelated' : 'other-relative');
      partners += relation === 'spouse' ? 1 : 0;
      return { ...person, relation: relation === 'spouse' && partners > 1 ? 'other-relative' : relation };
    });
  const minor: Person = {
    relation: seen.self ?? 'other-relative',
    age: profile.age,
    disability: profile.hasDisability || profile.employmentStatus === 'unable-to-work',
    pregnant: profile.pregnancy === 'yes',
    student: profile.isStudent === 'current',
    veteran: false,
    citizenshipStatus: profile.citizenshipStatus,
    permanentResidentSince: profile.permanentResidentSince,
  };
  const { household } = profile;
  const isOwnStatus = head.citizenshipStatus === 'not_specified';
  return {
    ...profile,
    age: head.age,
    education: null,
    isStudent: head.student ? 'current' : 'no',
    hasDisability: head.disability === true,
    pregnancy: head.pregnant === true ? 'yes' : 'no',
    isVeteran: head.veteran === true,
    veteranDisabilityRating: null,
    isSingleParent: listed.length > 0 && partners === 0,
    citizenshipStatus: isOwnStatus ? profile.citizenshipStatus : head.citizenshipStatus,
    permanentResidentSince: isOwnStatus ? profile.permanentResidentSince : head.permanentResidentSince,
    permanentResidentMonth: isOwnStatus ? profile.permanentResidentMonth : null,
    employmentStatus: 'not_specified',
    numberOfChildren: listed.length > 0 ? null : Math.max(1, childrenOf(profile) ?? 1),
    household: {
      ...{ housingCost: null, childCareCost: null, medicalCost: null, paysHeating: null, savings: null },
      ...household,
      people: [minor, ...others],
      // Moves a minor's earnings to "other". Incomes of "somebody else" become the head's own.
      incomes: (household?.incomes ?? []).map(({ whose, ...income }) => ({
        ...income,
        whose: whose === 'self' ? ('other' as const) : ('self' as const),
      })),
    },
  };
}

/** Returns whether someone else heads the member's household. */
export function hasHead(profile: Profile): boolean {
  return inChargeOf(profile) !== null;
}

/** Returns whether someone else heads the member's household and the member isn't a parent. */
export function isInCare(profile: Profile): boolean {
  const hasChild = profile.household?.people.some(({ relation }) => relation === 'child') ?? false;
  return !hasChild && !profile.isSingleParent && inChargeOf(profile) !== null;
}
