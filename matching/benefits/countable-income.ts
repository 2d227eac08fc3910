import { earnedOf, type HouseholdPerson, incomeOf, sumOf, unearnedOf } from './household.ts';

/** 20 CFR 416.1124(c)(12) and 416.1112(c)(5): what of a month's income and of its earnings does not count, besides half of the rest. */
const GENERAL = 20;
const OF_EARNINGS = 65;

/**
 * Income as SSI counts it, US dollars a year, of one person or of a couple: 20 CFR 416.1112 and 416.1124. Medicaid at 65 or
 * with a disability, Medicare Savings Programs and Extra Help take it over; some states leave out more than $20 a month.
 */
export function countableIncome(people: readonly HouseholdPerson[], leftOutPerMonth = GENERAL): number {
  const unearned = sumOf(people, (one) => unearnedOf(one) - incomeOf(one, ['ssi', 'tanf']));
  const earned = sumOf(people, (one) => Math.max(0, earnedOf(one) + Math.min(0, one.income['self-employment'] ?? 0)));
  const leftOut = 12 * leftOutPerMonth;
  const ofUnearned = Math.min(leftOut, unearned);
  return unearned - ofUnearned + Math.max(0, earned - (leftOut - ofUnearned) - 12 * OF_EARNINGS) / 2;
}

/**
 * Whose income and savings are looked at together: the applicant with the spouse, two parents or grandparents in one home, or
 * somebody else alone.
 */
export function coupleOf(people: readonly HouseholdPerson[], person: HouseholdPerson): HouseholdPerson[] {
  const isOfCouple = ({ relation }: HouseholdPerson) => relation === 'self' || relation === 'spouse';
  if (isOfCouple(person)) return people.filter(isOfCouple);
  if (person.relation !== 'parent' && person.relation !== 'grandparent') return [person];
  const couple = people.filter(({ relation }) => relation === person.relation).slice(0, 2);
  return couple.includes(person) ? couple : [person];
}

/** Each couple, or person alone, of whom somebody has Medicare; the member's first. */
export function couplesWithMedicare(people: readonly HouseholdPerson[]): HouseholdPerson[][] {
  const couples = people.filter(({ medicare }) => medicare).map((person) => coupleOf(people, person));
  return couples.filter(([first], at) => couples.findIndex((other) => other[0] === first) === at);
}
