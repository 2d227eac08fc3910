import { earnedOf, type HouseholdPerson, incomeOf, sumOf, unearnedOf } from './household.ts';
import { dollars } from './money.ts';

/**
 * The parts of a month's income and earnings that don't count: 20 CFR 416.1124(c)(12) and 416.1112(c)(5). Half of the
 * remaining earnings doesn't count either.
 */
const GENERAL = 20;
const OF_EARNINGS = 65;

/**
 * Returns the income of a person or couple under SSI rules, in US dollars a year: 20 CFR 416.1112 and 416.1124. Also
 * used for Medicaid at 65 or with a disability, Medicare Savings Programs and Extra Help; some states exclude more than
 * $20 a month.
 */
export function countableIncome(people: readonly HouseholdPerson[], leftOutPerMonth = GENERAL): number {
  const unearned = sumOf(people, (one) => unearnedOf(one) - incomeOf(one, ['ssi', 'tanf']));
  const earned = sumOf(people, (one) => Math.max(0, earnedOf(one) + Math.min(0, one.income['self-employment'] ?? 0)));
  const leftOut = 12 * leftOutPerMonth;
  const ofUnearned = Math.min(leftOut, unearned);
  return unearned - ofUnearned + Math.max(0, earned - (leftOut - ofUnearned) - 12 * OF_EARNINGS) / 2;
}

/** Returns what `countableIncome` leaves out, in words for the middle of a sentence; empty if nothing. */
export function leftOutOf(people: readonly HouseholdPerson[], leftOutPerMonth = GENERAL): string {
  const counted = countableIncome(people, leftOutPerMonth);
  if (counted === countableIncome(people, 0) && !people.some((one) => earnedOf(one) > 0)) return '';
  const general = dollars(leftOutPerMonth);
  return people.some((one) => earnedOf(one) > 0)
    ? `, after ${general} a month, ${dollars(OF_EARNINGS)} of earnings and half of the rest, which do not count,`
    : `, after the ${general} a month that does not count,`;
}

/**
 * Returns the people whose income and savings count together: the applicant and spouse, two parents or grandparents in
 * one home, or any other person alone.
 */
export function coupleOf(people: readonly HouseholdPerson[], person: HouseholdPerson): HouseholdPerson[] {
  const isOfCouple = ({ relation }: HouseholdPerson) => relation === 'self' || relation === 'spouse';
  if (isOfCouple(person)) return people.filter(isOfCouple);
  if (person.relation !== 'parent' && person.relation !== 'grandparent') return [person];
  const couple = people.filter(({ relation }) => relation === person.relation).slice(0, 2);
  return couple.includes(person) ? couple : [person];
}

/** Returns each couple or single person with Medicare, the member's first. */
export function couplesWithMedicare(people: readonly HouseholdPerson[]): HouseholdPerson[][] {
  const couples = people.filter(({ medicare }) => medicare).map((person) => coupleOf(people, person));
  return couples.filter(([first], at) => couples.findIndex((other) => other[0] === first) === at);
}
