import type { Hinge } from '../estimates/reckoning.ts';
import { earnedOf, type Household, type HouseholdPerson } from '../household.ts';

/**
 * Returns whether SNAP is open to a person: to citizens, to permanent residents after five years or under 18, and to
 * Cubans and Haitians. 7 U.S.C. 2015(f), as amended in July 2025.
 */
export function isOpenTo({ status, residentYears, age, disabled }: HouseholdPerson): boolean {
  if (status === 'citizen' || status === 'cuban-haitian') return true;
  if (status !== 'permanent-resident') return false;
  return age < 18 || disabled || residentYears === null || residentYears >= 5;
}

const COLLEGE: Hinge = {
  says: 'You study and work at least 20 hours a week, are in work-study, get TANF, or meet another exception for college students',
  odds: 'sometimes',
};
const WORK: Hinge = {
  says: 'You work, train or volunteer 80 hours a month, or an exception holds, such as a health condition that keeps you from work',
  odds: 'half',
};

/**
 * Returns the condition under 7 U.S.C. 2015(e) or (o) if hours are unknown and it applies to everyone in the household.
 */
export function hingeOf(people: readonly HouseholdPerson[], household: Household): Hinge | null {
  const hinges = people.map((person) => {
    if (!person.hoursOpen) return null;
    if (isShutOutStudent({ ...person, hoursWorkedPerWeek: 0 }, household) && !earnsThirtyHours(person)) return COLLEGE;
    return isTimeLimited(person, household) ? WORK : null;
  });
  return hinges.every((one) => one !== null) ? (hinges[0] ?? null) : null;
}

/**
 * Returns whether a person is a student aged 18 to 49 who works less than 20 hours, doesn't care for a young child and
 * has no disability: 7 U.S.C. 2015(e).
 */
export function isShutOutStudent(person: HouseholdPerson, { people }: Household): boolean {
  if (!person.student || person.inSchool || person.age < 18 || person.age >= 50 || person.disabled || person.blind)
    return false;
  if (person.hoursWorkedPerWeek >= 20) return false;
  const isParent = person.relation === 'self' || person.relation === 'spouse';
  const youngest = Math.min(...people.filter(({ relation }) => relation === 'child').map(({ age }) => age));
  return !(isParent && youngest < (people.some(({ relation }) => relation === 'spouse') ? 6 : 12));
}

/**
 * Returns whether a person is aged 18 to 64, has no child under 14 and works less than 20 hours a week: 7 U.S.C.
 * 2015(o), as amended in July 2025.
 */
export function isTimeLimited(person: HouseholdPerson, { people }: Household): boolean {
  if (person.age < 18 || person.age >= 65 || person.disabled || person.blind || person.pregnant) return false;
  return person.hoursWorkedPerWeek < 20 && !people.some(({ age }) => age < 14) && !earnsThirtyHours(person);
}

/** 7 CFR 273.7(b)(1)(vii): earnings equal to 30 hours at the federal minimum wage are enough. */
const MINIMUM_WAGE = 7.25;
function earnsThirtyHours(person: HouseholdPerson): boolean {
  return earnedOf(person) / 52 >= 30 * MINIMUM_WAGE;
}

/** 7 CFR 273.1(b)(1): people under 22 belong to the household of the parents they live with. */
const CHILD_BELOW = 22;
const MINOR_BELOW = 18;

/**
 * Returns the people who have to apply together with the member, and the condition for being a separate household: 7
 * CFR 273.1(a) and (b). Null if everyone has to.
 */
export function apartFrom(people: Household['people']): { people: Household['people']; hinge: Hinge } | null {
  const [self, ...others] = people;
  const isChildHere = self.age < CHILD_BELOW && others.some(({ relation }) => relation === 'parent');
  const hasChild = others.some(({ relation }) => relation === 'child');
  const isTogether = ({ relation, age }: HouseholdPerson): boolean => {
    if (relation === 'spouse') return true;
    if (relation === 'partner') return hasChild;
    if (relation === 'parent') return isChildHere;
    if (relation === 'sibling') return isChildHere ? age < CHILD_BELOW : age < MINOR_BELOW;
    return relation === 'child' ? age < CHILD_BELOW : relation !== 'unrelated' && age < MINOR_BELOW;
  };
  const together = others.filter(isTogether);
  if (together.length === others.length) return null;
  const isAmongStrangers = others.every((person) => isTogether(person) || person.relation === 'unrelated');
  return {
    people: [self, ...together],
    hinge: {
      says: `You buy and cook your food apart from the others you live with: we reckoned ${together.length > 0 ? 'your part of the home' : 'you'} alone`,
      odds: isAmongStrangers ? 'usually' : 'half',
    },
  };
}
