import type { Odds } from '../../contract/programs/rules.ts';
import type { Reckoner } from './estimates/reckoning.ts';
import { type HouseholdPerson, incomeOf, sumOf, totalOf } from './household.ts';
import { canBeClaimed, isQualifyingChild, isStudentChild, taxUnitOf } from './tax/tax-unit.ts';

/** The income that counts for a person, in US dollars a year, and how many people it covers. */
export interface CountedIncome {
  income: number;
  size: number;
}

/** Income exempt from federal tax and from modified adjusted gross income: 42 CFR 435.603(e). */
const NOT_COUNTED = ['ssi', 'tanf', 'child-support', 'veterans'] as const;

/**
 * Returns the modified adjusted gross income and the size of a person's household for Medicaid and CHIP: 42 CFR
 * 435.603(d) and (f). Tax filers and everyone they claim are one household, and so are parents and their child under
 * 19. Any other couple is a household of its own. A relative who isn't their child is a household alone or with
 * siblings.
 */
export function countedIncomeOf(reckoner: Reckoner, person: HouseholdPerson): CountedIncome {
  const { people } = reckoner.household;
  const unit = taxUnitOf(reckoner);
  const parents = people.filter(({ relation }) => relation === 'parent');
  const minors = parents.length > 0 ? people.filter((one) => isYoungOfParents(one, people)) : [];
  const isTheirs = minors.includes(person) || (minors.length > 0 && parents.includes(person));
  if (isTheirs) return familyIncome(person, parents, minors);
  const isOfFamily = unit.filers.includes(person) || (person.relation === 'child' && unit.dependents.includes(person));
  if (isOfFamily) return familyIncome(person, unit.filers, unit.dependents);
  if (COUPLES.includes(person.relation)) {
    const couple = people.filter(({ relation }) => relation === person.relation).slice(0, 2);
    if (couple.includes(person)) return familyIncome(person, couple, []);
  }
  const siblings = isQualifyingChild(person)
    ? people.filter((one) => one.relation === person.relation && isQualifyingChild(one))
    : [person];
  return familyIncome(person, siblings, []);
}

/** The other household that could count for a person, with the condition for each of the two. */
export interface OtherHousehold {
  counted: CountedIncome;
  /** The condition for the first household, addressed to the member. */
  unless: string;
  /** The condition for this one. */
  if: string;
  /** How often the first household is the one that counts. */
  odds: Odds;
}

/**
 * Returns the alternative if the household depends on unknown facts: whether parents claim an adult child, 42 CFR
 * 435.603(f)(2), or whether a partner is the child's parent, (f)(2)(ii).
 */
export function otherHouseholdOf(reckoner: Reckoner, person: HouseholdPerson): OtherHousehold | null {
  const { people } = reckoner.household;
  const [self] = people;
  const unit = taxUnitOf(reckoner);
  const parents = people.filter(({ relation }) => relation === 'parent');
  const isAlone = unit.filers.length === 1 && !people.some(({ relation }) => relation === 'child');
  if (person === self && isAlone && parents.length > 0 && !isYoungOfParents(self, people) && canBeClaimed(self)) {
    const siblings = people.filter((one) => isYoungOfParents(one, people));
    return {
      counted: familyIncome(self, parents, [self, ...siblings]),
      unless: 'Your parents do not claim you on their tax return: if they do, their income counts',
      if: 'Your parents claim you on their tax return',
      odds: isStudentChild(self) ? 'rarely' : 'half',
    };
  }
  const partner = people.find(({ relation }) => relation === 'partner');
  if (partner && unit.filers.length === 1 && person.relation === 'child' && unit.dependents.includes(person))
    return {
      counted: familyIncome(person, [...unit.filers, partner], unit.dependents),
      unless: 'Your partner is not the parent of your child: if so, both incomes count',
      if: 'Your partner is the parent of your child too',
      odds: 'half',
    };
  return null;
}

/** Two parents or two grandparents in one home are assumed to be a couple: 42 CFR 435.603(f)(4). */
const COUPLES: readonly HouseholdPerson['relation'][] = ['parent', 'grandparent'];

/**
 * Returns whether a person is a sibling under 19, or the member under 19 without a child or spouse: 42 CFR
 * 435.603(f)(3).
 */
function isYoungOfParents({ relation, age }: HouseholdPerson, people: readonly HouseholdPerson[]): boolean {
  if (age >= YOUNG_BELOW) return false;
  if (relation === 'sibling') return true;
  return relation === 'self' && !people.some((one) => one.relation === 'child' || one.relation === 'spouse');
}
const YOUNG_BELOW = 19;

function familyIncome(
  person: HouseholdPerson,
  heads: readonly HouseholdPerson[],
  children: readonly HouseholdPerson[],
): CountedIncome {
  const babies = person.pregnant ? person.expectedBabies : 0;
  return { income: sumOf(heads, adjustedGross), size: heads.length + children.length + babies };
}

/** Returns the income of everyone on the tax return, as defined for the premium tax credit: 26 U.S.C. 36B(d)(2). */
export function householdIncome(reckoner: Reckoner): CountedIncome {
  const { filers, dependents } = taxUnitOf(reckoner);
  return { income: sumOf(filers, adjustedGross), size: filers.length + dependents.length };
}

/**
 * Returns a person's modified adjusted gross income. All Social Security income counts, but half of the self-employment
 * tax is deducted: 26 U.S.C. 164(f).
 */
function adjustedGross(person: HouseholdPerson): number {
  const halfOfTax = (incomeOf(person, ['self-employment']) * 0.9235 * 0.153) / 2;
  return Math.max(0, totalOf(person) - incomeOf(person, NOT_COUNTED) - halfOfTax);
}
