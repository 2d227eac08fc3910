import type { Hinge } from '../estimates/reckoning.ts';
import { earnedOf, type HouseholdPerson, incomeOf, sumOf } from '../household.ts';

/**
 * Hours a week of work, study or training per parent. `couple` is the total for two parents, `second` the minimum for
 * the one with fewer hours.
 */
export interface ActivityRule {
  single: number;
  couple?: number | undefined;
  second?: number | undefined;
}

const FULL_TIME = 40;
const RETIRED = 65;

/**
 * Returns whether the parents are active enough: 45 CFR 98.20(a)(3). Full-time students are, and so are parents with
 * earnings but unknown hours. States require nothing of a parent who is 65 or older, has a disability or gets
 * disability benefits. `activityHinge` covers parents who look for work.
 */
export function meetsActivity(parents: readonly HouseholdPerson[], rule: ActivityRule | undefined): boolean {
  const asked = parents.filter((parent) => !isExcused(parent) && parent.idle !== 'looking');
  const hours = asked.map(hoursOf);
  if (rule === undefined) return hours.every((each) => each > 0);
  if (rule.couple === undefined || asked.length < 2) return hours.every((each) => each >= rule.single);
  const least = rule.second ?? 0;
  return sumOf(hours, (each) => each) >= rule.couple && hours.every((each) => each >= least);
}

/** Returns the deciding condition if a parent neither works nor studies; undefined if there is none. */
export function activityHinge(parents: readonly HouseholdPerson[]): Hinge | undefined {
  const idle = parents.filter((parent) => !isExcused(parent) && !parent.student);
  if (idle.some((parent) => parent.idle === 'at-home' && earnedOf(parent) === 0)) return AT_HOME;
  return idle.some((parent) => parent.idle === 'looking') ? LOOKING : undefined;
}

const AT_HOME: Hinge = { says: 'Each parent at home works, studies or trains for a job', odds: 'rarely' };
const LOOKING: Hinge = {
  says: 'The parent who is out of work studies or trains for a job, or your state counts looking for work',
  odds: 'sometimes',
};

function isExcused(parent: HouseholdPerson): boolean {
  return parent.disabled || parent.age >= RETIRED || incomeOf(parent, ['social-security', 'ssi']) > 0;
}

function hoursOf(parent: HouseholdPerson): number {
  if (parent.student) return FULL_TIME;
  return parent.hoursWorkedPerWeek === 0 && earnedOf(parent) > 0 ? FULL_TIME : parent.hoursWorkedPerWeek;
}
