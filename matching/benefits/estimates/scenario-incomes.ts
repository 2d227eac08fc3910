import type { Profile } from '../../../contract/profile/profile.ts';
import { GROWN, householdIncomeOf } from '../../person/household-size.ts';
import { type Household, type IncomeKind, replaced } from '../household.ts';
import type { IncomeLines } from '../income-lines.ts';

/** Fills in an answer that the profile leaves open. */
export type Fill = (household: Household) => Household;

/** The shares of the poverty guideline to try if the income is unknown. */
const LEVELS = [0, 0.9, 1.7, 3.5] as const;

/** Returns the incomes the profile could describe. */
export function incomeOptions(profile: Profile, { povertyLine }: IncomeLines): readonly Fill[] {
  const incomes = profile.household?.incomes ?? [];
  const total = householdIncomeOf(profile);
  const listed = incomes.reduce((sum, { yearly }) => sum + yearly, 0);
  if (incomes.length > 0) {
    // If the listed kinds don't add up to the total, the rest counts as the member's other income.
    return [
      (household) => withIncome(listedIncomes(household, profile), 0, 'other', Math.max(0, (total ?? 0) - listed)),
    ];
  }
  if (total !== null) return [(household) => withIncome(household, 0, 'wages', total)];
  return LEVELS.map((level) => (household: Household) => {
    const size = household.people.length;
    // Territories have no poverty line of their own, so the mainland's line separates low incomes from high ones.
    const line = povertyLine(size, household.state) ?? povertyLine(size) ?? 0;
    return { ...withIncome(household, 0, 'wages', Math.round(level * line)), incomeOpen: true };
  });
}

function listedIncomes(household: Household, { household: told }: Profile): Household {
  return (told?.incomes ?? []).reduce((result, { kind, yearly, whose }) => {
    const spouse = result.people.findIndex(({ relation }) => relation === 'spouse' || relation === 'partner');
    const other = result.people.findIndex(
      ({ relation, age }, at) => at > 0 && relation !== 'spouse' && relation !== 'partner' && age >= GROWN,
    );
    // If no other adult lives there, a working "somebody else" is assumed to be an older child, and their SSI or Social
    // Security a child's.
    const ofChild = EARNED.includes(kind)
      ? olderChildIn
      : kind === 'ssi'
        ? childWithSsiIn
        : kind === 'social-security'
          ? childIn
          : null;
    const working = other >= 0 || ofChild === null ? other : ofChild(result);
    const someone = working >= 0 ? working : spouse;
    const index = whose === 'spouse' ? spouse : whose === 'other' ? someone : 0;
    return withIncome(result, Math.max(0, index), kind, yearly);
  }, household);
}

const EARNED: readonly IncomeKind[] = ['wages', 'self-employment'];
const WORKING_AGE = 14;
function olderChildIn({ people }: Household): number {
  return people.findIndex(({ age }, at) => at > 0 && age >= WORKING_AGE && age < GROWN);
}

/** Returns the index of a child to assign SSI to, preferably one with a disability. */
function childWithSsiIn(household: Household): number {
  const disabled = household.people.findIndex((person, at) => at > 0 && person.disabled);
  return disabled >= 0 ? disabled : childIn(household);
}

/**
 * Returns the index of a child to assign Social Security to, paid because a parent died, retired or has a disability.
 */
function childIn({ people }: Household): number {
  return people.findIndex(({ age }, at) => at > 0 && age < GROWN);
}

function withIncome(household: Household, index: number, kind: IncomeKind, yearly: number): Household {
  if (yearly === 0) return household;
  return {
    ...household,
    people: replaced(household.people, (person, at) =>
      at === index ? { ...person, income: { ...person.income, [kind]: (person.income[kind] ?? 0) + yearly } } : person,
    ),
  };
}

/** Returns options for a total of unknown kind: pay, or a benefit that the member's situation makes likely. */
export function kindOptions(profile: Profile): readonly Fill[] {
  if ((profile.household?.incomes ?? []).length > 0) return [(household) => household];
  const kinds = likelyKinds(profile);
  const isAssumed = kinds.every((kind) => EARNED.includes(kind));
  return kinds.map((kind) => (household: Household) => ({
    ...household,
    ...(isAssumed && !household.incomeOpen ? { earningsAssumed: true } : {}),
    incomeKindOpen: !isAssumed,
    people: replaced(household.people, (person, at) => {
      const { wages = 0, ...rest } = person.income;
      return at === 0 && wages > 0 ? { ...person, income: { ...rest, [kind]: wages } } : person;
    }),
  }));
}

const RETIREMENT_AGE = 67;

function likelyKinds({ employmentStatus, age }: Profile): readonly IncomeKind[] {
  if (employmentStatus === 'employed') return ['wages'];
  if (employmentStatus === 'self-employed') return ['self-employment'];
  if (employmentStatus === 'retired') return ['social-security'];
  // This year's income may include wages from before the person stopped working.
  if (employmentStatus === 'unable-to-work') return ['social-security', 'wages'];
  if (employmentStatus === 'unemployed') return ['wages', 'unemployment'];
  return (age ?? 0) >= RETIREMENT_AGE ? ['social-security', 'wages'] : ['wages', 'other'];
}
