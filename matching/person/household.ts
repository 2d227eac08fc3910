import type { Person } from '../../contract/profile/household.ts';
import type { Profile } from '../../contract/profile/profile.ts';
import type { Facts } from './fact-types.ts';
import { childrenOf, GROWN, householdSizeOf } from './household-size.ts';

/** Ages outside every range, used when there is no such person. */
const NOBODYS_YOUNGEST = Number.POSITIVE_INFINITY;
const NOBODYS_OLDEST = Number.NEGATIVE_INFINITY;

const EARNED = ['wages', 'self-employment'];
const RELATIVES: readonly Person['relation'][] = ['grandchild', 'sibling', 'other-relative'];

/**
 * Derives facts from the people in the household: "a child under five", "somebody else aged 60 or more". We know that
 * there is no such person only if everyone is listed or the member lives alone.
 */
export function householdFacts(profile: Profile): Facts {
  const people = profile.household?.people ?? [];
  const size = householdSizeOf(profile);
  const isWhole = size !== null && people.length >= size - 1;
  const children = childrenOf(profile);
  const minors = people.filter(isMinor);
  // A child of unknown age may or may not be a minor.
  const isSorted = people.every(({ age, relation }) => age !== null || relation !== 'child');
  const hasAllMinors = (isWhole && isSorted) || (children !== null && minors.length >= children);
  const youngest = ages(minors);
  const others = ages(people);
  const hasAgeOfAll = isWhole && people.every(({ age }) => age !== null);
  return {
    ...worksForPay(profile),
    ...paysHeating(profile),
    ...has('spouse', people, isWhole, ({ relation }) => relation === 'spouse'),
    ...has('spouseVeteran', people, isWhole, ({ relation, veteran }) => (relation === 'spouse' ? veteran : false)),
    ...has('disabledOther', people, isWhole, ({ disability }) => disability),
    ...has('pregnantOther', people, isWhole, ({ pregnant }) => pregnant),
    ...has('disabledChild', minors, hasAllMinors, ({ disability }) => disability),
    ...has('relativesChild', minors, hasAllMinors, ({ relation }) => isInCareOfMember(relation, people)),
    ...has('schoolAgeChild', minors, hasAllMinors, ({ age }) => age !== null && age >= 5),
    ...(hasAllMinors || youngest.some((age) => age <= 1)
      ? { youngestChild: Math.min(NOBODYS_YOUNGEST, ...youngest) }
      : {}),
    ...(hasAgeOfAll || others.some((age) => age >= 65) ? { oldestOther: Math.max(NOBODYS_OLDEST, ...others) } : {}),
  };
}

/** Returns whether this is a relative's child. A sibling whose parents live there too doesn't count. */
function isInCareOfMember(relation: Person['relation'], people: readonly Person[]): boolean {
  if (relation === 'sibling') return !people.some((one) => one.relation === 'parent');
  return RELATIVES.includes(relation);
}

function ages(people: readonly Person[]): number[] {
  return people.flatMap(({ age }) => age ?? []);
}

export function isMinor({ age, relation }: Person): boolean {
  return age === null ? relation === 'grandchild' : age < GROWN;
}

/** Returns whether any person matches: true once one is known to, false only if everyone is listed and known not to. */
function has<
  F extends
    | 'spouse'
    | 'spouseVeteran'
    | 'disabledOther'
    | 'pregnantOther'
    | 'disabledChild'
    | 'relativesChild'
    | 'schoolAgeChild',
>(
  fact: F,
  people: readonly Person[],
  isWhole: boolean,
  is: (person: Person) => boolean | null,
): { readonly [K in F]?: boolean } {
  const answers = people.map(is);
  if (answers.includes(true)) return { [fact]: true } as { [K in F]: boolean };
  return isWhole && !answers.includes(null) ? ({ [fact]: false } as { [K in F]: boolean }) : {};
}

function paysHeating({ household }: Profile): { readonly paysHeating?: boolean } {
  const pays = household?.paysHeating ?? null;
  return pays === null ? {} : { paysHeating: pays };
}

/**
 * Returns whether anyone in the household works for pay, based on the kinds of income or, without them, on the member's
 * work.
 */
function worksForPay({ household, employmentStatus, householdSize }: Profile): { readonly worksForPay?: boolean } {
  const incomes = household?.incomes ?? [];
  if (incomes.some(({ kind, yearly }) => EARNED.includes(kind) && yearly > 0)) return { worksForPay: true };
  if (employmentStatus === 'employed' || employmentStatus === 'self-employed') return { worksForPay: true };
  if (incomes.length > 0) return { worksForPay: false };
  const isOut = employmentStatus === 'retired' || employmentStatus === 'unable-to-work';
  return isOut && householdSize === 1 ? { worksForPay: false } : {};
}
